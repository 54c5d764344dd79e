import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';

/** GB/T 3452.1, series G: thickness of the cord and inside diameters. */
const ringSizes: readonly (readonly [cord: number, inside: readonly number[]])[] = [
  [1.8, [6, 8, 10, 12.5, 16, 20]],
  [2.65, [16, 18, 20, 25, 28, 30, 35.5, 40, 45, 50, 56, 60]],
  [3.55, [33.5, 40, 45, 50, 56, 63, 71, 75, 80, 85, 90, 95, 100, 106, 112, 118, 125, 132, 140, 150]],
  [5.3, [60, 65, 71, 80, 90, 100, 112, 125, 140, 150, 160, 170, 180, 200, 224, 250]],
  [7, [150, 160, 180, 200, 224, 250, 280, 300, 315, 355, 400, 425]],
];

const compounds = [
  {
    code: 'NBR',
    chinese: '丁腈橡胶',
    english: 'NBR',
    texture: 'NBR 70±5 Shore A',
    kilogramsPerLitre: density.nbr,
    price: 0.12,
    range: '-30~100 ℃，耐矿物油',
    least: 0,
  },
  {
    code: 'FKM',
    chinese: '氟橡胶',
    english: 'FKM',
    texture: 'FKM 75±5 Shore A',
    kilogramsPerLitre: density.fkm,
    price: 1.1,
    range: '-20~200 ℃，耐酸及燃油',
    least: 5.3,
  },
  {
    code: 'EPDM',
    chinese: '三元乙丙橡胶',
    english: 'EPDM',
    texture: 'EPDM 70±5 Shore A',
    kilogramsPerLitre: density.epdm,
    price: 0.2,
    range: '-45~130 ℃，用于热水与蒸汽，不得接触矿物油',
    least: 7,
  },
];

const ring = familyOf({
  category: '密封件/O形圈',
  kind: 'purchased',
  unit: 'PCS',
  control: 'lot',
  prefix: 'OR',
  flags: { isRetest: true, isCustomerOrder: true },
});
const seal = familyOf({
  category: '密封件/油封',
  kind: 'purchased',
  unit: 'PCS',
  control: 'lot',
  prefix: 'YF',
  flags: { isRetest: true },
});

function oRing(
  cord: number,
  inside: number,
  { code, chinese, english, texture, kilogramsPerLitre, price, range }: (typeof compounds)[number],
) {
  const kilograms = mass(circle(cord) * Math.PI * (inside + cord), kilogramsPerLitre);
  const outside = Number((inside + 2 * cord).toFixed(2));
  return ring({
    itemCode: `OR-${inside}X${cord}-${code}`,
    itemName: `${chinese}O形圈 ${inside}×${cord}`,
    english: `O-ring ${inside}×${cord}, ${english}`,
    specificationModel: `O形圈 ${inside}×${cord}-G-N GB/T 3452.1-2005`,
    specification: `${inside}×${cord}`,
    texture,
    materialDescription: `使用温度${range}；贮存期5年，避光防潮`,
    bore: millimetres(inside),
    outsideDiameter: millimetres(outside),
    price: 0.15 + price * 0.35 + kilograms * price * 900,
    measures: { ...box(outside, outside, cord), ...weighs(kilograms, 1.02) },
  });
}

/** GB/T 13871.1: shaft, housing bore, width. */
const sealSizes: readonly (readonly [shaft: number, housing: number, width: number])[] = [
  [16, 30, 7],
  [18, 35, 7],
  [20, 35, 7],
  [22, 35, 7],
  [25, 40, 7],
  [25, 47, 7],
  [28, 47, 7],
  [30, 42, 7],
  [30, 47, 7],
  [32, 45, 8],
  [35, 50, 8],
  [35, 52, 8],
  [38, 55, 8],
  [40, 55, 8],
  [40, 62, 8],
  [42, 55, 8],
  [45, 62, 8],
  [50, 68, 8],
  [50, 72, 8],
  [52, 72, 8],
  [55, 72, 8],
  [55, 80, 8],
  [60, 80, 8],
  [60, 85, 8],
  [65, 85, 10],
  [65, 90, 10],
  [70, 90, 10],
  [70, 95, 10],
  [75, 95, 10],
  [75, 100, 10],
  [80, 100, 10],
  [80, 110, 10],
  [85, 110, 12],
  [95, 120, 12],
  [100, 125, 12],
  [110, 140, 12],
  [120, 150, 12],
];

const lips = [
  { code: 'NBR', texture: '丁腈橡胶+SPCC骨架', price: 1, speed: 12, largest: 120 },
  { code: 'FKM', texture: '氟橡胶+SPCC骨架', price: 3.4, speed: 20, largest: 45 },
];

function oilSeal(
  [shaft, housing, width]: (typeof sealSizes)[number],
  { code, texture, price, speed }: (typeof lips)[number],
) {
  // Rubber around a thin steel ring fills about two fifths of the space.
  const kilograms = mass((circle(housing) - circle(shaft)) * width * 0.4, 2.6);
  return seal({
    itemCode: `YF-${shaft}X${housing}X${width}-${code}`,
    itemName: `旋转轴唇形密封圈（油封） ${shaft}×${housing}×${width}`,
    english: `Oil seal ${shaft}×${housing}×${width}, ${code}`,
    specificationModel: `FB ${shaft}×${housing}×${width}`,
    specification: `${shaft}×${housing}×${width} ${code}`,
    texture,
    materialDescription: `内包骨架带副唇，允许线速度≤${speed} m/s，GB/T 13871.1-2022`,
    bore: millimetres(shaft),
    outsideDiameter: millimetres(housing),
    price: (1.2 + kilograms * 190) * price,
    measures: { ...box(housing, housing, width), ...weighs(kilograms) },
  });
}

export const ringsAndOilSeals = (): DemoMaterial[] => [
  ...ringSizes.flatMap(([cord, insides]) =>
    insides.flatMap((inside) =>
      compounds.filter(({ least }) => cord >= least).map((compound) => oRing(cord, inside, compound)),
    ),
  ),
  ...sealSizes.flatMap((size) => lips.filter(({ largest }) => size[0] <= largest).map((lip) => oilSeal(size, lip))),
];
