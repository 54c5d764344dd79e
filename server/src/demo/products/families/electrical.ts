import type { DemoFamily } from '../demo-product.ts';

const cables = { brand: 'KELIAN', origin: '江苏宜兴', unit: 'ROLL' } as const;

export const electrical: readonly DemoFamily[] = [
  {
    name: '三相异步电机', english: 'Three-phase motor', keyword: '电机;电动机;YE4', description: '一级能效，铸铁机座，F 级绝缘，适用于泵、风机、压缩机。', category: '电机/异步电机', unit: 'TAI', brand: 'QINGFENG', origin: '山东淄博', look: 'motor', colour: '工业蓝', groups: ['节能产品', '热销商品'],
    models: [
      ['YE4-80', 620, ['0.75kW', '1.1kW', '1.5kW']], ['YE4-100', 980, ['1.5kW', '2.2kW', '3kW']], ['YE4-112', 1260, ['2.2kW', '3kW', '4kW']], ['YE4-132', 1680, ['4kW', '5.5kW', '7.5kW']],
      ['YE4-160', 2650, ['7.5kW', '11kW', '15kW']], ['YE4-180', 4380, ['15kW', '18.5kW', '22kW']],
    ],
    matrix: [['功率', [], 0.3], ['极数', ['2极', '4极', '6极'], 0.12]], parameters: [['绝缘等级', 'F'], ['冷却方式', 'IC411'], ['工作制', 'S1'], ['防护等级', 'IP55']],
  },
  {
    name: '隔爆型电机', english: 'Explosion-proof motor', keyword: '防爆电机;隔爆;YBX4', description: '隔爆型，适用于 IIA、IIB 级 T1～T4 组爆炸性气体环境，接线盒可四向转动。', category: '电机/防爆电机', unit: 'TAI', brand: 'QINGFENG', origin: '山东淄博', look: 'motor', colour: '绿色', groups: ['出口专供'],
    models: [['YBX4-100', 1480, ['2.2kW', '3kW']], ['YBX4-132', 2560, ['5.5kW', '7.5kW']], ['YBX4-160', 3980, ['11kW', '15kW']], ['YBX4-200', 7850, ['30kW', '37kW']]],
    matrix: [['功率', [], 0.28], ['极数', ['2极', '4极', '6极'], 0.1]], parameters: [['防爆标志', 'Ex db IIB T4 Gb'], ['绝缘等级', 'F'], ['防护等级', 'IP55']],
  },
  {
    name: '交流伺服电机', english: 'AC servo motor', keyword: '伺服;电机;编码器', description: '23 位绝对值编码器，低惯量转子，额定转速 3000 r/min，短时过载 3 倍。', category: '电机/伺服电机', unit: 'TAI', brand: 'QINGFENG', origin: '广东深圳', look: 'servoMotor', colour: '黑色', groups: ['新品推荐'],
    models: [['SM60-040', 780], ['SM80-075', 980], ['SM80-100', 1180], ['SM110-120', 1560], ['SM130-150', 1880], ['SM130-200', 2260], ['SM180-450', 4950]], parameters: [['编码器', '23 位绝对值'], ['额定转速', '3000 r/min'], ['防护等级', 'IP67']],
  },
  {
    name: '矢量变频器', english: 'Vector drive', keyword: '变频器;调速;矢量', description: '无感矢量控制，内置 PID 与 Modbus，0.5 Hz 时输出 150% 转矩，适用于泵、风机与输送设备。', category: '变频与软启动/低压变频器', unit: 'TAI', brand: 'JIUZHOU', origin: '广东深圳', look: 'inverter', colour: '浅灰', groups: ['节能产品', '热销商品'],
    models: [['JZ300', 960], ['JZ500', 1180], ['JZ600', 1420], ['JZ800', 1680]], matrix: [['功率', ['0.75kW', '1.5kW', '2.2kW', '4kW', '5.5kW', '7.5kW', '11kW', '15kW'], 0.32]], parameters: [['输入', '三相 380 V ±15%'], ['输出频率', '0～500 Hz'], ['通信', 'Modbus RTU']],
  },
  {
    name: '在线软启动器', english: 'Soft starter', keyword: '软启动;电机保护', description: '内置旁路接触器，斜坡电压与限流两种启动方式，带过载、缺相与欠载保护。', category: '变频与软启动/软启动器', unit: 'TAI', brand: 'JIUZHOU', origin: '浙江乐清', look: 'inverter', colour: '橙色',
    models: [['JZR-015', 1380], ['JZR-030', 1860], ['JZR-055', 2680], ['JZR-090', 3950]], parameters: [['启动方式', '电压斜坡 / 限流'], ['启动时间', '1～60 s'], ['防护等级', 'IP20']],
  },
  {
    name: '塑壳断路器', english: 'Moulded case circuit breaker', keyword: '断路器;塑壳;低压', description: '热磁脱扣，分断能力 50 kA，可加装分励、辅助与报警附件。', category: '低压电器/断路器', brand: 'BRH', origin: '浙江乐清', look: 'circuitBreaker', colour: '工业蓝',
    models: [['NM1-63', 128], ['NM1-100', 156], ['NM1-125', 178], ['NM1-160', 236], ['NM1-250', 318], ['NM1-400', 760], ['NM1-630', 1280]], parameters: [['极数', '3P'], ['分断能力', '50 kA'], ['脱扣方式', '热磁'], ['标准', 'GB/T 14048.2']],
  },
  {
    name: '交流接触器', english: 'AC contactor', keyword: '接触器;低压', description: '用于远距离接通与分断电路、频繁启动与控制交流电动机，可与热继电器组合。', category: '低压电器/接触器', brand: 'BRH', origin: '浙江乐清', look: 'contactor', colour: '米白', groups: ['检修备件'],
    models: [['CJX2-0910', 38], ['CJX2-1210', 42], ['CJX2-1810', 52], ['CJX2-2510', 76], ['CJX2-3210', 98], ['CJX2-5011', 186], ['CJX2-8011', 268], ['CJX2-9511', 325]], parameters: [['线圈', 'AC220V'], ['机械寿命', '1000 万次'], ['标准', 'GB/T 14048.4']],
  },
  {
    name: '中间继电器', english: 'Control relay', keyword: '继电器;中间继电器', description: '透明外壳，带机械指示与测试按钮，插座安装，用于控制回路的信号转换与放大。', category: '低压电器/继电器', brand: 'BRH', origin: '浙江乐清', minimumOrder: 10, look: 'contactor', colour: '青色', groups: ['检修备件'],
    models: [['JZX-22F-2Z', 12.8], ['JZX-22F-3Z', 15.6], ['JZX-22F-4Z', 17.2], ['JQX-13F-2Z', 11.5], ['JQX-38F-3Z', 36]], parameters: [['线圈', 'DC24V'], ['触点负载', '5 A 250 V AC'], ['电气寿命', '10 万次']],
  },
  {
    ...cables, name: '控制电缆', english: 'Control cable', keyword: '电缆;控制电缆;KVV', description: '铜芯聚氯乙烯绝缘及护套，用于 450/750 V 及以下控制回路。', category: '线缆/控制电缆', look: 'cableDrum', colour: '黑色',
    models: [['KVV 1.0', 310], ['KVV 1.5', 420], ['KVV 2.5', 620], ['KVVP 1.5', 560], ['KVVP 2.5', 790]], matrix: [['芯数', ['2芯', '3芯', '4芯', '5芯', '7芯', '12芯'], 0.42], ['长度', ['100米', '200米', '500米'], [1, 1.96, 4.8]]],
    parameters: [['额定电压', '450/750 V'], ['导体', '无氧铜'], ['标准', 'GB/T 9330']],
  },
  {
    ...cables, name: '交联电力电缆', english: 'XLPE power cable', keyword: '电缆;动力电缆;YJV', description: '铜芯交联聚乙烯绝缘、聚氯乙烯护套，导体最高工作温度 90 ℃，用于 0.6/1 kV 配电线路。', category: '线缆/动力电缆', look: 'cableDrum', colour: '橙色', groups: ['现货供应'],
    models: [['YJV 4', 1180], ['YJV 6', 1680], ['YJV 10', 2760], ['YJV 16', 4280], ['YJV 25', 6650]], matrix: [['芯数', ['3芯', '4芯', '5芯'], 0.3], ['长度', ['50米', '100米', '200米', '500米'], [1, 1.98, 3.9, 9.6]]], parameters: [['额定电压', '0.6/1 kV'], ['绝缘', 'XLPE'], ['标准', 'GB/T 12706']],
  },
  {
    ...cables, name: '铜芯电线', english: 'Copper wire', keyword: '电线;BV;布电线', description: '单芯硬铜导体，聚氯乙烯绝缘，足米足方，用于照明与动力布线。', category: '线缆/动力电缆', look: 'cableCoil', colour: '信号红', groups: ['热销商品', '现货供应'],
    models: [['BV 1.5', 128], ['BV 2.5', 198], ['BV 4', 312], ['BV 6', 465]], matrix: [['颜色', ['信号红', '工业蓝', '交通黄', '黑色'], 0], ['长度', ['100米', '200米'], [1, 1.96]]], parameters: [['额定电压', '450/750 V'], ['阻燃等级', 'C 级'], ['标准', 'GB/T 5023']],
  },
];
