/** What customers of the demo companies choose from. */
export interface DemoProduct {
  code: string;
  name: string;
  english: string;
  keyword: string;
  description: string;
  /** The category and the one above it. */
  category: string;
  unit: string;
  /** The price of the cheapest variant. */
  price: number;
  minimumOrder: number;
  /** The specifications with the values that it is offered in; none: a single style. */
  matrix: readonly (readonly [specification: string, values: readonly string[]])[];
  onShelf: boolean;
  parameters: readonly (readonly [name: string, value: string])[];
}

interface Family extends Omit<DemoProduct, 'code' | 'name' | 'english' | 'price' | 'onShelf'> {
  name: string;
  english: string;
  /** Each model of the family, with the price that it begins at. */
  models: readonly (readonly [model: string, price: number])[];
}

const families: readonly Family[] = [
  {
    name: '深沟球轴承', english: 'Deep groove ball bearing', keyword: '轴承;深沟球', description: '双面接触式橡胶密封，出厂已注脂，低噪声电机级。', category: '轴承/深沟球轴承', unit: 'PCS', minimumOrder: 10,
    models: [['6204-2RS', 15.5], ['6205-2RS', 18.5], ['6206-2RS', 24], ['6208-2RS', 38]], matrix: [], parameters: [['游隙', 'C3'], ['精度等级', 'P6']],
  },
  {
    name: '法兰球阀', english: 'Flanged ball valve', keyword: '球阀;法兰;切断阀', description: '浮动球结构，双向密封，适用于水、油品、弱腐蚀性介质的切断。', category: '阀门/球阀', unit: 'PCS', minimumOrder: 1,
    models: [['Q41F-16', 168], ['Q41F-25', 196], ['Q41F-40', 238]], matrix: [['阀体材质', ['碳钢 WCB', '不锈钢 CF8', '不锈钢 CF8M']], ['口径', ['DN15', 'DN20', 'DN25', 'DN40']]],
    parameters: [['适用温度', '-29～180 ℃'], ['结构长度', 'GB/T 12221'], ['试验标准', 'GB/T 13927']],
  },
  {
    name: '对夹蝶阀', english: 'Wafer butterfly valve', keyword: '蝶阀;对夹', description: '中线对夹结构，橡胶软密封，用于给排水与通风管路。', category: '阀门/蝶阀', unit: 'PCS', minimumOrder: 2,
    models: [['D71X-10', 96], ['D71X-16', 112]], matrix: [['口径', ['DN50', 'DN80', 'DN100', 'DN150', 'DN200']], ['阀体材质', ['球墨铸铁', '不锈钢 CF8']]],
    parameters: [['密封材料', 'EPDM'], ['驱动方式', '手柄']],
  },
  {
    name: '旋启式止回阀', english: 'Swing check valve', keyword: '止回阀;单向阀', description: '防止介质倒流，水平或垂直管路均可安装。', category: '阀门/止回阀', unit: 'PCS', minimumOrder: 1,
    models: [['H44H-16C', 260], ['H44H-25', 318]], matrix: [['口径', ['DN50', 'DN80', 'DN100', 'DN150']]], parameters: [['介质', '水、蒸汽、油品'], ['适用温度', '≤425 ℃']],
  },
  {
    name: '三相异步电机', english: 'Three-phase motor', keyword: '电机;电动机;YE4', description: '一级能效，铸铁机座，F 级绝缘，适用于泵、风机、压缩机。', category: '电机/异步电机', unit: 'PCS', minimumOrder: 1,
    models: [['YE4-132', 1680], ['YE4-160', 2650]], matrix: [['功率', ['5.5kW', '7.5kW', '11kW', '15kW']], ['极数', ['2极', '4极', '6极']]], parameters: [['绝缘等级', 'F'], ['冷却方式', 'IC411'], ['工作制', 'S1']],
  },
  {
    name: '单级离心泵', english: 'Single-stage pump', keyword: '离心泵;清水泵;管道泵', description: '卧式单级单吸结构，按 ISO 2858 设计，检修时无需拆卸管路。', category: '离心泵/单级离心泵', unit: 'PCS', minimumOrder: 1,
    models: [['IS65-50-160', 3280], ['IS80-65-125', 3560], ['IS100-80-160', 4380]], matrix: [['过流件材质', ['铸铁 HT250', '不锈钢 304', '不锈钢 316L']]],
    parameters: [['转速', '2900 r/min'], ['介质温度', '≤80 ℃']],
  },
  {
    name: '自吸泵', english: 'Self-priming pump', keyword: '自吸泵;污水', description: '首次灌液后无需再灌，自吸高度 5 米，适用于含少量颗粒的污水。', category: '离心泵/自吸泵', unit: 'PCS', minimumOrder: 1,
    models: [['ZW50-20-15', 2150], ['ZW80-40-16', 3480]], matrix: [], parameters: [['自吸高度', '5 m'], ['通过颗粒', '≤30 mm']],
  },
  {
    name: '控制电缆', english: 'Control cable', keyword: '电缆;控制电缆;KVV', description: '铜芯聚氯乙烯绝缘及护套，用于 450/750 V 及以下控制回路。', category: '线缆/控制电缆', unit: 'PCS', minimumOrder: 1,
    models: [['KVV 1.5', 420], ['KVVP 1.5', 560]], matrix: [['芯数', ['3芯', '4芯', '7芯', '12芯']], ['长度', ['100米', '500米']]], parameters: [['额定电压', '450/750 V'], ['导体', '无氧铜']],
  },
  {
    name: '压力变送器', english: 'Pressure transmitter', keyword: '变送器;压力;仪表', description: '扩散硅传感器，4～20 mA 两线制输出，带现场显示。', category: '仪表/压力变送器', unit: 'PCS', minimumOrder: 1,
    models: [['PT500', 680], ['PT600', 920]], matrix: [['量程', ['0~0.6MPa', '0~1.6MPa', '0~4.0MPa']]], parameters: [['精度', '0.25 级'], ['输出', '4～20 mA'], ['过程连接', 'M20×1.5']],
  },
  {
    name: '梅花联轴器', english: 'Jaw coupling', keyword: '联轴器;弹性', description: '聚氨酯弹性体，补偿轴向、径向和角向偏差，无需润滑。', category: '传动件/联轴器', unit: 'PCS', minimumOrder: 5,
    models: [['LM3', 46], ['LM5', 88], ['LM7', 152]], matrix: [], parameters: [['弹性体硬度', '98 ShA'], ['标准', 'GB/T 5272']],
  },
  {
    name: '机械密封', english: 'Mechanical seal', keyword: '机封;密封', description: '单端面非平衡型，碳化硅对石墨，用于清水泵与化工流程泵。', category: '密封件/机械密封', unit: 'PCS', minimumOrder: 2,
    models: [['108-25', 62], ['108-35', 78], ['M7N-43', 165]], matrix: [], parameters: [['摩擦副', 'SiC / 石墨'], ['辅助密封', 'FKM']],
  },
  {
    name: '抗磨液压油', english: 'Anti-wear hydraulic oil', keyword: '液压油;润滑', description: '精炼基础油加抗磨添加剂，用于中高压液压系统。', category: '0601/液压油', unit: 'PCS', minimumOrder: 1,
    models: [['L-HM 46', 68]], matrix: [['包装规格', ['4升/桶', '18升/桶', '200升/桶']]], parameters: [['黏度等级', '46'], ['标准', 'GB 11118.1']],
  },
];

export const demoProducts: readonly DemoProduct[] = families.flatMap(({ models, name, english, ...family }, place) => models.map(([model, price], index): DemoProduct => ({
  ...family, price, code: `SP-${model.replaceAll(/[^\w-]/g, '')}`, name: `${name} ${model}`, english: `${english} ${model}`, onShelf: (place + index) % 4 !== 3,
})));
