import type { DemoFamily } from '../demo-product.ts';

const maker = { brand: 'BRH', origin: '浙江温州', isMadeInHouse: true } as const;

export const valves: readonly DemoFamily[] = [
  {
    ...maker, name: '法兰球阀', english: 'Flanged ball valve', keyword: '球阀;法兰;切断阀', description: '浮动球结构，双向密封，适用于水、油品、弱腐蚀性介质的切断。', category: '阀门/球阀', look: 'flangedBallValve', colour: '工业蓝',
    groups: ['热销商品', '现货供应'], models: [['Q41F-16', 168], ['Q41F-25', 196], ['Q41F-40', 238], ['Q41F-64', 362]],
    matrix: [['阀体材质', ['碳钢 WCB', '不锈钢 CF8', '不锈钢 CF8M'], 0.62], ['口径', ['DN15', 'DN20', 'DN25', 'DN40', 'DN50'], 0.28]],
    parameters: [['适用温度', '-29～180 ℃'], ['结构长度', 'GB/T 12221'], ['试验标准', 'GB/T 13927']],
  },
  {
    ...maker, name: '内螺纹球阀', english: 'Threaded ball valve', keyword: '球阀;螺纹;丝口', description: '两片式结构，PTFE 阀座，手柄带锁孔，用于水、气与油品支管的切断。', category: '阀门/球阀', look: 'threadedBallValve', colour: '黄铜', minimumOrder: 5,
    groups: ['现货供应'], models: [['Q11F-16', 24], ['Q11F-25', 29], ['Q11F-64', 46]], matrix: [['阀体材质', ['黄铜', '不锈钢 CF8', '不锈钢 CF8M'], 0.75], ['口径', ['DN15', 'DN20', 'DN25', 'DN32', 'DN40'], 0.34]],
    parameters: [['螺纹', 'GB/T 7306 Rc'], ['阀座', 'PTFE'], ['适用温度', '-20～150 ℃']],
  },
  {
    ...maker, name: '对夹蝶阀', english: 'Wafer butterfly valve', keyword: '蝶阀;对夹', description: '中线对夹结构，橡胶软密封，用于给排水与通风管路。', category: '阀门/蝶阀', look: 'butterflyValve', colour: '工业蓝', minimumOrder: 2, groups: ['热销商品'],
    models: [['D71X-10', 96], ['D71X-16', 112], ['D371X-10', 168], ['D371X-16', 186]], matrix: [['口径', ['DN50', 'DN65', 'DN80', 'DN100', 'DN125', 'DN150', 'DN200', 'DN250'], 0.42], ['阀体材质', ['球墨铸铁', '不锈钢 CF8'], 1.4]],
    parameters: [['密封材料', 'EPDM'], ['法兰标准', 'GB/T 9113'], ['适用温度', '-10～110 ℃']],
  },
  {
    ...maker, name: '旋启式止回阀', english: 'Swing check valve', keyword: '止回阀;单向阀', description: '防止介质倒流，水平或垂直管路均可安装，阀瓣与摇杆一体，启闭灵活。', category: '阀门/止回阀', look: 'checkValve', colour: '浅灰',
    models: [['H44H-16C', 260], ['H44H-25', 318], ['H44H-40', 396]], matrix: [['口径', ['DN50', 'DN65', 'DN80', 'DN100', 'DN150'], 0.46]], parameters: [['介质', '水、蒸汽、油品'], ['适用温度', '≤425 ℃'], ['密封面', '堆焊不锈钢']],
  },
  {
    ...maker, name: '气动薄膜调节阀', english: 'Pneumatic control valve', keyword: '调节阀;气动;薄膜', description: '单座柱塞式阀芯，等百分比流量特性，配电气阀门定位器，用于流量、压力与液位的自动调节。', category: '控制阀/气动控制阀', look: 'controlValve', colour: '信号红',
    groups: ['出口专供'], models: [['ZJHP-16', 2680], ['ZJHP-40', 3150], ['ZJHP-64', 3980]], matrix: [['口径', ['DN25', 'DN40', 'DN50', 'DN65', 'DN80', 'DN100'], 0.24], ['阀体材质', ['碳钢 WCB', '不锈钢 CF8', '不锈钢 CF8M'], 0.38]],
    parameters: [['流量特性', '等百分比'], ['泄漏等级', 'IV 级'], ['气源压力', '0.14～0.4 MPa'], ['输入信号', '4～20 mA']],
  },
  {
    name: '五通电磁阀', english: '5-way solenoid valve', keyword: '电磁阀;气动;换向阀', description: '先导式滑阀，不加油也可工作，线圈可旋转安装，用于气缸换向控制。', category: '液压气动元件/电磁阀', brand: 'ZHUOYUE', origin: '浙江宁波', minimumOrder: 5, look: 'solenoidValve', colour: '工业蓝',
    groups: ['热销商品', '检修备件'], models: [['4V210-08', 68], ['4V310-10', 92], ['4V410-15', 145]], matrix: [['线圈电压', ['DC24V', 'DC12V', 'AC110V', 'AC220V'], 0.02]], parameters: [['使用压力', '0.15～0.8 MPa'], ['响应时间', '50 ms'], ['防护等级', 'IP65']],
  },
  {
    name: '平焊钢法兰', english: 'Slip-on flange', keyword: '法兰;管件', description: '突面平焊，锻造毛坯，螺栓孔按 GB/T 9119 加工，表面防锈油处理。', category: '机械件/管件与法兰', brand: 'BOYUAN', origin: '山西定襄', minimumOrder: 2, look: 'flange', colour: '不锈钢本色',
    models: [['PL50-16', 28], ['PL65-16', 36], ['PL80-16', 44], ['PL100-16', 56], ['PL150-16', 88], ['PL200-16', 128]], parameters: [['材质', '06Cr19Ni10'], ['密封面', '突面 RF'], ['公称压力', 'PN16']],
  },
];
