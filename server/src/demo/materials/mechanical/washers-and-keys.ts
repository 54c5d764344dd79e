import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';

/** GB/T 97.1: thread, inside and outside diameter, thickness; GB/T 93: inside diameter, square section. */
const washerSizes: readonly (readonly [
  thread: number,
  inside: number,
  outside: number,
  thickness: number,
  springInside: number,
  section: number,
])[] = [
  [5, 5.3, 10, 1, 5.1, 1.3],
  [6, 6.4, 12, 1.6, 6.1, 1.6],
  [8, 8.4, 16, 1.6, 8.1, 2.1],
  [10, 10.5, 20, 2, 10.2, 2.6],
  [12, 13, 24, 2.5, 12.2, 3.1],
  [16, 17, 30, 3, 16.2, 4.1],
  [20, 21, 37, 3, 20.2, 5],
  [24, 25, 44, 4, 24.5, 6],
  [30, 31, 56, 4, 30.5, 7.5],
  [36, 37, 66, 5, 36.5, 9],
];

const washer = familyOf({ category: '标准件/垫圈', kind: 'purchased', unit: 'PCS' });
const finishes = [
  { code: '200HV', texture: 'Q235', finish: '200HV 镀锌', kilogramsPerLitre: density.steel, price: 9.5 },
  { code: 'A2', texture: '06Cr19Ni10', finish: 'A200', kilogramsPerLitre: density.stainless, price: 34 },
];

const washers = washerSizes.flatMap(([thread, inside, outside, thickness, springInside, section]) => [
  ...finishes.map(({ code, texture, finish, kilogramsPerLitre, price }) => {
    const kilograms = mass((circle(outside) - circle(inside)) * thickness, kilogramsPerLitre);
    return washer({
      itemCode: `PD-${thread}-${code}`,
      itemName: `平垫圈 A级 ${thread}`,
      english: `Plain washer ${thread}, ${code}`,
      specificationModel: `GB/T 97.1-2002 ${thread}`,
      specification: `${thread} ${finish}`,
      texture,
      sizeSpecification: `d1=${inside} d2=${outside} h=${thickness}`,
      bore: millimetres(inside),
      outsideDiameter: millimetres(outside),
      price: 0.01 + kilograms * price,
      measures: weighs(kilograms, 1.01),
    });
  }),
  washer({
    itemCode: `TD-${thread}-65Mn`,
    itemName: `标准型弹簧垫圈 ${thread}`,
    english: `Spring lock washer ${thread}`,
    specificationModel: `GB/T 93-1987 ${thread}`,
    specification: `${thread} 65Mn 镀锌`,
    texture: '65Mn',
    sizeSpecification: `d=${springInside} S=b=${section}`,
    bore: millimetres(springInside),
    price: 0.01 + mass(section ** 2 * Math.PI * (springInside + section), density.steel) * 12,
    measures: weighs(mass(section ** 2 * Math.PI * (springInside + section), density.steel), 1.01),
  }),
]);

/** GB/T 1096: width, height, usual lengths, shafts that it fits. */
const keySizes: readonly (readonly [width: number, height: number, lengths: readonly number[], shafts: string])[] = [
  [6, 6, [20, 32], '17~22'],
  [8, 7, [36, 45, 50], '22~30'],
  [10, 8, [45, 63, 70], '30~38'],
  [12, 8, [63, 90, 100], '38~44'],
  [14, 9, [70, 90, 100], '44~50'],
  [16, 10, [90, 100, 125], '50~58'],
  [18, 11, [100, 125], '58~65'],
  [20, 12, [110, 140], '65~75'],
  [22, 14, [125, 160], '75~85'],
];
const key = familyOf({ category: '标准件/销与键', kind: 'purchased', unit: 'PCS', texture: '45钢' });
const keys = keySizes.flatMap(([width, height, lengths, shafts]) =>
  lengths.map((length) => {
    // Both ends are round (type A).
    const kilograms = mass((width * (length - width) + circle(width)) * height, density.steel);
    return key({
      itemCode: `JP-A${width}X${height}X${length}`,
      itemName: `普通A型平键 ${width}×${height}×${length}`,
      english: `Parallel key A ${width}×${height}×${length}`,
      specificationModel: `GB/T 1096-2003 键 ${width}×${height}×${length}`,
      specification: `${width}×${height}×${length}`,
      materialDescription: `用于轴径${shafts} mm`,
      price: 0.3 + kilograms * 13,
      measures: { ...box(length, width, height), ...weighs(kilograms, 1.01) },
    });
  }),
);

/** GB/T 894 and GB/T 893: diameter of shaft or bore, thickness, diameter of the groove. */
const shaftRings: readonly (readonly [diameter: number, thickness: number, groove: number])[] = [
  [17, 1, 16.2],
  [20, 1.2, 19],
  [25, 1.2, 23.9],
  [30, 1.5, 28.6],
  [35, 1.5, 33],
  [40, 1.75, 37.5],
  [45, 1.75, 42.5],
  [50, 2, 47],
  [55, 2, 52],
  [60, 2, 57],
  [65, 2.5, 62],
  [70, 2.5, 67],
  [80, 2.5, 76.5],
  [90, 3, 86.5],
  [100, 3, 96.5],
];
const boreRings: readonly (readonly [diameter: number, thickness: number, groove: number])[] = [
  [35, 1.5, 37],
  [47, 1.75, 49.5],
  [52, 2, 55],
  [62, 2, 65],
  [72, 2.5, 75],
  [80, 2.5, 83.5],
  [90, 3, 93.5],
  [100, 3, 103.5],
  [120, 4, 124],
];
const retainer = familyOf({ category: '标准件/挡圈', kind: 'purchased', unit: 'PCS', texture: '65Mn' });
const retainers = [
  ...shaftRings.map(([diameter, thickness, groove]) =>
    retainer({
      itemCode: `DQ-Z${diameter}`,
      itemName: `轴用弹性挡圈 A型 ${diameter}`,
      english: `Retaining ring for shafts ${diameter}`,
      specificationModel: `GB/T 894-2017 ${diameter}`,
      specification: `轴径${diameter}`,
      sizeSpecification: `沟槽φ${groove}，厚${thickness}`,
      price: 0.05 + diameter ** 1.6 * 0.0016,
    }),
  ),
  ...boreRings.map(([diameter, thickness, groove]) =>
    retainer({
      itemCode: `DQ-K${diameter}`,
      itemName: `孔用弹性挡圈 A型 ${diameter}`,
      english: `Retaining ring for bores ${diameter}`,
      specificationModel: `GB/T 893-2017 ${diameter}`,
      specification: `孔径${diameter}`,
      sizeSpecification: `沟槽φ${groove}，厚${thickness}`,
      price: 0.05 + diameter ** 1.6 * 0.0018,
    }),
  ),
];

export const washersAndKeys = (): DemoMaterial[] => [...washers, ...keys, ...retainers];
