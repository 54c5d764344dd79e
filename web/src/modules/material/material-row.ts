import type { MaterialRow as Answered } from '@edp/contract/modules/material/material.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { sectionParam } from '../../kernel/data/record-route.ts';
import { namedRow } from '../../ui/noun/named-row.ts';

/** With the names that lists expect. */
export type MaterialRow = Answered & { readonly name: string; readonly code: string };
const withName = namedRow(materialRecord);
export const toRow = (row: Answered): MaterialRow => ({ ...withName(row), code: row.itemCode });

/** The page of a material in an organisation, at one of its tabs; a user without an organisation has 0. */
export const materialPage = (id: string, invorgId: string, section?: string) =>
  `/materialManage/${id}/${invorgId || '0'}${section ? `?${sectionParam}=${section}` : ''}`;
