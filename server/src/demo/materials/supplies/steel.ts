import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, decimal, density, millimetres } from '../measures.ts';
import { blockOf, heatOf } from '../variety.ts';

const controlled = { control: 'lot', prefix: 'GC', flags: { isInspection: true } } as const;
const perMetre = (squareMillimetres: number, kilogramsPerLitre: number) =>
  (squareMillimetres * kilogramsPerLitre) / 1000;

/** Outside diameter and walls. */
const tubes: readonly (readonly [outside: number, walls: readonly number[]])[] = [
  [25, [3]],
  [32, [3, 3.5]],
  [38, [3, 3.5]],
  [45, [3.5]],
  [57, [3.5, 5]],
  [76, [4]],
  [89, [4, 5]],
  [108, [4, 6]],
  [133, [4.5]],
  [159, [5, 8]],
  [219, [6, 8]],
  [273, [8]],
  [325, [8]],
];
const tubeSteels = [
  {
    code: '20',
    category: '碳素结构钢/无缝钢管',
    chinese: '输送流体用无缝钢管',
    english: 'Seamless tube, steel 20',
    texture: '20钢',
    standard: 'GB/T 8163-2018',
    kilogramsPerLitre: density.steel,
    price: 5.4,
    largest: 325,
  },
  {
    code: '304',
    category: '不锈钢/不锈钢管',
    chinese: '流体输送用不锈钢无缝钢管',
    english: 'Stainless seamless tube 304',
    texture: '06Cr19Ni10',
    standard: 'GB/T 14976-2012',
    kilogramsPerLitre: density.stainless,
    price: 23,
    largest: 159,
  },
];
const tubeList = tubeSteels.flatMap(
  ({ code, category, chinese, english, texture, standard, kilogramsPerLitre, price, largest }) =>
    tubes
      .filter(([outside]) => outside <= largest)
      .flatMap(([outside, walls]) =>
        walls.map((wall) => {
          const itemCode = `GG-${code}-${outside}X${wall}`;
          const kilograms = perMetre(circle(outside) - circle(outside - 2 * wall), kilogramsPerLitre);
          return familyOf({ category, kind: 'purchased', unit: 'm', ...controlled })({
            itemCode,
            itemName: `${chinese} φ${outside}×${wall}`,
            english: `${english}, ${outside}×${wall} mm`,
            specification: `φ${outside}×${wall}`,
            specificationModel: `${texture} φ${outside}×${wall}`,
            texture,
            bore: millimetres(outside - 2 * wall),
            wallThickness: millimetres(wall),
            outsideDiameter: millimetres(outside),
            sizeSpecification: '定尺6 m',
            furnaceBatchNumber: heatOf(itemCode),
            materialDescription: `${standard}，理论重量${kilograms.toFixed(2)} kg/m`,
            price: kilograms * price,
            measures: {
              lengthUnit: 'm',
              lengthStr: '1',
              weightUnit: 'kg',
              netWeight: decimal(kilograms),
              roughWeight: decimal(kilograms),
            },
          });
        }),
      ),
);

const barSteels = [
  {
    code: '45',
    category: '碳素结构钢/圆钢',
    texture: '45钢',
    state: '热轧',
    standard: 'GB/T 699-2015',
    price: 4.3,
    english: 'Round bar, steel 45',
    largest: 200,
  },
  {
    code: '40Cr',
    category: '合金钢/合金圆钢',
    texture: '40Cr',
    state: '热轧',
    standard: 'GB/T 3077-2015',
    price: 5.1,
    english: 'Alloy round bar 40Cr',
    largest: 200,
  },
  {
    code: '20Cr13',
    category: '不锈钢/不锈钢棒',
    texture: '20Cr13',
    state: '退火',
    standard: 'GB/T 1220-2007',
    price: 10.8,
    english: 'Stainless round bar 20Cr13',
    largest: 120,
  },
  {
    code: '304',
    category: '不锈钢/不锈钢棒',
    texture: '06Cr19Ni10',
    state: '固溶',
    standard: 'GB/T 1220-2007',
    price: 18.5,
    english: 'Stainless round bar 304',
    largest: 120,
  },
  {
    code: '316L',
    category: '不锈钢/不锈钢棒',
    texture: '022Cr17Ni12Mo2',
    state: '固溶',
    standard: 'GB/T 1220-2007',
    price: 31,
    english: 'Stainless round bar 316L',
    largest: 100,
  },
];
const densityOf = (texture: string) => (texture.includes('Ni') ? density.stainless : density.steel);

const bars = barSteels.flatMap(({ code, category, texture, state, standard, price, english, largest }) =>
  [20, 30, 40, 50, 60, 80, 100, 120, 150, 200]
    .filter((diameter) => diameter <= largest)
    .map((diameter) => {
      const itemCode = `YG-${code}-${diameter}`;
      return familyOf({ category, kind: 'purchased', unit: 'kg', ...controlled })({
        itemCode,
        itemName: `圆钢 ${texture} φ${diameter}`,
        english: `${english}, ${diameter} mm`,
        specification: `φ${diameter} ${state}`,
        texture,
        outsideDiameter: millimetres(diameter),
        furnaceBatchNumber: heatOf(itemCode),
        blockNumber: diameter >= 120 ? blockOf(itemCode) : '',
        materialDescription: `${standard}，${state}状态交货，理论重量${perMetre(circle(diameter), densityOf(texture)).toFixed(2)} kg/m${diameter >= 120 ? '，超声检测2级' : ''}`,
        price: price * (diameter >= 150 ? 1.06 : 1),
      });
    }),
);

const plateSteels = [
  {
    code: 'Q235B',
    category: '碳素结构钢/钢板',
    texture: 'Q235B',
    standard: 'GB/T 3274-2017',
    price: 4050,
    kilogramsPerLitre: density.steel,
    sheet: [6000, 1500],
    english: 'Steel plate Q235B',
  },
  {
    code: '45',
    category: '碳素结构钢/钢板',
    texture: '45钢',
    standard: 'GB/T 711-2017',
    price: 4380,
    kilogramsPerLitre: density.steel,
    sheet: [8000, 2000],
    english: 'Steel plate 45',
  },
  {
    code: '304',
    category: '不锈钢/不锈钢板',
    texture: '06Cr19Ni10',
    standard: 'GB/T 4237-2015',
    price: 15_200,
    kilogramsPerLitre: density.stainless,
    sheet: [6000, 1500],
    english: 'Stainless plate 304',
  },
] as const;
const plates = plateSteels.flatMap(
  ({ code, category, texture, standard, price, kilogramsPerLitre, sheet: [length, width], english }) =>
    [3, 4, 6, 8, 10, 12, 16, 20].map((thickness) => {
      const itemCode = `BC-${code}-${thickness}`;
      return familyOf({ category, kind: 'purchased', unit: 't', ...controlled })({
        itemCode,
        itemName: `热轧${category.startsWith('不锈钢') ? '不锈' : ''}钢板 ${texture} t${thickness}`,
        english: `${english}, ${thickness} mm`,
        specification: `${thickness}×${width}×${length}`,
        texture,
        wallThickness: millimetres(thickness),
        furnaceBatchNumber: heatOf(itemCode),
        blockNumber: blockOf(itemCode),
        materialDescription: `${standard}，单张理论重量${((length * width * thickness * kilogramsPerLitre) / 1e6).toFixed(1)} kg`,
        price: price * (thickness < 6 ? 1.03 : 1),
        measures: box(length, width, thickness),
      });
    }),
);

/** GB/T 706: kilograms a metre from the table of the standard. */
const sections: readonly (readonly [name: string, code: string, english: string, model: string, kilograms: number])[] =
  [
    ['等边角钢', 'L40X4', 'Equal angle', '∠40×4', 2.42],
    ['等边角钢', 'L50X5', 'Equal angle', '∠50×5', 3.77],
    ['等边角钢', 'L63X6', 'Equal angle', '∠63×6', 5.72],
    ['等边角钢', 'L75X6', 'Equal angle', '∠75×6', 6.91],
    ['槽钢', 'C8', 'Channel', '[8', 8.04],
    ['槽钢', 'C10', 'Channel', '[10', 10.01],
    ['槽钢', 'C12.6', 'Channel', '[12.6', 12.32],
    ['槽钢', 'C16A', 'Channel', '[16a', 17.24],
    ['槽钢', 'C20A', 'Channel', '[20a', 22.64],
    ['工字钢', 'I14', 'I-beam', 'I14', 16.89],
    ['工字钢', 'I16', 'I-beam', 'I16', 20.51],
  ];
const sectionList = sections.map(([name, code, english, model, kilograms]) =>
  familyOf({ category: '碳素结构钢/型钢', kind: 'purchased', unit: 'kg', texture: 'Q235B' })({
    itemCode: `XG-${code}`,
    itemName: `热轧${name} ${model}`,
    english: `${english} ${code.slice(1)}`,
    specification: model,
    sizeSpecification: '定尺6 m',
    materialDescription: `泵底座用，GB/T 706-2016，理论重量${kilograms} kg/m`,
    price: 4.15,
  }),
);

export const steel = (): DemoMaterial[] => [...tubeList, ...bars, ...plates, ...sectionList];
