import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, millimetres, weighs } from '../measures.ts';

type Size = readonly [model: string, bore: number, outside: number, width: number, kilograms: number];

/** GB/T 276: model, bore, outside diameter, width, kilograms. */
const ballSizes: readonly Size[] = [
  ['6000', 10, 26, 8, 0.019],
  ['6001', 12, 28, 8, 0.022],
  ['6002', 15, 32, 9, 0.03],
  ['6003', 17, 35, 10, 0.039],
  ['6004', 20, 42, 12, 0.069],
  ['6005', 25, 47, 12, 0.08],
  ['6006', 30, 55, 13, 0.12],
  ['6007', 35, 62, 14, 0.16],
  ['6008', 40, 68, 15, 0.19],
  ['6009', 45, 75, 16, 0.25],
  ['6010', 50, 80, 16, 0.26],
  ['6011', 55, 90, 18, 0.39],
  ['6012', 60, 95, 18, 0.42],
  ['6013', 65, 100, 18, 0.44],
  ['6014', 70, 110, 20, 0.6],
  ['6015', 75, 115, 20, 0.64],
  ['6016', 80, 125, 22, 0.85],
  ['6017', 85, 130, 22, 0.89],
  ['6018', 90, 140, 24, 1.15],
  ['6019', 95, 145, 24, 1.2],
  ['6020', 100, 150, 24, 1.25],
  ['6200', 10, 30, 9, 0.032],
  ['6201', 12, 32, 10, 0.037],
  ['6202', 15, 35, 11, 0.045],
  ['6203', 17, 40, 12, 0.065],
  ['6204', 20, 47, 14, 0.11],
  ['6205', 25, 52, 15, 0.13],
  ['6206', 30, 62, 16, 0.2],
  ['6207', 35, 72, 17, 0.29],
  ['6208', 40, 80, 18, 0.37],
  ['6209', 45, 85, 19, 0.41],
  ['6210', 50, 90, 20, 0.46],
  ['6211', 55, 100, 21, 0.61],
  ['6212', 60, 110, 22, 0.78],
  ['6213', 65, 120, 23, 0.99],
  ['6214', 70, 125, 24, 1.05],
  ['6215', 75, 130, 25, 1.2],
  ['6216', 80, 140, 26, 1.4],
  ['6217', 85, 150, 28, 1.8],
  ['6218', 90, 160, 30, 2.15],
  ['6219', 95, 170, 32, 2.6],
  ['6220', 100, 180, 34, 3.15],
  ['6300', 10, 35, 11, 0.053],
  ['6301', 12, 37, 12, 0.06],
  ['6302', 15, 42, 13, 0.082],
  ['6303', 17, 47, 14, 0.12],
  ['6304', 20, 52, 15, 0.14],
  ['6305', 25, 62, 17, 0.23],
  ['6306', 30, 72, 19, 0.35],
  ['6307', 35, 80, 21, 0.46],
  ['6308', 40, 90, 23, 0.63],
  ['6309', 45, 100, 25, 0.83],
  ['6310', 50, 110, 27, 1.05],
  ['6311', 55, 120, 29, 1.35],
  ['6312', 60, 130, 31, 1.7],
  ['6313', 65, 140, 33, 2.1],
  ['6314', 70, 150, 35, 2.5],
  ['6315', 75, 160, 37, 3],
  ['6316', 80, 170, 39, 3.6],
  ['6317', 85, 180, 41, 4.25],
  ['6318', 90, 190, 43, 4.9],
  ['6319', 95, 200, 45, 5.65],
  ['6320', 100, 215, 47, 7],
  ['6403', 17, 62, 17, 0.27],
  ['6404', 20, 72, 19, 0.4],
  ['6405', 25, 80, 21, 0.53],
  ['6406', 30, 90, 23, 0.74],
  ['6407', 35, 100, 25, 0.95],
  ['6408', 40, 110, 27, 1.25],
  ['6409', 45, 120, 29, 1.55],
  ['6410', 50, 130, 31, 1.9],
  ['6411', 55, 140, 33, 2.3],
  ['6412', 60, 150, 35, 2.75],
];

/** GB/T 301. The third figure is the height. */
const thrustSizes: readonly Size[] = [
  ['51104', 20, 35, 10, 0.039],
  ['51105', 25, 42, 11, 0.059],
  ['51106', 30, 47, 11, 0.067],
  ['51107', 35, 52, 12, 0.084],
  ['51108', 40, 60, 13, 0.12],
  ['51109', 45, 65, 14, 0.14],
  ['51110', 50, 70, 14, 0.16],
  ['51111', 55, 78, 16, 0.24],
  ['51112', 60, 85, 17, 0.29],
  ['51204', 20, 40, 14, 0.081],
  ['51205', 25, 47, 15, 0.11],
  ['51206', 30, 52, 16, 0.13],
  ['51207', 35, 62, 18, 0.22],
  ['51208', 40, 68, 19, 0.28],
  ['51209', 45, 73, 20, 0.3],
  ['51210', 50, 78, 22, 0.37],
  ['51211', 55, 90, 25, 0.59],
  ['51212', 60, 95, 26, 0.65],
];

const seals = [
  { suffix: '', words: '开式', english: 'open', price: 1, description: '需外部润滑，装配前清洗防锈油' },
  { suffix: '-2Z', words: '双面防尘盖', english: 'two shields', price: 1.06, description: '已注润滑脂，免加脂' },
  {
    suffix: '-2RS',
    words: '双面接触式橡胶密封圈',
    english: 'two seals',
    price: 1.12,
    description: '已注锂基润滑脂，工作温度-20~100 ℃',
  },
];

const priceOf = (kilograms: number) => 4 + 58 * kilograms ** 0.95;
const dimensions = ([, bore, outside, width, kilograms]: Size) => ({
  bore: millimetres(bore),
  outsideDiameter: millimetres(outside),
  measures: { ...box(outside, outside, width), ...weighs(kilograms, 1.04) },
});

const ball = familyOf({
  category: '轴承/深沟球轴承',
  kind: 'purchased',
  unit: 'PCS',
  texture: 'GCr15',
  flags: { isCustomerOrder: true },
});
const thrust = familyOf({ category: '轴承/推力轴承', kind: 'purchased', unit: 'PCS', texture: 'GCr15' });

const ballBearing = (size: Size, { suffix, words, english, price, description }: (typeof seals)[number]) => {
  const [model, bore, outside, width, kilograms] = size;
  return ball({
    itemCode: `ZC-${model}${suffix}`,
    itemName: `深沟球轴承 ${model}${suffix}`,
    english: `Deep groove ball bearing ${model}${suffix}, ${english}`,
    specificationModel: `${model}${suffix}`,
    specification: `${bore}×${outside}×${width}`,
    sizeSpecification: `d=${bore} D=${outside} B=${width}`,
    materialDescription: `${words}，GB/T 276-2013，P0级；${description}`,
    price: priceOf(kilograms) * price,
    ...dimensions(size),
    flags: { isInspection: bore >= 75 },
  });
};

const thrustBearing = (size: Size) => {
  const [model, bore, outside, height, kilograms] = size;
  return thrust({
    itemCode: `ZC-${model}`,
    itemName: `推力球轴承 ${model}`,
    english: `Thrust ball bearing ${model}`,
    specificationModel: model,
    specification: `${bore}×${outside}×${height}`,
    materialDescription: '单向，GB/T 301-2015',
    price: priceOf(kilograms) * 1.15,
    ...dimensions(size),
  });
};

/** Heavy loads (64) and large bores are lubricated from outside; shields are usual from the 62 series on. */
const isBought = ([model, bore]: Size, suffix: string) =>
  suffix === '' || (bore <= 60 && !model.startsWith('64') && !(suffix === '-2Z' && model.startsWith('60')));

export const ballBearings = (): DemoMaterial[] => [
  ...ballSizes.flatMap((size) =>
    seals.filter(({ suffix }) => isBought(size, suffix)).map((seal) => ballBearing(size, seal)),
  ),
  ...thrustSizes.map(thrustBearing),
];
