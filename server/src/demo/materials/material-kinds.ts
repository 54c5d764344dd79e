import type { DemoFlags } from './demo-material.ts';

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
export const kinds = {
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

export type MaterialKind = keyof typeof kinds;
