import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';
import { codeOfMotor, motorFor } from '../electrical/motor-frames.ts';

const priming = familyOf({
  category: '离心泵/自吸泵',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'ZW',
  texture: '泵体HT200，叶轮QT450-10',
});
/** DN, flow, head, power, poles. */
const primingPumps = (
  [
    [25, 8, 15, 1.5, 2],
    [32, 10, 20, 2.2, 2],
    [40, 10, 20, 2.2, 2],
    [50, 10, 20, 2.2, 2],
    [50, 15, 30, 3, 2],
    [65, 30, 18, 4, 4],
    [65, 25, 40, 7.5, 2],
    [80, 40, 16, 4, 4],
    [80, 65, 25, 7.5, 2],
    [80, 50, 60, 22, 2],
    [100, 80, 20, 7.5, 4],
    [100, 100, 15, 7.5, 4],
    [100, 100, 30, 22, 2],
    [150, 180, 14, 15, 4],
    [150, 200, 20, 22, 4],
    [150, 180, 30, 37, 4],
    [200, 280, 14, 22, 4],
    [200, 280, 28, 55, 4],
  ] as const
).map(([dn, flow, head, kilowatts, poles]) => {
  const motor = motorFor(kilowatts, poles);
  const kilograms = 28 + dn * 1.3 + flow * 0.5;
  return priming({
    itemCode: `B-ZW${dn}-${flow}-${head}`,
    itemName: `自吸式无堵塞排污泵 ZW${dn}-${flow}-${head}`,
    english: `Self-priming pump ZW${dn}-${flow}-${head}`,
    specificationModel: `ZW${dn}-${flow}-${head}`,
    specification: `Q=${flow} m³/h H=${head} m ${kilowatts} kW`,
    bore: `DN${dn}`,
    drawingNumber: `ZW${dn}-${flow}-${head}-00`,
    drawingExplain: '总装图',
    materialDescription: `自吸高度5 m，可通过粒径不大于口径60 %的固体，配YE3-${motor.frame}-${poles}`,
    price: (kilograms * 36 + motor.kilograms * 29 + 300) * 1.25,
    measures: weighs(kilograms + motor.kilograms, 1.1),
    accessories: [codeOfMotor(motor)],
  });
});

const gear = familyOf({
  category: '容积泵/齿轮泵',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'KCB',
  texture: '泵体HT200，齿轮40Cr',
});
/** Litres a minute, pressure in MPa, power, poles, DN. */
const gearPumps = (
  [
    [18.3, 1.45, 1.5, 4, 20],
    [33.3, 1.45, 2.2, 4, 20],
    [55, 0.33, 1.5, 4, 25],
    [83.3, 0.33, 2.2, 4, 40],
    [135, 0.33, 2.2, 6, 50],
    [200, 0.33, 4, 6, 50],
    [300, 0.36, 5.5, 6, 80],
    [483.3, 0.36, 7.5, 6, 80],
    [633, 0.28, 11, 6, 100],
    [960, 0.28, 18.5, 4, 100],
  ] as const
).map(([litres, megapascal, kilowatts, poles, dn]) => {
  const motor = motorFor(kilowatts, poles);
  const kilograms = 14 + litres * 0.14;
  return gear({
    itemCode: `B-KCB${litres}`,
    itemName: `齿轮油泵 KCB-${litres}`,
    english: `Gear pump KCB-${litres}`,
    specificationModel: `KCB-${litres}`,
    specification: `${litres} L/min ${megapascal} MPa ${kilowatts} kW`,
    bore: `DN${dn}`,
    drawingNumber: `KCB${litres}-00`,
    materialDescription: '输送温度不高于70 ℃、黏度5×10⁻⁶~1.5×10⁻³ m²/s的润滑油',
    price: (kilograms * 42 + motor.kilograms * 29 + 180) * 1.2,
    measures: weighs(kilograms + motor.kilograms, 1.08),
    accessories: [codeOfMotor(motor)],
  });
});

const screw = familyOf({
  category: '容积泵/螺杆泵',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'G',
  texture: '泵体HT200，转子20Cr13，定子NBR',
});
/** Size, flow, power at 960 r/min, DN of suction, length. */
const screwPumps = (
  [
    [20, 0.8, 0.75, 25, 860],
    [25, 2, 1.5, 32, 1040],
    [30, 5, 2.2, 50, 1300],
    [35, 8, 3, 65, 1450],
    [40, 12, 4, 80, 1650],
    [50, 20, 5.5, 100, 1950],
    [60, 30, 11, 125, 2300],
    [70, 45, 15, 150, 2650],
  ] as const
).map(([size, flow, kilowatts, dn, length]) =>
  screw({
    itemCode: `B-G${size}-1`,
    itemName: `单螺杆泵 G${size}-1`,
    english: `Progressive cavity pump G${size}-1`,
    specificationModel: `G${size}-1`,
    specification: `Q=${flow} m³/h p=0.6 MPa ${kilowatts} kW`,
    bore: `DN${dn}`,
    drawingNumber: `G${size}-1-00`,
    drawingExplain: '总装图',
    materialDescription: '960 r/min，输送污泥、浆料及高黏度液体，不得干转',
    price: 900 + size * 62 + kilowatts * 190,
    measures: { ...box(length, 320, 420), ...weighs(length * 0.075 + kilowatts * 9, 1.1) },
    accessories: [codeOfMotor(motorFor(kilowatts, 6)), `B-G${size}-1-DZ`],
  }),
);
const stators = [20, 25, 30, 35, 40, 50, 60, 70].map((size) =>
  familyOf({
    category: '易损件/密封备件',
    kind: 'purchased',
    unit: 'PCS',
    control: 'lot',
    prefix: 'DZ',
    texture: 'NBR，外管20钢',
    flags: { isRetest: true, isCustomerOrder: true },
  })({
    itemCode: `B-G${size}-1-DZ`,
    itemName: `单螺杆泵定子 G${size}-1`,
    english: `Stator G${size}-1`,
    specificationModel: `G${size}-1`,
    drawingNumber: `G${size}-1-08`,
    drawingExplain: '零件图，橡胶与外管硫化粘接',
    materialDescription: '邵氏硬度70±3',
    price: 90 + size * 11,
  }),
);

const diaphragm = familyOf({
  category: '容积泵/隔膜泵',
  kind: 'purchased',
  unit: 'TAI',
  control: 'serial',
  prefix: 'QB',
  flags: { isCustomerOrder: true },
});
/** DN, flow, head, kilograms. */
const diaphragmPumps = (
  [
    [10, 0.8, 50, 7],
    [15, 1, 50, 8],
    [25, 2.4, 50, 16],
    [40, 8, 50, 27],
    [50, 12, 50, 43],
    [65, 16, 50, 52],
    [80, 24, 50, 89],
    [100, 30, 50, 112],
  ] as const
).flatMap(([dn, flow, head, kilograms]) =>
  [
    ['L', '铝合金', 'aluminium', 1],
    ['P', '不锈钢304', 'stainless', 2.3],
  ].map(([code, texture, english, price]) =>
    diaphragm({
      itemCode: `B-QBY-${dn}${code}`,
      itemName: `气动隔膜泵 QBY-${dn} ${texture}`,
      english: `Pneumatic diaphragm pump QBY-${dn}, ${english}`,
      specificationModel: `QBY-${dn}`,
      specification: `Q≤${flow} m³/h H≤${head} m ${texture}`,
      texture: `泵体${texture}，膜片${code === 'L' ? 'NBR' : 'PTFE'}`,
      bore: `DN${dn}`,
      materialDescription: '供气压力0.2~0.7 MPa，自吸5 m，可空转',
      price: (380 + kilograms * 46) * Number(price),
      measures: weighs(kilograms * (code === 'L' ? 1 : 1.55), 1.1),
    }),
  ),
);

export const otherPumps = (): DemoMaterial[] => [
  ...primingPumps,
  ...gearPumps,
  ...screwPumps,
  ...stators,
  ...diaphragmPumps,
];
