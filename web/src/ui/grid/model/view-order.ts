import { numberOf, textOf } from './cell-text.ts';
import { valueOf, type GridColumn, type GridRow } from './grid-model.ts';

export interface ViewSettings {
  readonly sort?: { readonly column: string; readonly isDescending: boolean } | undefined;
  /** Rows whose cell contains the text. */
  readonly filter?: { readonly column: string; readonly text: string } | undefined;
  /** The key of the quick filter. */
  readonly quick?: string | undefined;
}

const collator = new Intl.Collator('zh', { numeric: true });

/** The keys of the rows to show, in their order. The rows themselves stay where they are. */
export function viewOrder(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { sort, filter }: ViewSettings,
  matches: (row: GridRow) => boolean,
): string[] {
  const byName = (name: string | undefined) => columns.find((column) => column.name === name);
  const [sorted, filtered] = [byName(sort?.column), byName(filter?.column)];
  const filterText = filter?.text.trim().toLowerCase() ?? '';
  const shown = rows.filter(
    (row) => matches(row) && (!filtered || textOf(filtered, valueOf(row, filtered)).toLowerCase().includes(filterText)),
  );
  return (sorted ? sortRows(shown, sorted, sort!.isDescending) : shown).map(({ key }) => key);
}

function sortRows(rows: readonly GridRow[], column: GridColumn, isDescending: boolean): readonly GridRow[] {
  const keyed = rows.map((row) => ({
    row,
    number: numberOf(column, valueOf(row, column)),
    text: textOf(column, valueOf(row, column)),
  }));
  const compare = (a: (typeof keyed)[number], b: (typeof keyed)[number]) => {
    // Empty cells are last in both directions.
    if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
    const order =
      a.number !== undefined && b.number !== undefined ? a.number - b.number : collator.compare(a.text, b.text);
    return isDescending ? -order : order;
  };
  return keyed.toSorted(compare).map(({ row }) => row);
}

/** The rows in an order that was made earlier: rows that are gone are left out, rows that came since are last. */
export function arrangeRows<Row extends GridRow>(
  rows: readonly Row[],
  order: readonly string[] | undefined,
  formerKeys: ReadonlySet<string> | undefined,
): readonly Row[] {
  if (!order) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...order.flatMap((key) => byKey.get(key) ?? []), ...rows.filter(({ key }) => !formerKeys?.has(key))];
}
