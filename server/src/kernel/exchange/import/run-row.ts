import type { BatchAction, Change } from '@edp/contract/kernel/exchange/change.ts';
import type { ImportMode, ImportState } from '@edp/contract/modules/import/import.ts';
import { CompiledQuery, sql } from 'kysely';
import { AppError, assertFound } from '../../app-error.ts';
import type { Database } from '../../database/tenant-database.ts';
import type { FileColumn } from './columns/match-columns.ts';

export interface Replacement {
  field: string;
  from: string;
  to: string;
}

/**
 * What a batch edit does, and to which records: those with the ids, or all that the list finds with the filters as they
 * were sent.
 */
export interface BatchEdit {
  changes: readonly Change[];
  /** Done to whole records, where no fields are changed. */
  action?: BatchAction | undefined;
  /** The organisations that an action is about. */
  targets?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  filters?: Readonly<Record<string, unknown>> | undefined;
}

/** An import as it is stored. */
export interface StoredRun {
  id: string;
  user_id: string;
  noun: string;
  /** Null of a batch edit, which has `changes`. */
  file_id: string | null;
  changes: BatchEdit | null;
  /** The file is a zip file. */
  has_pictures: boolean;
  file_name: string;
  columns: FileColumn[];
  /** The field of each column that is read, by its place. */
  mapping: Record<string, string>;
  replacements: Replacement[];
  state: ImportState;
  mode: ImportMode | null;
  is_all_or_none: boolean;
  base: Record<string, unknown>;
  job_id: string | null;
}

/** Locks an import: what works on it does so one after the other, and sees what the one before has done. */
export async function lockRun(db: Database, id: string): Promise<StoredRun> {
  const { rows } = await sql<StoredRun>`
    select id, user_id, noun, file_id, changes, has_pictures, file_name, columns, mapping, replacements, state, mode, is_all_or_none, base, job_id from import_run where id = ${id} for update`.execute(
    db,
  );
  return assertFound(rows[0]);
}

/** For the work of a job: where another one has been started since, this one has nothing to do any more. */
export async function lockRunIn(db: Database, id: string, state: ImportState): Promise<StoredRun> {
  const run = await lockRun(db, id);
  if (run.state !== state) throw new AppError(409, 'import.busy');
  return run;
}

/**
 * Marks the rows that were written or undone, each with its record, and the others with the reason. Looked up in arrays
 * and not joined: the planner knows nothing of rows that were just added, takes them for one, and compares each with
 * each.
 */
export async function markRows(
  db: Database,
  runId: string,
  outcomes: readonly RowOutcome[],
  [done, refused]: readonly ['written', 'failed'] | readonly ['undone', 'kept'],
): Promise<FailedRow[]> {
  const [good, failures] = [outcomes.filter(({ rule }) => rule === undefined), failuresIn(outcomes)];
  if (good.length > 0)
    await db.executeQuery(
      CompiledQuery.raw(
        `
    update import_row r set state = $3, record_id = coalesce(($4::bigint[])[array_position($2::int[], r.row_number)], r.record_id), version = coalesce(($5::int[])[array_position($2::int[], r.row_number)], r.version)
     where r.run_id = $1 and r.row_number = any($2::int[])`,
        [
          runId,
          good.map(({ row }) => row),
          done,
          good.map(({ id = null }) => id),
          good.map(({ version = null }) => version),
        ],
      ),
    );
  if (failures.length > 0)
    await sql`
    update import_row r set state = ${refused}, reason = f.rule from json_to_recordset(${JSON.stringify(failures)}::json) as f (row int, rule text)
     where r.run_id = ${runId} and r.row_number = f.row`.execute(db);
  return failures;
}

/** The result of a row that was written or undone: the record as it is now, or the rule that refused it. */
export interface RowOutcome {
  row: number;
  id?: string | undefined;
  version?: number | undefined;
  rule?: string | undefined;
}

/** A row that was refused, and the rule that did so. */
export interface FailedRow {
  row: number;
  rule: string;
}

const failuresIn = (outcomes: readonly RowOutcome[]): FailedRow[] =>
  outcomes.flatMap(({ row, rule }) => (rule === undefined ? [] : [{ row, rule }]));
