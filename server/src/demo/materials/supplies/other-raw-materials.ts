import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';
import { heatOf } from '../variety.ts';

const metals = [
  {
    code: 'H62',
    leaf: '铜及铜合金',
    chinese: '黄铜棒',
    english: 'Brass bar',
    texture: 'H62',
    standard: 'GB/T 4423-2020',
    kilogramsPerLitre: density.brass,
    price: 62,
    sizes: [10, 16, 20, 30, 40, 50],
  },
  {
    code: 'QSN',
    leaf: '铜及铜合金',
    chinese: '锡青铜棒',
    english: 'Tin bronze bar',
    texture: 'QSn6.5-0.1',
    standard: 'GB/T 4423-2020',
    kilogramsPerLitre: density.bronze,
    price: 92,
    sizes: [40, 60, 80, 100],
  },
  {
    code: '6061',
    leaf: '铝及铝合金',
    chinese: '铝合金棒',
    english: 'Aluminium bar',
    texture: '6061-T6',
    standard: 'GB/T 3191-2019',
    kilogramsPerLitre: density.aluminium,
    price: 27,
    sizes: [20, 30, 50, 80, 100],
  },
  {
    code: 'TA2',
    leaf: '钛及钛合金',
    chinese: '钛棒',
    english: 'Titanium bar',
    texture: 'TA2',
    standard: 'GB/T 2965-2007',
    kilogramsPerLitre: density.titanium,
    price: 118,
    sizes: [20, 30, 40, 60],
  },
];
const metalBars = metals.flatMap(
  ({ code, leaf, chinese, english, texture, standard, kilogramsPerLitre, price, sizes }) =>
    sizes.map((diameter) =>
      familyOf({
        category: `有色金属/${leaf}`,
        kind: 'purchased',
        unit: 'kg',
        control: 'lot',
        prefix: 'YS',
        flags: { isInspection: true },
      })({
        itemCode: `YS-${code}-${diameter}`,
        itemName: `${chinese} ${texture} φ${diameter}`,
        english: `${english} ${texture}, ${diameter} mm`,
        specification: `φ${diameter}`,
        texture,
        outsideDiameter: millimetres(diameter),
        furnaceBatchNumber: heatOf(`YS-${code}-${diameter}`),
        materialDescription: `${standard}，理论重量${((circle(diameter) * kilogramsPerLitre) / 1000).toFixed(2)} kg/m`,
        price,
      }),
    ),
);

/** Hot-work and cold-work steel for the dies of seals. */
const dieSteels = (['Cr12MoV', 'H13'] as const).flatMap((texture) =>
  [50, 80, 100].map((diameter) =>
    familyOf({ category: '合金钢/模具钢', kind: 'purchased', unit: 'kg', control: 'lot', prefix: 'MJ', texture })({
      itemCode: `MG-${texture}-${diameter}`,
      itemName: `模具钢圆棒 ${texture} φ${diameter}`,
      english: `Die steel ${texture}, ${diameter} mm`,
      specification: `φ${diameter} 退火`,
      outsideDiameter: millimetres(diameter),
      furnaceBatchNumber: heatOf(`MG-${texture}-${diameter}`),
      materialDescription: 'GB/T 1299-2014，硬度≤255 HBW',
      price: texture === 'H13' ? 21 : 17.5,
    }),
  ),
);

const plastics = [
  {
    code: 'PTFE',
    leaf: '聚四氟乙烯',
    chinese: '聚四氟乙烯棒',
    english: 'PTFE rod',
    texture: 'PTFE',
    kilogramsPerLitre: density.ptfe,
    price: 88,
    sizes: [20, 30, 40, 50, 60, 80, 100],
  },
  {
    code: 'PEEK',
    leaf: '聚醚醚酮',
    chinese: '聚醚醚酮棒',
    english: 'PEEK rod',
    texture: 'PEEK 450G',
    kilogramsPerLitre: density.peek,
    price: 880,
    sizes: [20, 30, 50, 80],
  },
  {
    code: 'PA6',
    leaf: '尼龙',
    chinese: '浇铸尼龙棒',
    english: 'Cast nylon rod',
    texture: 'MC尼龙',
    kilogramsPerLitre: density.nylon,
    price: 36,
    sizes: [20, 30, 50, 80, 100, 120],
  },
];
/** Rods of one metre, sold by the piece. */
const rods = plastics.flatMap(({ code, leaf, chinese, english, texture, kilogramsPerLitre, price, sizes }) =>
  sizes.map((diameter) => {
    const kilograms = mass(circle(diameter) * 1000, kilogramsPerLitre);
    return familyOf({ category: `工程塑料/${leaf}`, kind: 'purchased', unit: 'PCS', control: 'lot', prefix: 'SL' })({
      itemCode: `SL-${code}-${diameter}`,
      itemName: `${chinese} φ${diameter}×1000`,
      english: `${english} ${diameter}×1000 mm`,
      specification: `φ${diameter}×1000`,
      texture,
      outsideDiameter: millimetres(diameter),
      price: 4 + kilograms * price,
      measures: { ...box(1000, diameter, diameter), ...weighs(kilograms, 1.01) },
    });
  }),
);

const rubbers = [
  {
    code: 'NBR',
    leaf: '丁腈橡胶',
    chinese: '丁腈橡胶板',
    texture: 'NBR',
    english: 'NBR sheet',
    kilogramsPerLitre: density.nbr,
    price: 16,
  },
  {
    code: 'FKM',
    leaf: '氟橡胶',
    chinese: '氟橡胶板',
    texture: 'FKM',
    english: 'FKM sheet',
    kilogramsPerLitre: density.fkm,
    price: 92,
  },
  {
    code: 'VMQ',
    leaf: '硅橡胶',
    chinese: '硅橡胶板',
    texture: 'VMQ',
    english: 'Silicone sheet',
    kilogramsPerLitre: density.silicone,
    price: 38,
  },
];
const sheets = rubbers.flatMap(({ code, leaf, chinese, texture, english, kilogramsPerLitre, price }) =>
  [2, 3, 5, 10].map((thickness) =>
    familyOf({
      category: `橡胶/${leaf}`,
      kind: 'purchased',
      unit: 'm2',
      control: 'lot',
      prefix: 'XJ',
      flags: { isRetest: true },
    })({
      itemCode: `XJ-${code}-${thickness}`,
      itemName: `${chinese} t${thickness}`,
      english: `${english} ${thickness} mm`,
      specification: `${thickness}×1000`,
      texture,
      wallThickness: millimetres(thickness),
      sizeSpecification: '幅宽1 m，每卷10 m',
      materialDescription: `GB/T 5574，约${(thickness * kilogramsPerLitre).toFixed(2)} kg/m²；贮存期2年，到期复验硬度`,
      price: thickness * kilogramsPerLitre * price,
    }),
  ),
);

const bushes = familyOf({ category: '非金属材料/石墨与陶瓷', kind: 'purchased', unit: 'PCS' });
const graphite = (
  [
    [20, 30, 20],
    [25, 35, 25],
    [30, 40, 30],
    [35, 45, 35],
    [40, 52, 40],
    [50, 65, 50],
  ] as const
).flatMap(([inside, outside, length]) =>
  [
    ['M106K', '浸树脂石墨', 2],
    ['SSIC', '无压烧结碳化硅', 9],
  ].map(([code, chinese, price]) => {
    const kilograms = mass((circle(outside) - circle(inside)) * length, code === 'SSIC' ? 3.1 : density.graphite);
    return bushes({
      itemCode: `ZT-${code}-${inside}X${outside}X${length}`,
      itemName: `${chinese}轴套 ${inside}×${outside}×${length}`,
      english: `${code === 'SSIC' ? 'Silicon carbide' : 'Graphite'} bush ${inside}×${outside}×${length}`,
      specification: `${inside}×${outside}×${length}`,
      texture: String(chinese),
      bore: millimetres(inside),
      outsideDiameter: millimetres(outside),
      wallThickness: millimetres((outside - inside) / 2),
      price: (14 + kilograms * 320) * Number(price) * 0.6,
      measures: { ...box(length, outside, outside), ...weighs(kilograms, 1.05) },
    });
  }),
);

export const otherRawMaterials = (): DemoMaterial[] => [...metalBars, ...dieSteels, ...rods, ...sheets, ...graphite];
