import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, millimetres, weighs } from '../measures.ts';

/** GB/T 297: bore, outside diameter, total width, widths of inner and outer ring, kilograms. */
type Tapered = readonly [
  model: string,
  bore: number,
  outside: number,
  width: number,
  inner: number,
  outer: number,
  kilograms: number,
];

const tapered: readonly Tapered[] = [
  ['30203', 17, 40, 13.25, 12, 11, 0.08],
  ['30204', 20, 47, 15.25, 14, 12, 0.12],
  ['30205', 25, 52, 16.25, 15, 13, 0.15],
  ['30206', 30, 62, 17.25, 16, 14, 0.23],
  ['30207', 35, 72, 18.25, 17, 15, 0.32],
  ['30208', 40, 80, 19.75, 18, 16, 0.42],
  ['30209', 45, 85, 20.75, 19, 16, 0.48],
  ['30210', 50, 90, 21.75, 20, 17, 0.54],
  ['30211', 55, 100, 22.75, 21, 18, 0.7],
  ['30212', 60, 110, 23.75, 22, 19, 0.88],
  ['30213', 65, 120, 24.75, 23, 20, 1.15],
  ['30214', 70, 125, 26.25, 24, 21, 1.25],
  ['30215', 75, 130, 27.25, 25, 22, 1.4],
  ['30216', 80, 140, 28.25, 26, 22, 1.6],
  ['30217', 85, 150, 30.5, 28, 24, 2.05],
  ['30218', 90, 160, 32.5, 30, 26, 2.5],
  ['30219', 95, 170, 34.5, 32, 27, 3],
  ['30220', 100, 180, 37, 34, 29, 3.65],
  ['30302', 15, 42, 14.25, 13, 11, 0.095],
  ['30303', 17, 47, 15.25, 14, 12, 0.13],
  ['30304', 20, 52, 16.25, 15, 13, 0.17],
  ['30305', 25, 62, 18.25, 17, 15, 0.26],
  ['30306', 30, 72, 20.75, 19, 16, 0.39],
  ['30307', 35, 80, 22.75, 21, 18, 0.52],
  ['30308', 40, 90, 25.25, 23, 20, 0.72],
  ['30309', 45, 100, 27.25, 25, 22, 0.97],
  ['30310', 50, 110, 29.25, 27, 23, 1.25],
  ['30311', 55, 120, 31.5, 29, 25, 1.55],
  ['30312', 60, 130, 33.5, 31, 26, 1.95],
  ['30313', 65, 140, 36, 33, 28, 2.4],
  ['30314', 70, 150, 38, 35, 30, 2.9],
  ['30315', 75, 160, 40, 37, 31, 3.45],
  ['30316', 80, 170, 42.5, 39, 33, 4.1],
];

/**
 * GB/T 7813 split plummer blocks: model, seat of the bearing, length, width of the foot, height of the shaft,
 * kilograms.
 */
type Housing = readonly [model: string, seat: number, length: number, foot: number, centre: number, kilograms: number];

const plummerBlocks: readonly Housing[] = [
  ['SN505', 52, 165, 67, 40, 1.4],
  ['SN506', 62, 185, 77, 50, 2],
  ['SN507', 72, 185, 82, 50, 2.2],
  ['SN508', 80, 205, 85, 60, 2.8],
  ['SN509', 85, 205, 85, 60, 2.9],
  ['SN510', 90, 205, 90, 60, 3.2],
  ['SN511', 100, 255, 95, 70, 4.3],
  ['SN512', 110, 255, 105, 70, 5.2],
  ['SN513', 120, 275, 110, 80, 6.5],
  ['SN515', 130, 280, 115, 80, 7.2],
  ['SN516', 140, 315, 120, 95, 9.6],
];

/** GB/T 7810 units with insert bearing: model, shaft, length, width of the foot, height of the shaft, kilograms. */
const pillowBlocks: readonly Housing[] = [
  ['UCP204', 20, 127, 38, 33.3, 0.65],
  ['UCP205', 25, 140, 38, 36.5, 0.79],
  ['UCP206', 30, 165, 48, 42.9, 1.3],
  ['UCP207', 35, 167, 48, 47.6, 1.6],
  ['UCP208', 40, 184, 54, 49.2, 1.9],
  ['UCP209', 45, 190, 54, 54, 2.1],
  ['UCP210', 50, 206, 60, 57.2, 2.8],
  ['UCP211', 55, 219, 60, 63.5, 3.4],
  ['UCP212', 60, 241, 70, 69.8, 4.6],
];

const roller = familyOf({ category: '轴承/圆锥滚子轴承', kind: 'purchased', unit: 'PCS', texture: 'GCr15' });
const housing = familyOf({ category: '轴承/轴承座', kind: 'purchased', unit: 'PCS', texture: 'HT200' });

const rollerBearing = ([model, bore, outside, width, inner, outer, kilograms]: Tapered) =>
  roller({
    itemCode: `ZC-${model}`,
    itemName: `圆锥滚子轴承 ${model}`,
    english: `Tapered roller bearing ${model}`,
    specificationModel: model,
    specification: `${bore}×${outside}×${width}`,
    sizeSpecification: `d=${bore} D=${outside} T=${width} B=${inner} C=${outer}`,
    bore: millimetres(bore),
    outsideDiameter: millimetres(outside),
    materialDescription: '单列，内圈组件与外圈可分离，成对使用时需调整游隙；GB/T 297-2015',
    price: 5 + 62 * kilograms ** 0.95,
    measures: { ...box(outside, outside, width), ...weighs(kilograms, 1.04) },
    flags: { isInspection: bore >= 80 },
  });

const plummerBlock = ([model, seat, length, foot, centre, kilograms]: Housing) =>
  housing({
    itemCode: `ZCZ-${model}`,
    itemName: `剖分式轴承座 ${model}`,
    english: `Split plummer block ${model}`,
    specificationModel: model,
    specification: `轴承座孔φ${seat}H8`,
    sizeSpecification: `D=${seat} H=${centre} L=${length} A=${foot}`,
    bore: millimetres(seat),
    materialDescription: '二螺柱剖分立式，GB/T 7813-2018',
    price: 18 + 22 * kilograms,
    measures: { ...box(length, foot, centre * 1.9), ...weighs(kilograms) },
  });

const pillowBlock = ([model, shaft, length, foot, centre, kilograms]: Housing) =>
  housing({
    itemCode: `ZCZ-${model}`,
    itemName: `带立式座外球面球轴承 ${model}`,
    english: `Pillow block unit ${model}`,
    specificationModel: model,
    specification: `轴径φ${shaft}`,
    sizeSpecification: `d=${shaft} H=${centre} L=${length} A=${foot}`,
    bore: millimetres(shaft),
    texture: '座HT200，轴承GCr15',
    materialDescription: `配UC${model.slice(3)}轴承，顶丝紧固，GB/T 7810-2017`,
    price: 9 + 17 * kilograms,
    measures: { ...box(length, foot, centre * 2), ...weighs(kilograms) },
  });

export const rollerBearings = (): DemoMaterial[] => [
  ...tapered.map(rollerBearing),
  ...plummerBlocks.map(plummerBlock),
  ...pillowBlocks.map(pillowBlock),
];
