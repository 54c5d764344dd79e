import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';
import { codeOfDrive } from '../electrical/drives.ts';

const cabinet = familyOf({
  category: '部装件/电控柜',
  kind: 'made',
  unit: 'TAI',
  control: 'serial',
  prefix: 'KG',
  texture: 'SPCC喷塑，RAL7035',
});
/** Power of one pump, number of pumps, size, kilograms. */
const cabinets = (
  [
    [2.2, 2],
    [4, 2],
    [5.5, 2],
    [5.5, 3],
    [7.5, 2],
    [7.5, 3],
    [11, 2],
    [15, 2],
    [15, 3],
    [22, 2],
    [22, 3],
    [37, 2],
  ] as const
).map(([kilowatts, pumps]) => {
  const [width, height, depth] =
    kilowatts <= 5.5 ? [600, 800, 250] : kilowatts <= 15 ? [700, 1700, 400] : [800, 2000, 600];
  return cabinet({
    itemCode: `DKG-P${pumps}-${kilowatts}`,
    itemName: `水泵变频控制柜 ${pumps}×${kilowatts} kW`,
    english: `Pump control cabinet ${pumps}×${kilowatts} kW`,
    specificationModel: `BKG-P${pumps}-${kilowatts}`,
    specification: `一控${pumps === 2 ? '二' : '三'} ${kilowatts} kW`,
    drawingNumber: `BKG${pumps}${String(kilowatts * 10).padStart(4, '0')}-DQ`,
    drawingExplain: '电气原理图与柜体布置图，B版',
    sizeSpecification: `${width}×${height}×${depth}（宽×高×深）`,
    materialDescription: `IP54，${kilowatts <= 15 ? '变频循环软启' : '一变频多工频'}，GB/T 7251.12`,
    price: 3600 + kilowatts * pumps * 210,
    measures: {
      ...box(width, depth, height),
      ...weighs((width * height * depth) / 5.2e6 + kilowatts * pumps * 0.6 + 20, 1.08),
    },
    accessories: [codeOfDrive(kilowatts)],
  });
});

const supply = familyOf({
  category: '成套系统/恒压供水系统',
  kind: 'product',
  unit: 'SET',
  control: 'serial',
  prefix: 'GS',
});
/** Flow, head and number of pumps, with the pump and the cabinet that are in it. */
const supplies = (
  [
    [24, 32, 2, '50-32-160', 4],
    [25, 50, 2, '50-32-200', 5.5],
    [50, 32, 2, '65-50-160', 5.5],
    [75, 32, 3, '65-50-160', 5.5],
    [50, 50, 2, '65-40-200', 7.5],
    [75, 50, 3, '65-40-200', 7.5],
    [100, 50, 2, '80-50-200', 15],
    [150, 50, 3, '80-50-200', 15],
    [200, 50, 2, '100-65-200', 22],
    [300, 50, 3, '100-65-200', 22],
  ] as const
).map(([flow, head, pumps, pump, kilowatts]) =>
  supply({
    itemCode: `GS-BHG-${flow}-${head}-${pumps}`,
    itemName: `变频恒压供水设备 BHG${flow}-${head}-${pumps}`,
    english: `Constant-pressure water supply BHG${flow}-${head}-${pumps}`,
    specificationModel: `BHG${flow}/${(head / 100).toFixed(2)}-${pumps}`,
    specification: `Q=${flow} m³/h H=${head} m ${pumps}台泵`,
    drawingNumber: `BHG${flow}-${head}-${pumps}-00`,
    drawingExplain: '成套总图与管路图',
    texture: '管路06Cr19Ni10',
    materialDescription: '压力波动≤±0.01 MPa，小流量停机保压，远程监控',
    price: 21_000 + flow * pumps * 62 + head * 140,
    accessories: [`B-IS${pump}`, `DKG-P${pumps}-${kilowatts}`, 'GW-G4', 'YLC-P20-0-1.6-A'],
    graphicDetails:
      '<h3>产品说明</h3><p>由水泵、变频控制柜、气压罐、阀门与管路组成，工厂整体装配试验后发货。</p><ul><li>按用水量自动增减水泵，轮换运行</li><li>断水、超压、缺相时停机并报警</li><li>手机与电脑均可查看运行数据</li></ul>',
    parameter: `<h3>性能参数</h3><ul><li>供水量：${flow} m³/h</li><li>供水扬程：${head} m</li><li>水泵：${pumps}台 IS${pump}</li></ul>`,
  }),
);

const dosing = familyOf({
  category: '成套系统/加药系统',
  kind: 'product',
  unit: 'SET',
  control: 'serial',
  prefix: 'JY',
  texture: '溶药箱PE，管路UPVC',
});
const dosings = (
  [
    [200, 20],
    [500, 50],
    [1000, 120],
    [2000, 240],
  ] as const
).flatMap(([litres, flow]) =>
  [
    ['PAC', '混凝剂'],
    ['SC', '次氯酸钠'],
  ].map(([code, agent]) =>
    dosing({
      itemCode: `JY-${code}-${litres}`,
      itemName: `${agent}加药装置 ${litres} L`,
      english: `Dosing unit ${code}, ${litres} L`,
      specification: `${litres} L ${flow} L/h`,
      drawingNumber: `JY${code}${litres}-00`,
      materialDescription: '一用一备计量泵，就地与远程控制',
      price: 9800 + litres * 9.5,
      measures: { volumeUnit: 'L', volumeStr: String(litres) },
    }),
  ),
);
const skids = (
  [
    ['RO-5', '反渗透净水撬装设备', 'RO skid', '5 m³/h', 186_000],
    ['RO-10', '反渗透净水撬装设备', 'RO skid', '10 m³/h', 298_000],
    ['YJ-20', '一体化预制泵撬', 'Packaged pump skid', '20 m³/h', 92_000],
    ['HR-0.5', '板式换热机组', 'Plate heat exchanger unit', '0.5 MW', 118_000],
    ['HR-1', '板式换热机组', 'Plate heat exchanger unit', '1 MW', 176_000],
  ] as const
).map(([code, name, english, specification, price]) =>
  familyOf({ category: '成套系统/撬装设备', kind: 'product', unit: 'SET', control: 'serial', prefix: 'QZ' })({
    itemCode: `QZ-${code}`,
    itemName: `${name} ${specification}`,
    english: `${english} ${specification}`,
    specification,
    drawingNumber: `QZ${code}-00`,
    drawingExplain: '撬装总图，含基础与接口',
    price,
  }),
);

type Service = readonly [
  code: string,
  kind: 'installation' | 'maintenance' | 'technical',
  name: string,
  english: string,
  unit: string,
  price: number,
  description: string,
];
const services: readonly Service[] = [
  [
    'FW-AZ-01',
    'installation',
    '单级泵现场安装调试',
    'Installation of a single-stage pump',
    'TAI',
    1800,
    '含对中、试运转与培训，不含起重',
  ],
  [
    'FW-AZ-02',
    'installation',
    '多级泵现场安装调试',
    'Installation of a multi-stage pump',
    'TAI',
    4200,
    '含对中、试运转与培训，不含起重',
  ],
  [
    'FW-AZ-03',
    'installation',
    '供水设备现场安装调试',
    'Installation of a water supply',
    'SET',
    6500,
    '含管路接驳指导与参数设定',
  ],
  ['FW-AZ-04', 'installation', '控制阀在线调校', 'Tuning of a control valve', 'TAI', 650, '含定位器整定与泄漏检查'],
  [
    'FW-WX-01',
    'maintenance',
    '离心泵年度保养',
    'Yearly maintenance of a pump',
    'TAI',
    1200,
    '更换润滑油、检查密封与对中',
  ],
  ['FW-WX-02', 'maintenance', '机械密封更换', 'Replacement of a mechanical seal', 'TAI', 800, '不含备件'],
  ['FW-WX-03', 'maintenance', '电动机轴承更换', 'Replacement of motor bearings', 'TAI', 950, '不含备件，55 kW以下'],
  ['FW-WX-04', 'maintenance', '转子动平衡', 'Balancing of a rotor', 'PCS', 1500, 'G2.5级，出具报告'],
  ['FW-WX-05', 'maintenance', '安全阀离线校验', 'Off-line check of a safety valve', 'PCS', 260, '出具校验报告'],
  ['FW-JS-01', 'technical', '振动监测与故障诊断', 'Vibration diagnosis', 'h', 480, '按人工时计，不含差旅'],
  [
    'FW-JS-02',
    'technical',
    '泵站节能评估',
    'Energy assessment of a pump station',
    'SET',
    28_000,
    '现场测试3天，出具报告',
  ],
  ['FW-JS-03', 'technical', '操作与维护培训', 'Training', 'd', 3600, '每期不超过20人'],
  ['FW-JS-04', 'technical', '工程师现场服务', 'Field service engineer', 'd', 2200, '国内，不含差旅'],
];
/** No branch of the category tree is for services; they stand with what they are done for. */
const placeOfService = {
  installation: '离心泵/单级离心泵',
  maintenance: '易损件/密封备件',
  technical: '维修备件/电机备件',
} as const;
const serviceList = services.map(([itemCode, kind, itemName, english, unit, price, materialDescription]) =>
  familyOf({ category: placeOfService[kind], kind, unit })({ itemCode, itemName, english, price, materialDescription }),
);

const options = (
  [
    ['XP-JF-SQ', '选配：双端面机械密封', 'Option: double mechanical seal', '密封件/机械密封', 2600],
    ['XP-DJ-FB', '选配：隔爆型电动机', 'Option: flameproof motor', '电机/防爆电机', 3800],
    ['XP-YQ-C4', '选配：C4级防腐涂装', 'Option: C4 coating', '化工原料/油漆与涂料', 900],
    ['XP-LZQ-MP', '选配：膜片联轴器', 'Option: disc coupling', '传动件/联轴器', 1250],
  ] as const
).map(([itemCode, itemName, english, category, price]) =>
  familyOf({ category, kind: 'option', unit: 'SET' })({
    itemCode,
    itemName,
    english,
    price,
    materialDescription: '订单配置时选用，加价项',
  }),
);
const phantoms = ([24, 32, 42, 48] as const).map((end) =>
  familyOf({ category: '部装件/轴承箱部件', kind: 'phantom', unit: 'SET' })({
    itemCode: `XN-XJ-${end}`,
    itemName: `悬架虚拟组件 ${end}`,
    english: `Bracket phantom ${end}`,
    specification: `轴伸φ${end}`,
    drawingNumber: `IS${end}-29.00`,
    price: 300 + end * 20,
    accessories: [`ZX-${end}-Y`, `BZ-${end}-45`],
  }),
);

export const systemsAndServices = (): DemoMaterial[] => [
  ...cabinets,
  ...supplies,
  ...dosings,
  ...skids,
  ...serviceList,
  ...options,
  ...phantoms,
];
