import type { Bom } from '@edp/contract/modules/bom/bom.ts';

export const bomList = '/sparebom';
export const bomTreePage = (id: string) => `${bomList}/${id}/tree`;

/** With the names that lists and records expect. */
export type BomRow = Bom & { readonly name: string; readonly code: string };
export const toBomRow = (row: Bom): BomRow => ({ ...row, name: row.productName, code: row.productCode });
