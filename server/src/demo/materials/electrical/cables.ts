import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { circle, decimal, density } from '../measures.ts';

/** Cross-section, diameter of the conductor, insulation of XLPE by GB/T 12706.1. */
const conductors: readonly (readonly [area: number, diameter: number, insulation: number])[] = [
  [2.5, 1.78, 0.7],
  [4, 2.25, 0.7],
  [6, 2.76, 0.7],
  [10, 4, 0.7],
  [16, 4.8, 0.7],
  [25, 6, 0.9],
  [35, 7, 0.9],
  [50, 8.2, 1],
  [70, 9.8, 1.1],
  [95, 11.5, 1.1],
  [120, 13, 1.2],
  [150, 14.6, 1.4],
  [185, 16.2, 1.6],
  [240, 18.4, 1.7],
];

/** Diameter of a bundle in diameters of one core, by the number of cores. */
const bundle: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 2.154,
  4: 2.414,
  5: 2.7,
  7: 3,
  10: 4,
  12: 4.154,
  14: 4.41,
  19: 5,
  24: 6,
};

interface Built {
  outside: number;
  kilogramsPerMetre: number;
  /** Copper alone. */
  copper: number;
}

function build(
  cores: number,
  area: number,
  diameter: number,
  insulation: number,
  isScreened = false,
  isArmoured = false,
): Built {
  const core = diameter + 2 * insulation;
  const inner = core * bundle[cores]! + 0.4 + (isScreened ? 0.8 : 0) + (isArmoured ? 4.2 : 0);
  const sheath = Math.max(isScreened || cores > 5 ? 1.5 : 1.8, 0.035 * inner + 1);
  const outside = inner + 2 * sheath;
  const copper =
    (cores * area * density.copper) / 1000 + (isScreened ? (Math.PI * inner * 0.12 * density.copper) / 1000 : 0);
  const plastics =
    (cores * (circle(core) - circle(diameter)) * 0.95 +
      (circle(outside) - circle(inner)) * 1.45 +
      Math.max(0, circle(inner) - cores * circle(core)) * 0.6) /
    1000;
  const armour = isArmoured ? (Math.PI * inner * 1 * density.steel) / 1000 : 0;
  return { outside: Number(outside.toFixed(1)), kilogramsPerMetre: copper + plastics + armour, copper };
}

const perMetre = (kilograms: number) => ({
  lengthUnit: 'm',
  lengthStr: '1',
  weightUnit: 'kg',
  netWeight: decimal(kilograms),
  roughWeight: decimal(kilograms * 1.04),
});
const priceOf = ({ copper, kilogramsPerMetre }: Built, more = 0) =>
  copper * 94 + (kilogramsPerMetre - copper) * 15 + more;

const power = familyOf({
  category: '线缆/动力电缆',
  kind: 'purchased',
  unit: 'm',
  control: 'lot',
  prefix: 'DL',
  flags: { isInspection: true },
});
const control = familyOf({ category: '线缆/控制电缆', kind: 'purchased', unit: 'm', control: 'lot', prefix: 'KL' });
const data = familyOf({ category: '线缆/通信线缆', kind: 'purchased', unit: 'm' });

const powerCables = [
  { model: 'YJV', isArmoured: false },
  { model: 'YJV22', isArmoured: true },
].flatMap(({ model, isArmoured }) =>
  conductors
    .filter(([area]) => !isArmoured || area >= 10)
    .flatMap(([area, diameter, insulation]) =>
      (isArmoured ? [4] : area <= 50 ? [4, 5] : [4]).map((cores) => {
        const built = build(cores, area, diameter, insulation, false, isArmoured);
        return power({
          itemCode: `DL-${model}-${cores}X${area}`,
          itemName: `${isArmoured ? '钢带铠装' : ''}交联聚乙烯绝缘电力电缆 ${model} ${cores}×${area}`,
          english: `Power cable ${model} ${cores}×${area} mm²`,
          specificationModel: `${model}-0.6/1 kV`,
          specification: `${cores}×${area} mm²`,
          texture: `铜芯，XLPE绝缘，${isArmoured ? '钢带铠装，' : ''}PVC护套`,
          outsideDiameter: `约${built.outside} mm`,
          wallThickness: `绝缘${insulation} mm`,
          materialDescription: '额定电压0.6/1 kV，导体最高工作温度90 ℃，GB/T 12706.1-2020',
          price: priceOf(built, isArmoured ? 2.5 : 0.4),
          measures: perMetre(built.kilogramsPerMetre),
        });
      }),
    ),
);

/** Cross-section, diameter of the conductor, insulation of PVC by GB/T 9330. */
const thin: readonly (readonly [area: number, diameter: number, insulation: number])[] = [
  [1, 1.13, 0.6],
  [1.5, 1.38, 0.7],
  [2.5, 1.78, 0.8],
];

const controlCables = [
  { model: 'KVV', isScreened: false },
  { model: 'KVVP', isScreened: true },
].flatMap(({ model, isScreened }) =>
  thin.flatMap(([area, diameter, insulation]) =>
    [4, 7, 10, 14, 19]
      .filter((cores) => area < 2.5 || (isScreened && cores <= 10))
      .map((cores) => {
        const built = build(cores, area, diameter, insulation, isScreened);
        return control({
          itemCode: `DL-${model}-${cores}X${area}`,
          itemName: `聚氯乙烯绝缘控制电缆 ${model} ${cores}×${area}`,
          english: `Control cable ${model} ${cores}×${area} mm²`,
          specificationModel: `${model}-450/750 V`,
          specification: `${cores}×${area} mm²`,
          texture: `铜芯，PVC绝缘，${isScreened ? '铜丝编织屏蔽，' : ''}PVC护套`,
          outsideDiameter: `约${built.outside} mm`,
          materialDescription: `额定电压450/750 V，${isScreened ? '编织密度≥80 %，' : ''}GB/T 9330-2020`,
          price: priceOf(built, 0.3),
          measures: perMetre(built.kilogramsPerMetre),
        });
      }),
  ),
);

const dataCables: readonly (readonly [
  code: string,
  name: string,
  english: string,
  model: string,
  specification: string,
  outside: number,
  price: number,
])[] = [
  ['DL-UTP6', '六类非屏蔽网线', 'Cat 6 UTP cable', 'HSYV-6', '4×2×0.57', 6.2, 2.6],
  ['DL-SFTP6A', '超六类双屏蔽网线', 'Cat 6A S/FTP cable', 'HSYVP-6A', '4×2×0.58', 7.6, 5.8],
  ['DL-RVSP-2X0.75', '屏蔽双绞软线', 'Screened twisted pair', 'RVSP-300/300 V', '2×0.75 mm²', 6.8, 3.4],
  ['DL-RVSP-2X1', '屏蔽双绞软线', 'Screened twisted pair', 'RVSP-300/300 V', '2×1.0 mm²', 7.2, 4.3],
  ['DL-RVSP-2X1.5', '屏蔽双绞软线', 'Screened twisted pair', 'RVSP-300/300 V', '2×1.5 mm²', 8, 5.9],
  ['DL-DJYPVP-1X2X1', '计算机电缆', 'Instrument cable', 'DJYPVP-300/500 V', '1×2×1.0 mm²', 8.4, 5.2],
  ['DL-DJYPVP-2X2X1', '计算机电缆', 'Instrument cable', 'DJYPVP-300/500 V', '2×2×1.0 mm²', 12.6, 10.4],
  ['DL-DJYPVP-4X2X1', '计算机电缆', 'Instrument cable', 'DJYPVP-300/500 V', '4×2×1.0 mm²', 15.1, 18.6],
  ['DL-DP-1X2X0.64', '现场总线电缆', 'Fieldbus cable', 'PROFIBUS DP', '1×2×0.64', 8, 8.9],
  ['DL-GYTA-8B1', '层绞式单模光缆', 'Single-mode optical cable, 8 fibres', 'GYTA-8B1.3', '8芯', 9.8, 2.9],
  ['DL-GYTA-24B1', '层绞式单模光缆', 'Single-mode optical cable, 24 fibres', 'GYTA-24B1.3', '24芯', 10.2, 4.7],
];

export const cables = (): DemoMaterial[] => [
  ...powerCables,
  ...controlCables,
  ...dataCables.map(([itemCode, itemName, english, specificationModel, specification, outside, price]) =>
    data({
      itemCode,
      itemName: `${itemName} ${specificationModel.split('-')[0]}`,
      english,
      specificationModel,
      specification,
      outsideDiameter: `约${outside} mm`,
      price,
      texture: itemCode.includes('GYTA') ? '石英光纤，PE护套' : '铜芯，PVC护套',
    }),
  ),
];
