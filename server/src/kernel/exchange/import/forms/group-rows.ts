import { rule } from '@edp/contract/kernel/rule.ts';
import { isSameValue } from '../changes.ts';
import type { Checking, Columns, PlannedRow, RunRow } from '../importer.ts';
import { keyOf } from './form-calls.ts';
import type { FormNoun, Joined, PlacedError, RowGroup } from './form-noun.ts';

/** The rows of each record. */
export function gatherRows(noun: FormNoun, { columns }: Checking, rows: readonly RunRow[]): RunRow[][] {
  const { group } = noun;
  if (!group || !columns.some(({ field }) => field === group.field)) return rows.map((row) => [row]);
  const runs: RunRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && row.key && keyOf(noun, last[0]!.key, '') === keyOf(noun, row.key, '')) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (isGroup(group, run) ? [run] : run.map((row) => [row])));
}

export const isGroup = ({ field }: RowGroup, rows: readonly RunRow[]) =>
  rows.some(({ values }) => (values[field] ?? '') !== '');

/**
 * The first of the rows of a record that are written keeps the input and, where there are others, names all of them; the
 * others name the first.
 */
export function keepInput(rows: readonly RunRow[], input: Columns): void {
  const [first, ...others] = rows;
  const number = first!.row_number;
  first!.input = others.length === 0 ? input : { ...input, groupRows: rows.map(({ row_number: each }) => each) };
  for (const row of others) row.input = { groupedWith: number };
}

/** The rows that are written and undone with this one. */
export const rowsWith = ({ row_number: number, input }: PlannedRow) =>
  (input!.groupRows as readonly number[] | undefined) ?? [number];

/** The row that writes this one, where it is another. */
export const firstRowOf = ({ input }: PlannedRow) => input!.groupedWith as number | undefined;

/** Reads what rows that belong together say of the record as a whole, and where they disagree. */
export function readGroup(
  { columns, importer: { sheet } }: Checking,
  group: RowGroup,
  rows: readonly RunRow[],
): { fields: Columns; errors: PlacedError[] } {
  const first = rows[0]!;
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const shared = columns.map(({ field }) => field).filter((field) => !group.columns.includes(field));
  const errors = rows.flatMap(({ row_number: row, values, pictures }) => {
    const different = shared.filter(
      (field) => field !== sheet.key && (values[field] ?? '') !== '' && differs(values[field], first.values[field]),
    );
    const pictured = Object.keys(pictures).filter((field) => differs(pictures[field], first.pictures[field]));
    return [
      ...((values[group.field] ?? '') === '' ? [{ row, field: group.field, rule: rule('rule.required') }] : []),
      ...[...different, ...pictured].map((field) => ({ row, field, rule: rule('import.rowDiffers') })),
    ];
  });
  return { fields: pick(first.values, shared), errors };
}

export type CellChanges = ReadonlyMap<number, { before: Columns; after: Columns; isNew: boolean }>;

/** By row, the cells in which it differs from what the record has. */
export function changedCells(
  { columns }: Checking,
  group: RowGroup,
  rows: readonly RunRow[],
  { list }: Joined,
  stored: Columns,
): CellChanges {
  const held = new Map((stored[group.list] as readonly Columns[]).map((part) => [part.id, part]));
  const read = columns.filter(({ field }) => group.columns.includes(field));
  return new Map(
    rows.flatMap(({ row_number: number, values }) => {
      const part = list.find(({ row }) => row === number)!;
      const was = part.id === undefined ? undefined : held.get(part.id);
      const different = read.filter(({ field, kind }) =>
        was ? field !== group.field && !isSameValue(kind, part[field], was[field]) : (values[field] ?? '') !== '',
      );
      const names = different.map(({ field }) => field);
      const after = was ? pick(part, names) : pick(values, names);
      return names.length > 0 ? [[number, { before: was ? pick(was, names) : {}, after, isNew: !was }] as const] : [];
    }),
  );
}

export const pick = (values: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
