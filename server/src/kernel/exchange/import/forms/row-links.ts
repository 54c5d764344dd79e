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
export async function withId(
  { db }: ImportContext,
  noun: FormNoun,
  runId: string,
  made: ReadonlyMap<number, string>,
  input: Columns,
): Promise<Columns> {
  const row = rowAbove(noun, input);
  if (row === undefined) return input;
  if (made.has(row)) return { ...input, [noun.parent!]: made.get(row) };
  const {
    rows: [above],
  } = await sql<{
    id: string;
  }>`select record_id as id from import_row where run_id = ${runId} and row_number = ${row} and state = 'written'`.execute(
    db,
  );
  if (!above) throw new AppError(409, 'import.aboveNotWritten', { field: noun.parent!, params: { row } });
  return { ...input, [noun.parent!]: above.id };
}

/** A row that is still to be written in this run, and is needed before its turn. */
export async function pendingRow({ db }: ImportContext, runId: string, row: number): Promise<PlannedRow | undefined> {
  const { rows } = await sql<PlannedRow>`
    select r.row_number, r.result, r.record_id, r.version, r.input, r.before from import_row r join import_run run on run.id = r.run_id
     where r.run_id = ${runId} and r.row_number = ${row} and r.state is null and r.result = 'new' and run.mode <> 'update'`.execute(
    db,
  );
  return rows[0];
}

/** The rows that were written below this one. */
export async function rowsBelow(
  { db }: ImportContext,
  { parent }: FormNoun,
  runId: string,
  row: number,
): Promise<PlannedRow[]> {
  if (parent === undefined) return [];
  const { rows } = await sql<PlannedRow>`
    select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and state = 'written' and input -> ${parent}::text -> 'row' = to_jsonb(${row}::int)`.execute(
    db,
  );
  return rows;
}

export async function writtenRow({ db }: ImportContext, runId: string, row: number): Promise<PlannedRow> {
  const { rows } =
    await sql<PlannedRow>`select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and row_number = ${row}`.execute(
      db,
    );
  return rows[0]!;
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

/** The first of the rows that change something holds the input and names all of them; the others name the first. */
export const inputOfFirst = (input: Columns, numbers: readonly number[]) => ({ ...input, groupRows: numbers });
export const inputOfOther = (first: number) => ({ groupedWith: first });

/** The rows that are written and undone with this one. */
export const rowsWith = ({ row_number: number, input }: PlannedRow) =>
  (input!.groupRows as readonly number[] | undefined) ?? [number];

/** The row that writes this one, where it is another. */
export const firstRowOf = ({ input }: PlannedRow) => input!.groupedWith as number | undefined;
