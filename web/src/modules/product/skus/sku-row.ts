import type { SkuRow as Answered } from '@edp/contract/modules/product/sku.ts';

/** With the name that lists expect. */
export type SkuRow = Answered & { readonly name: string };
export const toRow = (row: Answered): SkuRow => ({ ...row, name: row.itemName });
