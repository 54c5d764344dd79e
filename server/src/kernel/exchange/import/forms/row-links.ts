import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Checking, Columns, ImportContext, PlannedRow, RunRow } from '../importer.ts';
import type { FormNoun, RowGroup } from './form-noun.ts';
import { keyOf } from './form-calls.ts';

/** A parent that the same file makes has no id before the import runs: its row stands for it. */
interface RowReference {
  row: number;
}

const isReference = (value: unknown): value is RowReference =>
  typeof value === 'object' && value !== null && 'row' in value;

/** The input of a row as it is kept; `made` are the rows of the records that the dry run made and took back. */
export function withRow(
  { parent }: FormNoun,
  input: Columns,
  made: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const row = parent === undefined ? undefined : made.get(String(input[parent]));
  return { ...input, ...(row !== undefined && { [parent!]: { row } satisfies RowReference }) };
}

/** The row of the parent, where the file makes it. */
export function rowAbove({ parent }: FormNoun, input: Columns): number | undefined {
  const value = parent === undefined ? undefined : input[parent];
  return isReference(value) ? value.row : undefined;
}

/** The input with the id of the parent, which is written by now. */
export function withParent(noun: FormNoun, input: Columns, made: ReadonlyMap<number, string>): Columns {
  const row = rowAbove(noun, input);
  if (row === undefined) return input;
  if (!made.has(row)) throw new AppError(409, 'import.aboveNotWritten', { field: noun.parent!, params: { row } });
  return { ...input, [noun.parent!]: made.get(row) };
}

const planned = sql`row_number, result, record_id, version, input, before, state`;

/** A row of a run that may have been written already. */
interface StoredRow extends PlannedRow {
  state: string | null;
}

export async function rowOf({ db }: ImportContext, runId: string, row: number): Promise<StoredRow> {
  const { rows } =
    await sql<StoredRow>`select ${planned} from import_row where run_id = ${runId} and row_number = ${row}`.execute(db);
  return rows[0]!;
}

/** The rows that were written below this one. */
export async function rowsBelow(
  { db }: ImportContext,
  { parent }: FormNoun,
  runId: string,
  row: number,
): Promise<PlannedRow[]> {
  if (parent === undefined) return [];
  const { rows } = await sql<StoredRow>`
    select ${planned} from import_row where run_id = ${runId} and state = 'written' and input -> ${parent}::text -> 'row' = to_jsonb(${row}::int)`.execute(
    db,
  );
  return rows;
}

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
