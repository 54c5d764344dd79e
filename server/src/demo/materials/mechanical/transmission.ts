import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';

/** GB/T 5014 (LX): torque, speed, largest bore, outside diameter, kilograms. */
const pinCouplings: readonly (readonly [
  model: string,
  torque: number,
  speed: number,
  smallest: number,
  largest: number,
  outside: number,
  kilograms: number,
])[] = [
  ['LX1', 250, 8500, 12, 24, 90, 2],
  ['LX2', 560, 6300, 20, 35, 120, 5],
  ['LX3', 1250, 4750, 30, 48, 160, 8],
  ['LX4', 2500, 3850, 40, 63, 195, 22],
  ['LX5', 3150, 3450, 50, 75, 220, 30],
  ['LX6', 6300, 2720, 60, 85, 280, 53],
];
/** GB/T 5272 (LM): torque, outside diameter, largest bore, kilograms. */
const starCouplings: readonly (readonly [
  model: string,
  torque: number,
  outside: number,
  largest: number,
  kilograms: number,
])[] = [
  ['LM50', 28, 50, 24, 1],
  ['LM70', 112, 70, 38, 2.5],
  ['LM85', 160, 85, 42, 3.4],
  ['LM105', 355, 105, 48, 5.2],
  ['LM125', 450, 125, 55, 9.6],
  ['LM145', 710, 145, 65, 12.5],
  ['LM170', 1250, 170, 75, 21],
  ['LM200', 2000, 200, 90, 34],
];

const coupling = familyOf({
  category: '传动件/联轴器',
  kind: 'purchased',
  unit: 'SET',
  flags: { isCustomerOrder: true },
});

/** The smallest star coupling that takes both shafts and the torque, with a service factor of 1.5. */
export function couplingFor(oneShaft: number, otherShaft: number, kilowatts: number, speed: number): string {
  const torque = (9550 * kilowatts * 1.5) / speed;
  const fit = starCouplings.find(
    ([, rated, , largest]) => rated >= torque && largest >= Math.max(oneShaft, otherShaft),
  );
  return `LZQ-${(fit ?? starCouplings.at(-1)!)[0]}`;
}

const couplings = [
  ...pinCouplings.map(([model, torque, speed, smallest, largest, outside, kilograms]) =>
    coupling({
      itemCode: `LZQ-${model}`,
      itemName: `弹性柱销联轴器 ${model}`,
      english: `Elastic pin coupling ${model}`,
      specificationModel: model,
      specification: `Tn=${torque} N·m [n]=${speed} r/min`,
      texture: '45钢，柱销MC尼龙',
      bore: `${smallest}~${largest} mm`,
      outsideDiameter: millimetres(outside),
      materialDescription: 'GB/T 5014-2017，轴孔与键槽按订单加工',
      price: 60 + kilograms * 26,
      measures: weighs(kilograms, 1.05),
    }),
  ),
  ...starCouplings.map(([model, torque, outside, largest, kilograms]) =>
    coupling({
      itemCode: `LZQ-${model}`,
      itemName: `梅花形弹性联轴器 ${model}`,
      english: `Jaw coupling ${model}`,
      specificationModel: model,
      specification: `Tn=${torque} N·m`,
      texture: '45钢，弹性件聚氨酯',
      bore: `≤${largest} mm`,
      outsideDiameter: millimetres(outside),
      materialDescription: 'GB/T 5272-2017，泵与电动机直联用',
      price: 35 + kilograms * 30,
      measures: { ...box(outside * 1.7, outside, outside), ...weighs(kilograms, 1.05) },
      accessories: [`LZQ-${model}-T`],
    }),
  ),
  ...starCouplings.map(([model, , outside]) =>
    familyOf({
      category: '传动件/联轴器',
      kind: 'purchased',
      unit: 'PCS',
      control: 'lot',
      prefix: 'TX',
      texture: '聚氨酯 94±4 Shore A',
      flags: { isRetest: true, isCustomerOrder: true },
    })({
      itemCode: `LZQ-${model}-T`,
      itemName: `梅花形弹性件 ${model}用`,
      english: `Spider for ${model}`,
      specificationModel: `MT ${model.slice(2)}`,
      specification: `${model}配套`,
      outsideDiameter: millimetres(outside),
      price: 3 + outside * 0.19,
    }),
  ),
];

const gear = familyOf({
  category: '传动件/齿轮',
  kind: 'made',
  unit: 'JIAN',
  texture: '40Cr',
  control: 'lot',
  prefix: 'CL',
});
/** Module, teeth, width, bore: spur gears of the gear pumps. */
const gears = (
  [
    [2, 20, 20, 14],
    [2, 30, 20, 16],
    [2, 40, 25, 20],
    [2.5, 24, 25, 20],
    [2.5, 36, 30, 25],
    [3, 18, 30, 22],
    [3, 28, 35, 28],
    [4, 14, 40, 25],
    [4, 20, 45, 32],
    [5, 14, 60, 32],
  ] as const
).map(([module, teeth, width, bore]) => {
  const kilograms = mass((circle(module * teeth) - circle(bore)) * width, density.steel);
  return gear({
    itemCode: `CL-M${module}Z${teeth}`,
    itemName: `直齿圆柱齿轮 m${module} z${teeth}`,
    english: `Spur gear m${module} z${teeth}`,
    specification: `m=${module} z=${teeth} b=${width}`,
    drawingNumber: `CL${String(module * 10).padStart(3, '0')}-${teeth}.01`,
    drawingExplain: '零件图，齿面高频淬火48~52 HRC',
    sizeSpecification: `分度圆φ${module * teeth}，齿顶圆φ${module * (teeth + 2)}`,
    bore: `${bore}H7`,
    outsideDiameter: millimetres(module * (teeth + 2)),
    materialDescription: '精度8-7-7，GB/T 10095.1',
    price: 22 + kilograms * 48,
    measures: { ...box(module * (teeth + 2), module * (teeth + 2), width), ...weighs(kilograms) },
  });
});

const belt = familyOf({
  category: '传动件/同步带',
  kind: 'purchased',
  unit: 'PCS',
  texture: '氯丁橡胶，玻璃纤维芯',
  control: 'lot',
  prefix: 'PD',
  flags: { isRetest: true },
});
const belts = (
  [
    [5, [350, 400, 500, 600, 750], 15],
    [8, [640, 800, 960, 1200, 1440, 1760], 30],
  ] as const
).flatMap(([pitch, lengths, width]) =>
  lengths.map((length) =>
    belt({
      itemCode: `TBD-${pitch}M-${length}-${width}`,
      itemName: `圆弧齿同步带 ${length}-${pitch}M-${width}`,
      english: `Timing belt ${length}-${pitch}M-${width}`,
      specificationModel: `${length}-${pitch}M-${width}`,
      specification: `节距${pitch} 齿数${length / pitch} 带宽${width}`,
      price: 6 + length * width * 0.0011,
    }),
  ),
);

const chain = familyOf({ category: '传动件/链条', kind: 'purchased', unit: 'm', texture: '40Mn' });
/** GB/T 1243: number, pitch, width inside, roller, kilograms a metre. */
const chains = (
  [
    ['08B', 12.7, 7.75, 8.51, 0.7],
    ['10B', 15.875, 9.65, 10.16, 0.95],
    ['12B', 19.05, 11.68, 12.07, 1.25],
    ['16B', 25.4, 17.02, 15.88, 2.7],
    ['20B', 31.75, 19.56, 19.05, 3.6],
  ] as const
).flatMap(([model, pitch, width, roller, kilograms]) =>
  (pitch < 20 ? [1, 2] : [1]).map((strands) =>
    chain({
      itemCode: `LT-${model}-${strands}`,
      itemName: `${strands === 1 ? '单' : '双'}排滚子链 ${model}-${strands}`,
      english: `Roller chain ${model}-${strands}`,
      specificationModel: `${model}-${strands} GB/T 1243`,
      specification: `节距${pitch}`,
      sizeSpecification: `p=${pitch} b1=${width} d1=${roller}`,
      price: kilograms * strands * 32,
      measures: { lengthUnit: 'm', lengthStr: '1', ...weighs(kilograms * strands * (strands === 2 ? 0.97 : 1), 1.02) },
    }),
  ),
);

export const transmission = (): DemoMaterial[] => [...couplings, ...gears, ...belts, ...chains];
