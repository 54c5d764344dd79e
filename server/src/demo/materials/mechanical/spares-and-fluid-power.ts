import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, mass, millimetres, weighs } from '../measures.ts';
import { brackets } from '../pumps/pump-sizes.ts';

const filter = familyOf({ category: '易损件/滤芯', kind: 'purchased', unit: 'PCS', flags: { isCustomerOrder: true } });
const filters = [
  ...[10, 20, 40].flatMap((inch) =>
    [5, 25].map((micron) =>
      filter({
        itemCode: `LX-PP-${inch}-${micron}`,
        itemName: `聚丙烯熔喷滤芯 ${inch}英寸 ${micron} μm`,
        english: `PP melt-blown filter element ${inch} in, ${micron} μm`,
        specification: `${inch}英寸 ${micron} μm`,
        texture: '聚丙烯',
        bore: '28 mm',
        outsideDiameter: '63 mm',
        wallThickness: '17.5 mm',
        sizeSpecification: `φ63×φ28×${Math.round(inch * 25.4)}`,
        price: 1.2 + inch * 0.19,
        measures: {
          ...box(Math.round(inch * 25.4), 63, 63),
          ...weighs(mass((circle(63) - circle(28)) * inch * 25.4, 0.3), 1.1),
        },
      }),
    ),
  ),
  ...(
    [
      [60, 110],
      [110, 170],
      [160, 205],
      [240, 255],
      [330, 330],
      [660, 520],
    ] as const
  ).flatMap(([size, length]) =>
    [5, 20].map((micron) =>
      filter({
        itemCode: `LX-YY${size}-${micron}`,
        itemName: `液压滤芯 ${size}系列 ${micron} μm`,
        english: `Hydraulic filter element ${size}, ${micron} μm`,
        specificationModel: `YY${size}×${micron}`,
        specification: `${size} L/min ${micron} μm`,
        texture: '玻璃纤维，端盖08F',
        sizeSpecification: `高${length}`,
        materialDescription: 'β≥200，压差≤0.35 MPa时更换，与NBR密封圈配套',
        price: 28 + size * 0.36 + (micron === 5 ? 8 : 0),
      }),
    ),
  ),
];

/** Repair kits of the brackets; they hold what wears. */
const kits = ([24, 32, 42, 48] as const).flatMap((end) => {
  const { bearing, seal, oilSeal } = brackets[end];
  return [
    familyOf({ category: '易损件/轴承备件', kind: 'kit', unit: 'SET' })({
      itemCode: `XLB-ZC-${end}`,
      itemName: `轴承检修包 悬架${end}`,
      english: `Bearing repair kit, bracket ${end}`,
      specification: `轴伸φ${end}`,
      materialDescription: `含${bearing}-2RS轴承2套、油封2件`,
      price: end * 4.2,
      accessories: [`ZC-${bearing}-2RS`, `YF-${oilSeal}-NBR`],
    }),
    familyOf({ category: '易损件/密封备件', kind: 'kit', unit: 'SET' })({
      itemCode: `XLB-JF-${end}`,
      itemName: `机械密封检修包 悬架${end}`,
      english: `Seal repair kit, bracket ${end}`,
      specification: `轴伸φ${end}`,
      materialDescription: `含MG1-${seal}机械密封1套、泵盖O形圈1件、轴套1件`,
      price: end * 8.5,
      accessories: [`JF-MG1-${seal}-BQP`, `ZTAO-${end}`],
    }),
    familyOf({
      category: '易损件/密封备件',
      kind: 'made',
      unit: 'JIAN',
      texture: '06Cr19Ni10',
      flags: { isCustomerOrder: true },
    })({
      itemCode: `ZTAO-${end}`,
      itemName: `轴套 悬架${end}`,
      english: `Shaft sleeve, bracket ${end}`,
      specification: `φ${end + 1}×φ${seal}`,
      drawingNumber: `IS${end}-06`,
      drawingExplain: '零件图，外圆镀铬0.05 mm',
      bore: `${end + 1}H7`,
      outsideDiameter: millimetres(seal),
      wallThickness: millimetres((seal - end - 1) / 2),
      price: 22 + end * 1.6,
    }),
  ];
});

/** One fan for each size of motor. */
const fans = [80, 90, 100, 112, 132, 160, 180, 200, 225, 250, 280].map((height) =>
  familyOf({
    category: '维修备件/电机备件',
    kind: 'purchased',
    unit: 'PCS',
    texture: height < 180 ? '增强尼龙' : '铸铝ZL102',
    flags: { isCustomerOrder: true },
  })({
    itemCode: `DJB-FY-${height}`,
    itemName: `电动机风叶 H${height}`,
    english: `Motor fan, frame ${height}`,
    specification: `H${height}机座`,
    outsideDiameter: millimetres(Math.round(height * 1.75)),
    price: 4 + height * 0.21 + (height >= 180 ? 40 : 0),
  }),
);
const controlSpares = (
  [
    ['KB-P300-ZB', '变频器主控板 P300', 'Drive control board P300', 'P300通用', 420],
    ['KB-P300-FS', '变频器散热风扇 P300', 'Drive fan P300', 'DC24 V 80×80×25', 46],
    ['KB-P300-MB', '变频器操作面板 P300', 'Drive keypad P300', 'LCD', 165],
    ['KB-R500-KG', '软启动器晶闸管模块', 'Thyristor module', '160 A 1600 V', 210],
    ['KB-SB-G', '按钮 绿色', 'Push button, green', 'φ22 1NO', 6.8],
    ['KB-SB-R', '按钮 红色', 'Push button, red', 'φ22 1NC', 6.8],
    ['KB-HL-R', '指示灯 红色', 'Indicator lamp, red', 'φ22 AC220 V', 5.6],
    ['KB-HL-G', '指示灯 绿色', 'Indicator lamp, green', 'φ22 AC220 V', 5.6],
    ['KB-S-150', '开关电源', 'Power supply', 'DC24 V 150 W', 118],
  ] as const
).map(([itemCode, itemName, english, specification, price]) =>
  familyOf({ category: '维修备件/电控备件', kind: 'purchased', unit: 'PCS' })({
    itemCode,
    itemName,
    english,
    specification,
    price,
  }),
);

const cylinder = familyOf({
  category: '液压气动元件/气缸',
  kind: 'purchased',
  unit: 'PCS',
  texture: '缸筒6061，活塞杆45钢镀铬',
});
/** ISO 15552: bore, rod, port. */
const cylinders = (
  [
    [32, 12, 'G1/8'],
    [40, 16, 'G1/4'],
    [50, 20, 'G1/4'],
    [63, 20, 'G3/8'],
    [80, 25, 'G3/8'],
    [100, 25, 'G1/2'],
  ] as const
).flatMap(([bore, rod, port]) =>
  [50, 100, 200].map((stroke) =>
    cylinder({
      itemCode: `QG-SC${bore}X${stroke}`,
      itemName: `标准气缸 SC${bore}×${stroke}`,
      english: `Pneumatic cylinder ${bore}×${stroke}`,
      specificationModel: `SC${bore}×${stroke}`,
      specification: `缸径${bore} 行程${stroke}`,
      bore: millimetres(bore),
      sizeSpecification: `活塞杆φ${rod}，接口${port}`,
      materialDescription: '双作用，两端缓冲可调，0.1~1.0 MPa，ISO 15552',
      price: 32 + bore * 0.95 + stroke * bore * 0.0032,
      measures: weighs(bore ** 2 * 0.00042 + (stroke * bore ** 1.2) / 42_000),
    }),
  ),
);
const solenoid = familyOf({ category: '液压气动元件/电磁阀', kind: 'purchased', unit: 'PCS' });
const solenoids = (
  [
    ['4V210-08', 'G1/4', '二位五通单电控', 38],
    ['4V220-08', 'G1/4', '二位五通双电控', 62],
    ['4V310-10', 'G3/8', '二位五通单电控', 56],
    ['4V320-10', 'G3/8', '二位五通双电控', 86],
    ['4V410-15', 'G1/2', '二位五通单电控', 88],
    ['3V210-08', 'G1/4', '二位三通', 36],
  ] as const
).flatMap(([model, port, words, price]) =>
  ['DC24 V', 'AC220 V'].map((volts) =>
    solenoid({
      itemCode: `DCF-${model}-${volts.startsWith('DC') ? 'DC24' : 'AC220'}`,
      itemName: `${words}电磁阀 ${model} ${volts}`,
      english: `Solenoid valve ${model}, ${volts}`,
      specificationModel: model,
      specification: `${port} ${volts}`,
      materialDescription: '0.15~0.8 MPa，IP65',
      price,
    }),
  ),
);

const hydraulic = familyOf({
  category: '液压气动元件/液压泵',
  kind: 'purchased',
  unit: 'TAI',
  control: 'serial',
  prefix: 'YB',
});
const hydraulicPumps = (
  [
    [6.3, 25],
    [10, 25],
    [16, 25],
    [25, 25],
    [40, 31.5],
    [63, 31.5],
    [80, 31.5],
  ] as const
).map(([displacement, megapascal]) =>
  hydraulic({
    itemCode: `YYB-${megapascal > 30 ? 'A10' : 'CBN'}-${displacement}`,
    itemName: `${megapascal > 30 ? '斜盘式轴向柱塞泵' : '高压齿轮泵'} ${displacement} mL/r`,
    english: `${megapascal > 30 ? 'Axial piston pump' : 'Hydraulic gear pump'} ${displacement} mL/r`,
    specification: `${displacement} mL/r ${megapascal} MPa`,
    texture: megapascal > 30 ? '壳体QT500-7' : '壳体铝合金',
    price: megapascal > 30 ? 1900 + displacement * 21 : 180 + displacement * 11,
    measures: weighs(megapascal > 30 ? 14 + displacement * 0.3 : 2 + displacement * 0.1, 1.1),
  }),
);
const ram = familyOf({
  category: '液压气动元件/液压缸',
  kind: 'purchased',
  unit: 'PCS',
  texture: '缸筒27SiMn，活塞杆45钢镀铬',
  control: 'serial',
  prefix: 'YG',
});
const rams = (
  [
    [50, 28],
    [63, 35],
    [80, 45],
    [100, 56],
  ] as const
).flatMap(([bore, rod]) =>
  [200, 400].map((stroke) =>
    ram({
      itemCode: `YYG-HSG${bore}-${rod}X${stroke}`,
      itemName: `工程液压缸 HSG ${bore}/${rod}×${stroke}`,
      english: `Hydraulic cylinder ${bore}/${rod}×${stroke}`,
      specificationModel: `HSG01-${bore}/${rod}E-${stroke}`,
      specification: `缸径${bore} 杆径${rod} 行程${stroke} 16 MPa`,
      bore: millimetres(bore),
      price: 260 + bore * 4.6 + stroke * bore * 0.011,
    }),
  ),
);

export const sparesAndFluidPower = (): DemoMaterial[] => [
  ...filters,
  ...kits,
  ...fans,
  ...controlSpares,
  ...cylinders,
  ...solenoids,
  ...hydraulicPumps,
  ...rams,
];
