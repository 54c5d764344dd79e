import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Checking, Columns, ImportContext, PlannedRow, RunRow } from '../importer.ts';
import { isLookedUp, openLookups } from '../lookups.ts';
import type { FormNoun } from './form-noun.ts';

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

/**
 * Checks the rows of a tree: one whose parent is not known yet waits until the rows are checked that may make it,
 * wherever in the file they stand.
 */
export async function checkTree(
  context: ImportContext,
  checking: Checking,
  rows: readonly RunRow[],
  parent: string,
  check: (row: RunRow) => Promise<void>,
): Promise<void> {
  const place = checking.columns.findIndex(({ field }) => field === parent);
  const isUnknown = ({ errors }: RunRow) => errors.some(({ field }) => field === parent);
  let waiting = rows;
  for (;;) {
    const ready = waiting.filter((row) => !isUnknown(row));
    waiting = waiting.filter(isUnknown);
    for (const row of ready) await check(row);
    if (ready.length === 0 || waiting.length === 0) break;
    // With what these rows made.
    checking.lookups = openLookups(checking.importer);
    for (const column of checking.columns)
      if (isLookedUp(column)) await checking.lookups.prepare(context, column, new Set(), new Set());
    for (const row of waiting) {
      const found = checking.lookups.find(checking.columns[place]!, row.cells[place]!);
      if ('error' in found) continue;
      row.errors = row.errors.filter(({ field }) => field !== parent);
      row.values[parent] = found.value;
    }
  }
  for (const row of waiting) await check(row);
}
