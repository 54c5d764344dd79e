import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';

/** GB/T 6556 (EN 12756): shaft, diameter of the seat, short working length. */
const sizes: readonly (readonly [shaft: number, seat: number, length: number])[] = [
  [16, 27, 35],
  [18, 33, 37.5],
  [20, 35, 37.5],
  [22, 37, 37.5],
  [24, 39, 40],
  [25, 40, 40],
  [28, 43, 42.5],
  [30, 45, 42.5],
  [33, 48, 42.5],
  [35, 50, 42.5],
  [38, 56, 45],
  [40, 58, 45],
  [43, 61, 45],
  [45, 63, 45],
  [48, 66, 45],
  [50, 70, 47.5],
  [53, 73, 47.5],
  [55, 75, 47.5],
  [60, 80, 52.5],
  [63, 83, 52.5],
  [70, 92, 60],
  [75, 97, 60],
  [80, 105, 60],
];

const designs = [
  {
    model: 'MG1',
    chinese: '橡胶波纹管机械密封',
    english: 'Elastomer bellows seal',
    faces: '石墨/碳化硅/丁腈橡胶/304',
    code: 'BQP',
    price: 1,
    limits: '单端面非平衡型，p≤1.2 MPa，t -20~100 ℃，v≤10 m/s',
    least: 16,
  },
  {
    model: 'M7N',
    chinese: '多弹簧机械密封',
    english: 'Multiple spring seal',
    faces: '碳化硅/碳化硅/氟橡胶/316',
    code: 'QQV',
    price: 2.6,
    limits: '单端面平衡型，双向旋转，p≤2.5 MPa，t -20~180 ℃，v≤20 m/s',
    least: 24,
  },
];

const seal = familyOf({
  category: '密封件/机械密封',
  kind: 'purchased',
  unit: 'SET',
  control: 'lot',
  prefix: 'JF',
  flags: { isCustomerOrder: true, isInspection: true },
});

const mechanicalSeal = (
  [shaft, seat, length]: (typeof sizes)[number],
  { model, chinese, english, faces, code, price, limits }: (typeof designs)[number],
) => {
  const kilograms = mass((circle(seat) - circle(shaft)) * length * 0.55, 4);
  return seal({
    itemCode: `JF-${model}-${shaft}-${code}`,
    itemName: `${chinese} ${model}-${shaft}`,
    english: `${english} ${model}, ${shaft} mm`,
    specificationModel: `${model}-${shaft}/${code}`,
    specification: `轴径${shaft}`,
    texture: faces,
    sizeSpecification: `d1=${shaft} d7=${seat} l1k=${length}`,
    bore: millimetres(shaft),
    outsideDiameter: millimetres(seat),
    materialDescription: `${limits}；摩擦副材料代号${code}`,
    price: (45 + shaft * 2.6 + shaft ** 2 * 0.035) * price,
    measures: { ...box(length, seat, seat), ...weighs(kilograms, 1.1) },
  });
};

const yarns = [
  {
    code: 'SM',
    chinese: '柔性石墨盘根',
    english: 'Graphite packing',
    texture: '柔性石墨',
    kilogramsPerLitre: 1.1,
    price: 95,
    limits: '-200~550 ℃，p≤20 MPa，耐酸碱',
  },
  {
    code: 'F4',
    chinese: '聚四氟乙烯盘根',
    english: 'PTFE packing',
    texture: '膨体PTFE',
    kilogramsPerLitre: 1.5,
    price: 165,
    limits: '-200~260 ℃，p≤10 MPa，适用食品与强腐蚀介质',
  },
  {
    code: 'FL',
    chinese: '芳纶盘根',
    english: 'Aramid packing',
    texture: '芳纶浸渍PTFE',
    kilogramsPerLitre: 1.4,
    price: 138,
    limits: '-100~280 ℃，p≤10 MPa，耐含颗粒介质',
  },
];
const packing = familyOf({ category: '密封件/填料', kind: 'purchased', unit: 'kg', control: 'lot', prefix: 'PG' });

const packings = yarns.flatMap(({ code, chinese, english, texture, kilogramsPerLitre, price, limits }) =>
  [6, 8, 10, 12, 14, 16, 20, 25].map((side) =>
    packing({
      itemCode: `PG-${code}-${side}`,
      itemName: `${chinese} ${side}×${side}`,
      english: `${english} ${side}×${side} mm`,
      specification: `□${side}`,
      texture,
      sizeSpecification: `截面${side}×${side}，约${((side ** 2 * kilogramsPerLitre) / 1000).toFixed(3)} kg/m`,
      materialDescription: limits,
      price: price * (side < 10 ? 1.15 : 1),
    }),
  ),
);

/** Health rules ended the use of asbestos; kept for old documents. */
const asbestos = packing({
  itemCode: 'PG-YS450-10',
  itemName: '油浸石棉盘根 YS450 10×10',
  english: 'Oil-impregnated asbestos packing 10×10 mm',
  specificationModel: 'YS450',
  specification: '□10',
  texture: '石棉',
  materialDescription: '因职业健康要求停用，由柔性石墨盘根PG-SM-10替代',
  price: 28,
  endDateActive: '2026-03-31',
});

const gaskets = familyOf({
  category: '易损件/密封备件',
  kind: 'purchased',
  unit: 'PCS',
  texture: '06Cr19Ni10+柔性石墨',
  flags: { isCustomerOrder: true },
});
/** GB/T 4622.1, with inner and outer ring, PN16: diameters of the sealing element and the outer ring. */
const gasketSizes: readonly (readonly [dn: number, inside: number, outside: number, ring: number])[] = [
  [15, 24, 34, 51],
  [20, 29, 42, 61],
  [25, 38, 50, 71],
  [32, 47, 61, 82],
  [40, 54, 68, 92],
  [50, 65, 81, 107],
  [65, 81, 97, 127],
  [80, 93, 113, 142],
  [100, 119, 138, 162],
  [125, 146, 168, 192],
  [150, 174, 196, 218],
  [200, 225, 254, 273],
];
const spiralGaskets = gasketSizes.map(([dn, inside, outside, ring]) =>
  gaskets({
    itemCode: `DP-D1222-DN${dn}-16`,
    itemName: `金属缠绕垫片 DN${dn} PN16`,
    english: `Spiral wound gasket DN${dn} PN16`,
    specificationModel: `D1222-${dn}-16`,
    specification: `DN${dn} PN16`,
    sizeSpecification: `缠绕件φ${inside}×φ${outside}×4.5，外环φ${ring}×3`,
    outsideDiameter: millimetres(ring),
    materialDescription: '带内外环，GB/T 4622.1-2022',
    price: 4 + dn * 0.19,
    measures: {
      ...box(ring, ring, 4.5),
      ...weighs(
        mass((circle(ring) - circle(outside)) * 3, density.stainless) +
          mass((circle(outside) - circle(inside)) * 4.5, 3.2),
      ),
    },
  }),
);

export const mechanicalSeals = (): DemoMaterial[] => [
  ...sizes.flatMap((size) =>
    designs.filter(({ least }) => size[0] >= least).map((design) => mechanicalSeal(size, design)),
  ),
  ...packings,
  asbestos,
  ...spiralGaskets,
];
