import type { DemoFlags, DemoMaterial, DemoMeasures, DemoStock, DemoTexts } from './demo-material.ts';
import { spread } from './variety.ts';
import { numberOfOrganisations } from './inventory-organisations.ts';

type KindFlags = Omit<DemoFlags, 'isLotControl' | 'isSerialNumberControl' | 'enabled'>;

const physical: KindFlags = {
  isInventoryAsset: false,
  isPurchasingItem: true,
  isCustomerOrder: false,
  isServiceItem: false,
  isInventoryItem: true,
  isBom: true,
  isBuildInWip: false,
  isInvoice: true,
  isCosting: true,
  isInspection: false,
  isRetest: false,
};
const made: KindFlags = { ...physical, isPurchasingItem: false, isBuildInWip: true, isInspection: true };
/** Exists on paper only: neither bought nor counted. */
const virtual: KindFlags = {
  ...physical,
  isPurchasingItem: false,
  isInventoryItem: false,
  isCosting: false,
  isInvoice: false,
};
const service: KindFlags = {
  ...physical,
  isPurchasingItem: false,
  isCustomerOrder: true,
  isServiceItem: true,
  isInventoryItem: false,
  isBom: false,
};

/** The leaves of ITEM_TYPE_CLASS, and what holds for most materials of each. */
const kinds = {
  purchased: { type: '实物物料/采购件', flags: physical },
  made: { type: '实物物料/自制件', flags: made },
  /** Made in house and sold. */
  product: { type: '实物物料/自制件', flags: { ...made, isCustomerOrder: true } },
  subcontracted: { type: '实物物料/委外件', flags: { ...physical, isInspection: true } },
  asset: { type: '实物物料/资产类', flags: { ...physical, isInventoryAsset: true, isBom: false, isInspection: true } },
  consumable: { type: '实物物料/消耗品', flags: { ...physical, isBom: false } },
  phantom: { type: '虚拟物料/虚拟件', flags: { ...virtual, isBuildInWip: true } },
  option: { type: '虚拟物料/选配件', flags: { ...virtual, isCustomerOrder: true } },
  kit: { type: '虚拟物料/套件', flags: { ...virtual, isCustomerOrder: true, isInvoice: true } },
  installation: { type: '服务/安装调试', flags: service },
  maintenance: { type: '服务/维修保养', flags: service },
  technical: { type: '服务/技术服务', flags: service },
} as const satisfies Record<string, { type: string; flags: KindFlags }>;

type MaterialKind = keyof typeof kinds;

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

interface Placed {
  itemCode: string;
  unit: string;
  price: number;
  flags: DemoFlags;
  endDateActive: string;
}

type Place = Pick<DemoMaterial, 'startDateActive' | 'endDateActive' | 'createdDaysAgo' | 'stock' | 'organisations'>;

/** Units that are cut or poured, so that a stock may have decimals. */
const divisible = new Set(['kg', 'm', 'L', 'm2', 'm3']);
const starts = ['2026-01-01', '2026-01-01', '2026-03-01', '2026-07-01', '2026-10-01'];

/** Where a material is used and since when. */
function placeMaterial({ itemCode, unit, price, flags, endDateActive }: Placed): Place {
  const organisations = choose(itemCode, 1 + spread(`${itemCode} assigned`, 9));
  const hasStock = flags.isInventoryItem && spread(`${itemCode} stocked`, 100) < (flags.enabled ? 33 : 10);
  return {
    organisations,
    endDateActive,
    startDateActive: endDateActive ? '2026-01-01' : (starts[spread(`${itemCode} start`, 9)] ?? ''),
    // Machines and their parts came first, in batches; the newest came yesterday.
    createdDaysAgo: 1 + spread(`${itemCode} created`, 280),
    stock: hasStock
      ? organisations
          .slice(0, 1 + spread(`${itemCode} holders`, 5))
          .map((organisation) => stockOf(itemCode, unit, price, organisation))
      : [],
  };
}

/** Different ones, in ascending order; the plants (1 to 8) more often than the others. */
function choose(itemCode: string, count: number): number[] {
  const chosen = new Set<number>();
  for (let at = 0; chosen.size < count; at += 1) {
    const range = at % 2 === 0 ? 8 : numberOfOrganisations - 1;
    chosen.add(1 + spread(`${itemCode} place ${at}`, range));
  }
  return [...chosen].toSorted((one, other) => one - other);
}

/** The dearer, the fewer: a stock is worth some thousand yuan, and at least one piece. */
function stockOf(itemCode: string, unit: string, price: number, organisation: number): DemoStock {
  const worth = 400 + spread(`${itemCode} worth ${organisation}`, 7600);
  const quantity = Math.min(worth / price, 300 + spread(`${itemCode} most ${organisation}`, 6000));
  if (unit === 't') return { organisation, quantity: Math.max(0.2, quantity).toFixed(3) };
  if (divisible.has(unit)) return { organisation, quantity: Math.max(0.5, Math.round(quantity * 2) / 2).toFixed(1) };
  return {
    organisation,
    quantity: String(Math.max(1, quantity > 500 ? Math.round(quantity / 50) * 50 : Math.round(quantity))),
  };
}
