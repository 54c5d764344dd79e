export interface DemoMeasures {
  /** Codes of units. */
  lengthUnit: string;
  weightUnit: string;
  volumeUnit: string;
  lengthStr: string;
  widthStr: string;
  highStr: string;
  roughWeight: string;
  netWeight: string;
  volumeStr: string;
}

export interface DemoFlags {
  isInventoryAsset: boolean;
  isLotControl: boolean;
  isSerialNumberControl: boolean;
  isPurchasingItem: boolean;
  isCustomerOrder: boolean;
  isServiceItem: boolean;
  isInventoryItem: boolean;
  isBom: boolean;
  isBuildInWip: boolean;
  isInvoice: boolean;
  isCosting: boolean;
  enabled: boolean;
  isInspection: boolean;
  isRetest: boolean;
}

/** Free texts; empty where a material of its kind has none. */
export interface DemoTexts {
  specificationModel: string;
  specification: string;
  texture: string;
  drawingNumber: string;
  drawingExplain: string;
  sizeSpecification: string;
  materialDescription: string;
  bore: string;
  wallThickness: string;
  outsideDiameter: string;
  furnaceBatchNumber: string;
  blockNumber: string;
  /** Short HTML. */
  graphicDetails: string;
  parameter: string;
}

export interface DemoStock {
  /** Index in the inventory organisations of the tenant. */
  organisation: number;
  quantity: string;
}

/** One material of the demo; the fields are named as in the calls. Decimals are strings, empty where unknown. */
export interface DemoMaterial extends DemoTexts {
  itemCode: string;
  itemName: string;
  english: string;
  /** Names of a category of PRO_BASE_CLASS and the one above it: 轴承/深沟球轴承. No two leaves have both names in common. */
  category: string;
  /** Likewise of ITEM_TYPE_CLASS. */
  type: string;
  /** Code of a unit. */
  unit: string;
  marketPrice: string;
  listPricePerUnit: string;
  measures: DemoMeasures;
  flags: DemoFlags;
  autoLotAlphaPrefix: string;
  startAutoLotNumber: string;
  autoSerialAlphaPrefix: string;
  startAutoSerialNumber: string;
  /** YYYY-MM-DD or empty. */
  startDateActive: string;
  endDateActive: string;
  createdDaysAgo: number;
  stock: readonly DemoStock[];
  /** Indices of the organisations that it is assigned to, besides the master (0). */
  organisations: readonly number[];
  /** Codes of other materials. */
  accessories: readonly string[];
}
