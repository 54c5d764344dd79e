import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, millimetres, weighs } from '../measures.ts';
import { flangeSizes } from './flanges.ts';

type Size = readonly [dn: number, length: number, kilograms: number];

const flangeOf = (dn: number) => flangeSizes.find((size) => size.dn === dn)!;

interface Model {
  code: string;
  model: string;
  chinese: string;
  english: string;
  category: string;
  texture: string;
  description: string;
  /** Yuan per kilogram, and the share of seat and drive that does not grow with it. */
  price: number;
  base: number;
  sizes: readonly Size[];
  /** Height above the outside diameter of the flange, in parts of it. */
  height: number;
  isWafer?: boolean;
  flangeCode?: string;
}

/** Face to face by GB/T 12221. */
const ballSizes: readonly Size[] = [
  [15, 130, 2.5],
  [20, 140, 3.2],
  [25, 150, 4.3],
  [32, 165, 6.2],
  [40, 180, 7.8],
  [50, 200, 11],
  [65, 220, 15.5],
  [80, 250, 20.5],
  [100, 280, 31],
  [125, 320, 52],
  [150, 360, 79],
  [200, 400, 138],
];
/** With the actuator. */
const actuatedSizes = ballSizes
  .slice(2)
  .map(([dn, length, kilograms]) => [dn, length, Math.round(kilograms * 1.1 + 2.5)] as const);
const waferSizes: readonly Size[] = [
  [50, 43, 2.8],
  [65, 46, 3.3],
  [80, 46, 3.8],
  [100, 52, 5],
  [125, 56, 7],
  [150, 56, 8.1],
  [200, 60, 13.5],
];
const gearSizes: readonly Size[] = [
  [50, 43, 6.8],
  [65, 46, 7.3],
  [80, 46, 7.8],
  [100, 52, 9.6],
  [125, 56, 12],
  [150, 56, 13.6],
  [200, 60, 20],
  [250, 68, 30],
  [300, 78, 42],
];
const swingSizes: readonly Size[] = [
  [50, 230, 16],
  [65, 290, 23],
  [80, 310, 28],
  [100, 350, 41],
  [125, 400, 61],
  [150, 480, 85],
  [200, 550, 138],
  [250, 650, 208],
  [300, 750, 298],
];
const dualSizes: readonly Size[] = [
  [50, 43, 2.1],
  [65, 46, 2.9],
  [80, 64, 4.6],
  [100, 64, 6.2],
  [125, 70, 8.9],
  [150, 76, 12],
  [200, 89, 21],
  [250, 114, 36],
  [300, 114, 49],
];

const models: readonly Model[] = [
  {
    code: 'QF',
    model: 'Q41F-16C',
    chinese: '法兰球阀',
    english: 'Flanged ball valve',
    category: '阀门/球阀',
    texture: '阀体WCB，球体304，阀座PTFE',
    description: '手柄操作，浮动球，水、蒸汽、油品，t≤150 ℃',
    price: 17,
    base: 45,
    sizes: ballSizes,
    height: 0.5,
    flangeCode: 'Q235B',
  },
  {
    code: 'QF',
    model: 'Q41F-16P',
    chinese: '不锈钢法兰球阀',
    english: 'Stainless flanged ball valve',
    category: '阀门/球阀',
    texture: '阀体CF8，球体304，阀座PTFE',
    description: '手柄操作，浮动球，硝酸类腐蚀性介质，t≤150 ℃',
    price: 41,
    base: 70,
    sizes: ballSizes,
    height: 0.5,
    flangeCode: '304',
  },
  {
    code: 'QF',
    model: 'Q641F-16C',
    chinese: '气动法兰球阀',
    english: 'Pneumatic ball valve',
    category: '阀门/球阀',
    texture: '阀体WCB，球体304，阀座PTFE',
    description: '双作用气动执行器，气源0.4~0.7 MPa，附电磁阀与限位开关',
    price: 24,
    base: 620,
    sizes: actuatedSizes,
    height: 1.2,
    flangeCode: 'Q235B',
  },
  {
    code: 'DF',
    model: 'D71X-16Q',
    chinese: '手柄对夹蝶阀',
    english: 'Wafer butterfly valve with lever',
    category: '阀门/蝶阀',
    texture: '阀体QT450-10，阀板304，阀座EPDM',
    description: '对夹式中线结构，水及弱腐蚀介质，t≤80 ℃',
    price: 21,
    base: 28,
    sizes: waferSizes,
    height: 0.4,
    isWafer: true,
  },
  {
    code: 'DF',
    model: 'D371X-16Q',
    chinese: '蜗轮对夹蝶阀',
    english: 'Wafer butterfly valve with gear',
    category: '阀门/蝶阀',
    texture: '阀体QT450-10，阀板304，阀座EPDM',
    description: '对夹式中线结构，蜗轮传动，水及弱腐蚀介质，t≤80 ℃',
    price: 20,
    base: 60,
    sizes: gearSizes,
    height: 0.6,
    isWafer: true,
  },
  {
    code: 'ZHF',
    model: 'H44H-16C',
    chinese: '旋启式止回阀',
    english: 'Swing check valve',
    category: '阀门/止回阀',
    texture: '阀体WCB，密封面堆焊Cr13',
    description: '水平管道安装或介质自下向上的垂直管道',
    price: 16,
    base: 60,
    sizes: swingSizes,
    height: 0.3,
    flangeCode: 'Q235B',
  },
  {
    code: 'ZHF',
    model: 'H76X-16Q',
    chinese: '对夹双瓣止回阀',
    english: 'Dual plate wafer check valve',
    category: '阀门/止回阀',
    texture: '阀体QT450-10，阀瓣304，密封圈NBR',
    description: '弹簧助闭，减小水锤，泵出口用',
    price: 24,
    base: 30,
    sizes: dualSizes,
    height: 0,
    isWafer: true,
  },
];

function valve(
  { code, model, chinese, english, category, texture, description, price, base, height, isWafer, flangeCode }: Model,
  [dn, length, kilograms]: Size,
): DemoMaterial {
  const { boltCircle, hole, outside } = flangeOf(dn);
  // A wafer body lies between the bolts.
  const across = isWafer ? boltCircle - hole : outside;
  const pressure = 'PN16';
  return familyOf({
    category,
    kind: 'purchased',
    unit: 'TAI',
    control: dn >= 150 ? 'serial' : 'none',
    prefix: 'VF',
    flags: { isCustomerOrder: true, isInspection: true },
  })({
    itemCode: `${code}-${model}-DN${dn}`,
    itemName: `${chinese} ${model} DN${dn}`,
    english: `${english} ${model} DN${dn}`,
    specificationModel: model,
    specification: `DN${dn} ${pressure}`,
    texture,
    sizeSpecification: `结构长度L=${length}`,
    bore: `DN${dn}`,
    materialDescription: `${description}；GB/T 12221结构长度，GB/T 13927试验`,
    price: base + kilograms * price,
    measures: { ...box(length, across, Math.round(across * (1 + height))), ...weighs(kilograms, 1.05) },
    accessories: flangeCode
      ? [`FL-PL-DN${dn}-16-${flangeCode}`, `DP-D1222-DN${dn}-16`].slice(0, dn <= 200 ? 2 : 1)
      : [],
    outsideDiameter: isWafer ? '' : millimetres(outside),
  });
}

export const valves = (): DemoMaterial[] => models.flatMap((model) => model.sizes.map((size) => valve(model, size)));
