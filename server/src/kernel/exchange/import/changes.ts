import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { isPicture } from './columns/open-columns.ts';
import type { Checking, Columns, ImportContext, Importer, RunRow } from './importer.ts';
import { isLookedUp } from './lookups.ts';
import { pictureNames } from './pictures/find-pictures.ts';
import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';

const plainText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

interface Change {
  row: RunRow;
  before: Columns;
  after: Columns;
}

/** Says of each row what changes in the words of the user; both sides are as a form has them. */
export async function describeChanges(
  context: ImportContext,
  checking: Checking,
  changes: readonly Change[],
): Promise<void> {
  for (const column of checking.columns) {
    const { field } = column;
    const own = changes.filter(({ after }) => field in after);
    await nameReferences(
      context,
      checking,
      column,
      own.flatMap(({ before, after }) => [before[field], after[field]]),
    );
    for (const { row, before, after } of own)
      row.difference = {
        ...row.difference,
        [field]: [
          await shownValue(context, checking, column, before[field]),
          await shownValue(context, checking, column, after[field]),
        ],
      };
  }
}

/** Reads the names of references, so that they can be shown. */
async function nameReferences(
  context: ImportContext,
  { lookups }: Checking,
  column: SheetColumn,
  values: readonly unknown[],
): Promise<void> {
  const ids = values.map(lastOf).filter((id) => typeof id === 'string' && id !== '');
  if (column.kind === 'reference' && ids.length > 0)
    await lookups.prepare(context, column, new Set(), new Set(ids as string[]));
}

/** The value of a form in a column, in the words of the user. */
export async function shownValue(
  context: ImportContext,
  checking: Checking,
  column: SheetColumn,
  value: unknown,
): Promise<string> {
  if (isPicture(column)) return pictureNames(context, value);
  const list = checking.importer.lists[column.field];
  if (list) return (await list.words(context.db, value)).join('；');
  await nameReferences(context, checking, column, [value]);
  const one = lastOf(value);
  return isLookedUp(column) ? checking.lookups.nameOf(column, one) : plainText(one);
}

/** 18.50 is 18.5, and 18. is 18. */
const decimalOf = (text: string) => (/^-?\d+\.\d*$/.test(text) ? withoutZeros(`${text}0`) : text);

export const isSameValue = (kind: SheetColumn['kind'], one: unknown, other: unknown) =>
  kind === 'decimal' ? decimalOf(plainText(one)) === decimalOf(plainText(other)) : plainText(one) === plainText(other);

/** The key tells which record is meant; it is not changed in letter case or width. */
export function changesOf(
  { sheet, lists, kept }: Pick<Importer, 'sheet' | 'lists' | 'kept'>,
  { columns }: Checking,
  values: Columns,
  stored: Columns,
): Record<string, unknown> {
  const decimals = new Set(columns.flatMap(({ field, kind }) => (kind === 'decimal' ? [field] : [])));
  const plain = (field: string, text: string) => (decimals.has(field) ? decimalOf(text) : text);
  const asRead = (field: string, value: unknown) =>
    lists[field]
      ? JSON.stringify(lists[field].complete ? value : idsOf(value))
      : plain(field, plainText(Array.isArray(value) ? value.at(-1) : value));
  const isKept = (field: string, value: unknown) => field === sheet.key || (value === '' && kept.includes(field));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !isKept(field, value) && asRead(field, value) !== asRead(field, stored[field]),
    ),
  );
}

/** Lists are compared by ids, or by the names of their parts, in any order. */
const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map((each: unknown) =>
          typeof each === 'object' ? plainText((each as Columns).specValue ?? (each as Columns).id) : plainText(each),
        )
        .toSorted()
    : [];
