import type { DemoFlags, DemoMaterial, DemoMeasures, DemoTexts } from './demo-material.ts';
import { kinds, type MaterialKind } from './material-kinds.ts';
import { placeMaterial } from './place-material.ts';
import { spread } from './variety.ts';

type Control = 'lot' | 'serial' | 'none';

interface Family extends Partial<DemoTexts> {
  category: string;
  kind: MaterialKind;
  unit: string;
  control?: Control;
  /** Letters in front of lot and serial numbers. */
  prefix?: string;
  flags?: Partial<DemoFlags>;
  measures?: Partial<DemoMeasures>;
}

interface Item extends Partial<Family> {
  itemCode: string;
  itemName: string;
  english: string;
  /** In yuan, before rounding. */
  price: number;
  accessories?: readonly string[];
  /** When it stopped being used; then it is disabled. */
  endDateActive?: string;
}

const noMeasures: DemoMeasures = {
  lengthUnit: '',
  weightUnit: '',
  volumeUnit: '',
  lengthStr: '',
  widthStr: '',
  highStr: '',
  roughWeight: '',
  netWeight: '',
  volumeStr: '',
};
const noTexts: DemoTexts = {
  specificationModel: '',
  specification: '',
  texture: '',
  drawingNumber: '',
  drawingExplain: '',
  sizeSpecification: '',
  materialDescription: '',
  bore: '',
  wallThickness: '',
  outsideDiameter: '',
  furnaceBatchNumber: '',
  blockNumber: '',
  graphicDetails: '',
  parameter: '',
};

/** Makes the materials of one family, which have most of their properties in common. */
export const familyOf =
  (family: Family) =>
  (item: Item): DemoMaterial =>
    makeMaterial({ ...family, ...item, flags: { ...family.flags, ...item.flags } });

function makeMaterial({
  category,
  kind,
  unit,
  control = 'none',
  prefix = '',
  flags,
  measures,
  price,
  accessories = [],
  endDateActive = '',
  itemCode,
  itemName,
  english,
  ...texts
}: Family & Item): DemoMaterial {
  const { type, flags: ofKind } = kinds[kind];
  const isLotControl = control === 'lot';
  const isSerialNumberControl = control === 'serial' || ofKind.isInventoryAsset;
  const allFlags = { ...ofKind, isLotControl, isSerialNumberControl, enabled: endDateActive === '', ...flags };
  const marketPrice = rounded(price);
  return {
    itemCode,
    itemName,
    english,
    category,
    type,
    unit,
    accessories,
    marketPrice: marketPrice.toFixed(2),
    listPricePerUnit: rounded(marketPrice * (1.06 + spread(`${itemCode} list`, 9) / 100)).toFixed(2),
    measures: { ...noMeasures, ...measures },
    ...noTexts,
    ...texts,
    flags: allFlags,
    autoLotAlphaPrefix: isLotControl ? prefix : '',
    startAutoLotNumber: isLotControl ? '260001' : '',
    autoSerialAlphaPrefix: isSerialNumberControl ? prefix : '',
    startAutoSerialNumber: isSerialNumberControl ? '2600001' : '',
    ...placeMaterial({ itemCode, unit, price: marketPrice, flags: allFlags, endDateActive }),
  };
}

/** Prices are round: fen for screws, tens and hundreds of yuan for machines. */
function rounded(price: number): number {
  const step =
    [
      [10, 0.01],
      [100, 0.1],
      [1000, 1],
      [10_000, 10],
    ].find(([below]) => price < below!)?.[1] ?? 100;
  return Math.max(0.01, Number((Math.round(price / step) * step).toFixed(2)));
}
