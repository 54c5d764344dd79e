import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';
import { blockOf, heatOf } from '../variety.ts';
import { brackets, impellerMass, type PumpSize, pumpSizes } from './pump-sizes.ts';

/** IS pumps are of cast iron, IH pumps (chemicals) of cast stainless steel; both have the same dimensions. */
const series = [
  {
    name: 'IS',
    code: 'HT200',
    texture: 'HT200',
    english: 'cast iron',
    kilogramsPerLitre: density.castIron,
    price: 11.5,
    weight: 1,
  },
  {
    name: 'IH',
    code: 'CF8',
    texture: 'ZG07Cr19Ni9（CF8）',
    english: 'stainless',
    kilogramsPerLitre: density.castStainless,
    price: 47,
    weight: 1.07,
  },
] as const;
export type Series = (typeof series)[number];

/** Chemical pumps are made up to 50 m³/h. */
export const seriesOf = ({ flow }: PumpSize): readonly Series[] => (flow <= 50 ? series : series.slice(0, 1));

const impeller = familyOf({ category: '机加工件/叶轮', kind: 'made', unit: 'JIAN', control: 'lot', prefix: 'YL' });
const cover = familyOf({ category: '机加工件/泵盖', kind: 'made', unit: 'JIAN', control: 'lot', prefix: 'BG' });
const casing = familyOf({
  category: '铸锻件/泵体铸件',
  kind: 'subcontracted',
  unit: 'JIAN',
  control: 'lot',
  prefix: 'BT',
});
const rotor = familyOf({ category: '部装件/转子部件', kind: 'made', unit: 'SET' });
const wearRing = familyOf({
  category: '易损件/密封备件',
  kind: 'made',
  unit: 'JIAN',
  flags: { isCustomerOrder: true },
});

function partsOf(
  size: PumpSize,
  { name, code, texture, english, kilogramsPerLitre, price, weight }: Series,
): DemoMaterial[] {
  const model = `${name}${size.name}`;
  const { bracket, suction, discharge } = size;
  const [wheel, body, lid] = [
    impellerMass(size.impeller, kilogramsPerLitre),
    size.kilograms * 0.4 * weight,
    size.kilograms * 0.14 * weight,
  ];
  const eye = Math.round(suction * 1.08);
  return [
    impeller({
      itemCode: `YL-${model}`,
      itemName: `叶轮 ${model}`,
      english: `Impeller ${model}, ${english}`,
      specification: `φ${size.impeller} ${code}`,
      texture,
      drawingNumber: `${model}-03`,
      drawingExplain: '零件图，A版；静平衡G6.3',
      sizeSpecification: `外径φ${size.impeller}，闭式，后弯叶片`,
      outsideDiameter: millimetres(size.impeller),
      bore: `${bracket - 4}H7`,
      furnaceBatchNumber: heatOf(`YL-${model}`),
      materialDescription: `Q=${size.flow} m³/h，H=${size.head} m，n=${size.speed} r/min`,
      price: 28 + wheel * price * 2.6,
      measures: { ...box(size.impeller, size.impeller, Math.round(size.impeller * 0.22)), ...weighs(wheel, 1.02) },
    }),
    casing({
      itemCode: `BT-${model}`,
      itemName: `泵体铸件 ${model}`,
      english: `Pump casing casting ${model}, ${english}`,
      specification: `${suction}×${discharge} ${code}`,
      texture,
      drawingNumber: `${model}-01M`,
      drawingExplain: '毛坯图，未注铸造圆角R3~R5，尺寸公差GB/T 6414 CT10',
      furnaceBatchNumber: heatOf(`BT-${model}`),
      blockNumber: size.kilograms > 100 ? blockOf(`BT-${model}`) : '',
      materialDescription: `进口DN${suction}，出口DN${discharge}；水压试验${name === 'IS' ? '2.4' : '2.5'} MPa，保压10 min`,
      price: 25 + body * price,
      measures: weighs(body, 1.01),
    }),
    cover({
      itemCode: `BG-${model}`,
      itemName: `泵盖 ${model}`,
      english: `Pump cover ${model}, ${english}`,
      specification: `机封腔φ${brackets[bracket].seal + 25} ${code}`,
      texture,
      drawingNumber: `${model}-02`,
      drawingExplain: '零件图，A版',
      materialDescription: '密封腔尺寸按ISO 3069',
      price: 20 + lid * price * 1.9,
      measures: weighs(lid, 1.02),
    }),
    wearRing({
      itemCode: `MH-${model}`,
      itemName: `密封环 ${model}`,
      english: `Wear ring ${model}`,
      specification: `φ${eye}×φ${eye + 14}`,
      texture: name === 'IS' ? 'HT250' : '06Cr17Ni12Mo2',
      drawingNumber: `${model}-07`,
      bore: millimetres(eye),
      outsideDiameter: millimetres(eye + 14),
      price: 9 + eye * (name === 'IS' ? 0.16 : 0.62),
      measures: weighs(mass((circle(eye + 14) - circle(eye)) * 14, kilogramsPerLitre)),
    }),
  ];
}

/** Impeller, shaft, sleeve and bearings, balanced together; of the small and middle cast iron pumps. */
const rotors = pumpSizes
  .filter(({ bracket }) => bracket < 42)
  .map((size) =>
    rotor({
      itemCode: `ZZ-IS${size.name}`,
      itemName: `转子部件 IS${size.name}`,
      english: `Rotor assembly IS${size.name}`,
      specification: `悬架${size.bracket}`,
      drawingNumber: `IS${size.name}-20.00`,
      drawingExplain: '部件装配图',
      materialDescription: '动平衡G6.3，装配后手动盘车灵活',
      price: 320 + impellerMass(size.impeller, density.castIron) * 42 + size.bracket * 9,
      accessories: [`YL-IS${size.name}`, `BZ-${size.bracket}-45`, `ZC-${brackets[size.bracket].bearing}-2RS`],
    }),
  );

const shaft = familyOf({ category: '机加工件/泵轴', kind: 'made', unit: 'JIAN', control: 'lot', prefix: 'BZ' });
const shaftSteels = [
  { code: '45', texture: '45钢', treatment: '调质220~250 HBW', price: 1 },
  { code: '40Cr', texture: '40Cr', treatment: '调质240~280 HBW', price: 1.12 },
  { code: '20Cr13', texture: '20Cr13', treatment: '调质241~277 HBW', price: 1.5 },
  { code: '316L', texture: '022Cr17Ni12Mo2', treatment: '固溶', price: 2.6 },
];
const shafts = ([24, 32, 42, 48] as const).flatMap((end) =>
  shaftSteels.map(({ code, texture, treatment, price }) => {
    const { length, mean, seal, bearing } = brackets[end];
    const kilograms = mass(circle(mean) * length, density.steel);
    return shaft({
      itemCode: `BZ-${end}-${code}`,
      itemName: `泵轴 悬架${end} ${texture}`,
      english: `Pump shaft, bracket ${end}, ${code}`,
      specification: `φ${end}×${length}`,
      texture,
      drawingNumber: `IS${end}-05${code === '45' ? '' : `-${code}`}`,
      drawingExplain: `零件图，C版；${treatment}`,
      sizeSpecification: `轴伸φ${end}k6，机封处φ${seal}（带轴套），轴承位${bearing}`,
      outsideDiameter: millimetres(mean),
      furnaceBatchNumber: heatOf(`BZ-${end}-${code}`),
      materialDescription: '轴承位跳动≤0.02 mm，Ra0.8',
      price: (60 + kilograms * 32) * price,
      measures: { ...box(length, mean, mean), ...weighs(kilograms, 1.05) },
      flags: { isCustomerOrder: true },
    });
  }),
);

const bearingBox = familyOf({ category: '部装件/轴承箱部件', kind: 'made', unit: 'SET', texture: 'HT200' });
const boxes = ([24, 32, 42, 48] as const).flatMap((end) =>
  ['油润滑', '脂润滑'].map((lubrication) => {
    const { bearing, oilSeal, length } = brackets[end];
    const isOil = lubrication === '油润滑';
    return bearingBox({
      itemCode: `ZX-${end}-${isOil ? 'Y' : 'Z'}`,
      itemName: `悬架轴承箱部件 ${end} ${lubrication}`,
      english: `Bearing box ${end}, ${isOil ? 'oil' : 'grease'} lubricated`,
      specification: `轴伸φ${end} ${lubrication}`,
      drawingNumber: `IS${end}-${isOil ? '30' : '31'}.00`,
      drawingExplain: '部件装配图',
      price: 260 + end * 17,
      measures: weighs(length * end * 0.00072 + 4),
      accessories: [`ZC-${bearing}${isOil ? '' : '-2RS'}`, `YF-${oilSeal}-NBR`],
    });
  }),
);

const forging = familyOf({
  category: '铸锻件/锻件',
  kind: 'subcontracted',
  unit: 'JIAN',
  control: 'lot',
  prefix: 'DJ',
});
/** Blanks of the shafts of multi-stage pumps and of large flanges. */
const forgings = (
  [
    ['轴锻件', 'Shaft forging', '42CrMo', 90, 1450],
    ['轴锻件', 'Shaft forging', '42CrMo', 110, 1800],
    ['轴锻件', 'Shaft forging', '42CrMo', 130, 2200],
    ['轴锻件', 'Shaft forging', '20Cr13', 90, 1450],
    ['法兰锻件', 'Flange forging', '20钢', 300, 70],
    ['法兰锻件', 'Flange forging', '06Cr19Ni10', 300, 70],
  ] as const
).map(([name, english, texture, diameter, length], index) => {
  const itemCode = `DJ-${diameter}X${length}-${texture.replace('钢', '')}`;
  const kilograms = mass(circle(diameter) * length, density.steel);
  return forging({
    itemCode,
    itemName: `${name} φ${diameter}×${length}`,
    english: `${english} ${diameter}×${length}`,
    specification: `φ${diameter}×${length} ${texture}`,
    texture,
    drawingNumber: `DJ26-${String(index + 1).padStart(3, '0')}M`,
    drawingExplain: '锻件图，单边余量8 mm',
    outsideDiameter: millimetres(diameter),
    furnaceBatchNumber: heatOf(itemCode),
    blockNumber: blockOf(itemCode),
    materialDescription: '锻比≥3，超声检测Ⅱ级，JB/T 5000.15',
    price: kilograms * (texture === '06Cr19Ni10' ? 29 : texture === '20Cr13' ? 16 : 11.5),
    measures: { ...box(length, diameter, diameter), ...weighs(kilograms, 1) },
  });
});

export const pumpParts = (): DemoMaterial[] => [
  ...pumpSizes.flatMap((size) => seriesOf(size).flatMap((one) => partsOf(size, one))),
  ...rotors,
  ...shafts,
  ...boxes,
  ...forgings,
];
