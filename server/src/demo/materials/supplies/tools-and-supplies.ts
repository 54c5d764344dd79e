import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, holds } from '../measures.ts';

const gauge = familyOf({
  category: '工具与量具/量具',
  kind: 'asset',
  unit: 'PCS',
  prefix: 'LJ',
  flags: { isRetest: true },
});
const gauges = (
  [
    ['KC-150', '数显卡尺 0~150', 'Digital caliper 0–150 mm', '0~150 mm 0.01', 168],
    ['KC-300', '数显卡尺 0~300', 'Digital caliper 0–300 mm', '0~300 mm 0.01', 420],
    ['QFC-25', '外径千分尺 0~25', 'Micrometer 0–25 mm', '0~25 mm 0.001', 190],
    ['QFC-50', '外径千分尺 25~50', 'Micrometer 25–50 mm', '25~50 mm 0.001', 230],
    ['QFC-75', '外径千分尺 50~75', 'Micrometer 50–75 mm', '50~75 mm 0.001', 265],
    ['QFC-100', '外径千分尺 75~100', 'Micrometer 75–100 mm', '75~100 mm 0.001', 298],
    ['NJ-60', '内径百分表 35~60', 'Bore gauge 35–60 mm', '35~60 mm 0.01', 320],
    ['NJ-160', '内径百分表 50~160', 'Bore gauge 50–160 mm', '50~160 mm 0.01', 380],
    ['CHY-1', '超声波测厚仪', 'Ultrasonic thickness gauge', '0.8~300 mm', 1680],
    ['CZY-1', '便携式测振仪', 'Vibration meter', '0.1~199.9 mm/s', 2350],
    ['GDY-1', '激光对中仪', 'Laser alignment tool', '量程5 m', 46_800],
    ['HWC-1', '红外热像仪', 'Thermal imager', '-20~550 ℃', 5200],
    ['YDJ-L', '里氏硬度计', 'Leeb hardness tester', '170~960 HLD', 3900],
    ['GPY-1', '手持式光谱分析仪', 'Handheld XRF analyser', '合金分析', 168_000],
  ] as const
).map(([code, itemName, english, specification, price]) =>
  gauge({ itemCode: `LJ-${code}`, itemName, english, specification, price, materialDescription: '周期检定12个月' }),
);

const tool = familyOf({ category: '工具与量具/手动工具', kind: 'consumable', unit: 'PCS' });
const tools = (
  [
    ['BS-14', '梅花开口扳手', 'Combination wrench', '14 mm', 16],
    ['BS-17', '梅花开口扳手', 'Combination wrench', '17 mm', 19],
    ['BS-19', '梅花开口扳手', 'Combination wrench', '19 mm', 21],
    ['BS-24', '梅花开口扳手', 'Combination wrench', '24 mm', 29],
    ['BS-30', '梅花开口扳手', 'Combination wrench', '30 mm', 42],
    ['NLJ-9', '内六角扳手组套', 'Hex key set', '1.5~10 mm 9件', 38],
    ['LM-200', '三爪拉马', 'Three-jaw puller', '200 mm', 138],
    ['TC-2', '铜锤', 'Brass hammer', '2磅', 88],
    ['DN-250', '活动扳手', 'Adjustable wrench', '250 mm', 46],
  ] as const
).map(([code, itemName, english, specification, price]) =>
  tool({
    itemCode: `GJ-${code}`,
    itemName,
    english: `${english} ${specification}`,
    specification,
    texture: code === 'TC-2' ? 'H62' : '铬钒钢',
    price,
  }),
);
const torque = (
  [
    [20, 100, 460],
    [60, 300, 680],
    [200, 1000, 1980],
  ] as const
).map(([from, to, price]) =>
  familyOf({ category: '工具与量具/手动工具', kind: 'asset', unit: 'PCS', prefix: 'NJ' })({
    itemCode: `GJ-NJ-${to}`,
    itemName: `预置式扭矩扳手 ${from}~${to} N·m`,
    english: `Torque wrench ${from}–${to} N·m`,
    specification: `${from}~${to} N·m`,
    materialDescription: '精度±4 %，周期检定12个月',
    price,
  }),
);

const cutting = familyOf({ category: '工具与量具/刀具', kind: 'consumable', unit: 'PCS' });
const inserts = (['CNMG120408', 'WNMG080408', 'DCMT11T304'] as const).flatMap((model) =>
  [
    ['P', '钢'],
    ['M', '不锈钢'],
    ['K', '铸铁'],
  ].map(([group, words]) =>
    cutting({
      itemCode: `DJP-${model}-${group}`,
      itemName: `可转位数控刀片 ${model} ${words}用`,
      english: `Indexable insert ${model}, ISO ${group}`,
      specificationModel: `${model}-${group}`,
      specification: `ISO ${group}类`,
      texture: '涂层硬质合金',
      price: group === 'M' ? 24 : 19.5,
    }),
  ),
);
const drills = [5, 6.8, 8.5, 10.2, 12, 14, 17.5].map((diameter) =>
  cutting({
    itemCode: `ZUAN-HSS-${diameter}`,
    itemName: `直柄麻花钻 φ${diameter}`,
    english: `Twist drill ${diameter} mm`,
    specification: `φ${diameter}`,
    texture: 'W6Mo5Cr4V2',
    outsideDiameter: `${diameter} mm`,
    materialDescription: 'GB/T 6135.2',
    price: 2 + diameter ** 1.5 * 0.42,
  }),
);

const outer = familyOf({ category: '包装物/外包装', kind: 'consumable', unit: 'PCS' });
const crates = (
  [
    [800, 600, 600],
    [1000, 700, 700],
    [1200, 800, 800],
    [1500, 900, 1000],
    [1800, 1000, 1100],
    [2200, 1100, 1200],
  ] as const
).map(([length, width, high]) =>
  outer({
    itemCode: `BZX-${length}X${width}X${high}`,
    itemName: `胶合板包装箱 ${length}×${width}×${high}`,
    english: `Plywood crate ${length}×${width}×${high}`,
    specification: `${length}×${width}×${high}`,
    texture: '免熏蒸胶合板9 mm',
    materialDescription: '内尺寸，出口适用，GB/T 12464',
    price: ((length * width + length * high + width * high) / 1e6) * 2 * 62,
    measures: { ...box(length, width, high), ...holds((length * width * high) / 1e9, 'm3') },
  }),
);
const cartons = (
  [
    [300, 200, 150],
    [400, 300, 250],
    [500, 400, 300],
    [600, 400, 400],
  ] as const
).map(([length, width, high]) =>
  outer({
    itemCode: `ZHX-${length}X${width}X${high}`,
    itemName: `五层瓦楞纸箱 ${length}×${width}×${high}`,
    english: `Carton ${length}×${width}×${high}`,
    specification: `${length}×${width}×${high}`,
    texture: 'BC楞',
    price: (((length + width) * (width + high) * 2) / 1e6) * 5.2,
    measures: { ...box(length, width, high), ...holds((length * width * high) / 1e6, 'L') },
  }),
);
const inner = (
  [
    ['NB-VCI-1', '气相防锈膜', 'VCI film', '宽1 m 厚0.1 mm', 'm', 3.6],
    ['NB-QP-1', '气泡膜', 'Bubble wrap', '宽1.2 m', 'm', 1.1],
    ['NB-ZB-S', 'PE自封袋 小', 'Zip bag, small', '100×150', 'PCS', 0.08],
    ['NB-ZB-L', 'PE自封袋 大', 'Zip bag, large', '300×400', 'PCS', 0.42],
    ['NB-FL-100', '法兰防护盖 DN100', 'Flange protector DN100', 'DN100', 'PCS', 1.9],
    ['NB-GZ-50', '干燥剂', 'Desiccant', '50 g', 'PCS', 0.55],
  ] as const
).map(([itemCode, itemName, english, specification, unit, price]) =>
  familyOf({ category: '包装物/内包装', kind: 'consumable', unit })({
    itemCode,
    itemName,
    english,
    specification,
    price,
  }),
);

type Supply = readonly [
  code: string,
  name: string,
  english: string,
  specification: string,
  unit: string,
  price: number,
];
const protective: readonly Supply[] = [
  ['LB-AQM-B', '安全帽 蓝色', 'Safety helmet, blue', 'ABS GB 2811', 'PCS', 32],
  ['LB-AQM-R', '安全帽 红色', 'Safety helmet, red', 'ABS GB 2811', 'PCS', 32],
  ['LB-AQX-41', '安全鞋 41码', 'Safety shoes, 41', '防砸防刺穿 GB 21148', 'PAIR', 128],
  ['LB-AQX-42', '安全鞋 42码', 'Safety shoes, 42', '防砸防刺穿 GB 21148', 'PAIR', 128],
  ['LB-AQX-43', '安全鞋 43码', 'Safety shoes, 43', '防砸防刺穿 GB 21148', 'PAIR', 128],
  ['LB-ST-DQ', '丁腈浸胶手套', 'Nitrile coated gloves', 'L码', 'PAIR', 5.6],
  ['LB-ST-XS', '棉纱手套', 'Cotton gloves', '600 g', 'DOZ', 14.5],
  ['LB-HMJ', '防冲击护目镜', 'Safety goggles', 'GB 14866', 'PCS', 18],
  ['LB-ES', '防噪声耳塞', 'Ear plugs', 'SNR 33 dB', 'PAIR', 0.9],
  ['LB-KZ-N95', '防颗粒物口罩', 'Respirator KN95', 'KN95 GB 2626', 'PCS', 2.4],
  ['LB-AQD', '全身式安全带', 'Full body harness', '双钩 GB 6095', 'SET', 186],
];
const office: readonly Supply[] = [
  ['BAN-A4-70', '复印纸 A4', 'Copy paper A4', '70 g 5包/箱', 'BOX', 118],
  ['BAN-BQ-100', '物料标签纸', 'Material labels', '100×70 mm 500张/卷', 'ROLL', 36],
  ['BAN-TD-110', '条码碳带', 'Barcode ribbon', '110 mm×300 m', 'ROLL', 28],
  ['BAN-JHB', '记号笔 黑色', 'Marker, black', '油性', 'DOZ', 22],
];
const supplies = [
  ['劳动防护用品', protective],
  ['办公用品', office],
] as const;

/** Out of use: their standards were replaced. */
const retired = (
  [
    ['GJ-ZJ-500', '水银温度计', 'Mercury thermometer', '0~100 ℃', '含汞，按管理要求停用', 18],
    ['LJ-YB-150', '游标卡尺 0~150', 'Vernier caliper 0–150 mm', '0~150 mm 0.02', '由数显卡尺LJ-KC-150替代', 86],
  ] as const
).map(([itemCode, itemName, english, specification, materialDescription, price]) =>
  familyOf({ category: '工具与量具/量具', kind: 'consumable', unit: 'PCS' })({
    itemCode,
    itemName,
    english,
    specification,
    materialDescription,
    price,
    endDateActive: '2026-08-31',
  }),
);

export const toolsAndSupplies = (): DemoMaterial[] => [
  ...gauges,
  ...tools,
  ...torque,
  ...inserts,
  ...drills,
  ...crates,
  ...cartons,
  ...inner,
  ...retired,
  ...supplies.flatMap(([leaf, lines]) =>
    lines.map(([itemCode, itemName, english, specification, unit, price]) =>
      familyOf({
        category: `劳保与办公用品/${leaf}`,
        kind: 'consumable',
        unit,
        flags: { isCosting: leaf !== '办公用品' },
      })({ itemCode, itemName, english, specification, price }),
    ),
  ),
];
