import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Checking } from '../check-slice.ts';
import type { ImportContext } from '../importer.ts';
import { isLookedUp } from '../lookups.ts';
import { pictureNames } from '../pictures/form-pictures.ts';
import { isPicture } from '../pictures/picture-columns.ts';
import type { FormImporter } from './form-importer.ts';

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** 18.50 is 18.5, and 18. is 18. */
const decimalOf = (text: string) => (/^-?\d+\.\d*$/.test(text) ? withoutZeros(`${text}0`) : text);

export const isSameValue = (kind: SheetColumn['kind'], one: unknown, other: unknown) =>
  kind === 'decimal' ? decimalOf(textOf(one)) === decimalOf(textOf(other)) : textOf(one) === textOf(other);

/** The key tells which record is meant; it is not changed in letter case or width. */
export function changesOf(
  { importer: { sheet, form }, columns }: Checking<FormImporter>,
  given: Values,
  stored: Values,
): Record<string, unknown> {
  const decimals = new Set(columns.flatMap(({ field, kind }) => (kind === 'decimal' ? [field] : [])));
  const plain = (field: string, text: string) => (decimals.has(field) ? decimalOf(text) : text);
  const asRead = (field: string, value: unknown) =>
    form.lists[field]
      ? JSON.stringify(form.lists[field].complete ? value : idsOf(value))
      : plain(field, textOf(Array.isArray(value) ? value.at(-1) : value));
  const isKept = (field: string, value: unknown) => field === sheet.key || (value === '' && form.kept.includes(field));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => !isKept(field, value) && asRead(field, value) !== asRead(field, stored[field]),
    ),
  );
}

/** What lists are compared by: ids, or what their parts are called, in whatever order. */
const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map((each: unknown) =>
          typeof each === 'object' ? textOf((each as Values).specValue ?? (each as Values).id) : textOf(each),
        )
        .toSorted()
    : [];

export async function describe(
  context: ImportContext,
  checking: Checking<FormImporter>,
  before: Values,
  after: Values,
): Promise<Record<string, [string, string]>> {
  const difference: Record<string, [string, string]> = {};
  for (const column of checking.columns.filter(({ field }) => field in after))
    difference[column.field] = [
      await shownValue(context, checking, column, before[column.field]),
      await shownValue(context, checking, column, after[column.field]),
    ];
  return difference;
}

/** What a form has in a column, in the words of the user. */
export async function shownValue(
  context: ImportContext,
  { importer: { form }, lookups }: Checking<FormImporter>,
  column: SheetColumn,
  value: unknown,
): Promise<string> {
  if (isPicture(column)) return pictureNames(context, value);
  const list = form.lists[column.field];
  if (list) return (await list.words(context.db, value)).join('；');
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (column.kind === 'reference')
    await lookups.prepare(context, column, new Set(), new Set(typeof one === 'string' && one !== '' ? [one] : []));
  return isLookedUp(column) ? lookups.nameOf(column, one) : textOf(one);
}
