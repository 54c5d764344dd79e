import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { bomRecord } from '@edp/contract/modules/bom/bom-record.ts';
import { namedRow } from '../../ui/noun/named-row.ts';

export const bomList = '/sparebom';
export const bomTreePage = (id: string) => `${bomList}/${id}/tree`;

/** With the names that lists and records expect. */
export type BomRow = Bom & { readonly name: string; readonly code: string };
const withName = namedRow(bomRecord);
export const toBomRow = (row: Bom): BomRow => ({ ...withName(row), code: row.productCode });
