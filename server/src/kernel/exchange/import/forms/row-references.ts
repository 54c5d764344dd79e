import { sql } from 'kysely';
import { AppError } from '../../../app-error.ts';
import type { Columns, ImportContext } from '../importer.ts';
import type { PendingRow } from '../write-slice.ts';
import type { FormImporter } from './form-importer.ts';
import type { WrittenForm } from './write-forms.ts';

/** A parent that the same file makes has no id before the import runs: its row stands for it. */
interface RowReference {
  row: number;
}

const isReference = (value: unknown): value is RowReference =>
  typeof value === 'object' && value !== null && 'row' in value;

/** The input of a row as it is kept; `made` are the rows of the records that the dry run made and took back. */
export function withRow(
  { form: { parent } }: FormImporter,
  input: Columns,
  made: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const row = parent === undefined ? undefined : made.get(String(input[parent]));
  return { ...input, ...(row !== undefined && { [parent!]: { row } satisfies RowReference }) };
}

/** The row of the parent, where the file makes it. */
export function rowAbove({ form: { parent } }: FormImporter, input: Columns): number | undefined {
  const value = parent === undefined ? undefined : input[parent];
  return isReference(value) ? value.row : undefined;
}

/** The input with the id of the parent, which is written by now. */
export async function withId(
  { db }: ImportContext,
  importer: FormImporter,
  runId: string,
  input: Columns,
): Promise<Columns> {
  const row = rowAbove(importer, input);
  if (row === undefined) return input;
  const {
    rows: [above],
  } = await sql<{
    id: string;
  }>`select record_id as id from import_row where run_id = ${runId} and row_number = ${row} and state = 'written'`.execute(
    db,
  );
  if (!above) throw new AppError(409, 'import.aboveNotWritten', { field: importer.form.parent!, params: { row } });
  return { ...input, [importer.form.parent!]: above.id };
}

/** A row that is still to be written in this run, and is needed before its turn. */
export async function pendingRow({ db }: ImportContext, runId: string, row: number): Promise<PendingRow | undefined> {
  const { rows } = await sql<PendingRow>`
    select r.row_number, r.record_id, r.version, r.input, r.before from import_row r join import_run run on run.id = r.run_id
     where r.run_id = ${runId} and r.row_number = ${row} and r.state is null and r.result = 'new' and run.mode <> 'update'`.execute(
    db,
  );
  return rows[0];
}

/** The rows that were written below this one. */
export async function rowsBelow(
  { db }: ImportContext,
  { form: { parent } }: FormImporter,
  runId: string,
  row: number,
): Promise<WrittenForm[]> {
  if (parent === undefined) return [];
  const { rows } = await sql<WrittenForm>`
    select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and state = 'written' and input -> ${parent}::text -> 'row' = to_jsonb(${row}::int)`.execute(
    db,
  );
  return rows;
}

export async function writtenRow({ db }: ImportContext, runId: string, row: number): Promise<WrittenForm> {
  const { rows } =
    await sql<WrittenForm>`select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and row_number = ${row}`.execute(
      db,
    );
  return rows[0]!;
}
