import type { MaterialRow as Answered } from '@edp/contract/modules/material/material.ts';
import { sectionParam } from '../../kernel/data/record-route.ts';

/** With the names that lists expect. */
export type MaterialRow = Answered & { readonly name: string; readonly code: string };
export const toRow = (row: Answered): MaterialRow => ({ ...row, name: row.itemName, code: row.itemCode });

/** The page of a material in an organisation, at one of its tabs; a user without an organisation has 0. */
export const materialPage = (id: string, invorgId: string, section?: string) => `/materialManage/${id}/${invorgId || '0'}${section ? `?${sectionParam}=${section}` : ''}`;

/** The names of a path are separated by commas: 外购件,轴承. */
const names = (path: string) => path.split(',');
export const lastName = (path: string) => names(path).at(-1)!;
export const pathName = (path: string) => names(path).join(' / ');

const quantities = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const prices = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** From the text of the wire: a number would lose digits. */
const formatted = (format: Intl.NumberFormat, decimal: string) => (decimal === '' ? '' : format.format(decimal as Intl.StringNumericLiteral));
export const quantityText = (decimal: string) => formatted(quantities, decimal);
export const priceText = (decimal: string) => formatted(prices, decimal);
