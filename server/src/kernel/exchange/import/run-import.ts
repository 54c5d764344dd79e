import type { ImportMode } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { ZipPictures } from '../import-file/zip-pictures.ts';
import { type ImportContext, type Importer, type PlannedRow, workOf } from './importer.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { type FailedRow, lockRunIn, markRows, type StoredRun } from './run-row.ts';
import { inSlice, type Worker } from './slice.ts';

export interface RunCounts {
  written: number;
  failed: number;
}

const resultsOf: Readonly<Record<ImportMode, readonly string[]>> = {
  both: ['new', 'changed'],
  create: ['new'],
  update: ['changed'],
};

/**
 * What the import has still to write behind a row, in the order of the file. To look at all that is written already
 * with each slice would take longer and longer.
 */
async function pendingRows(
  { db }: ImportContext,
  { id, mode }: StoredRun,
  after: number,
  most: number,
): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select row_number, result, record_id, version, input, before from import_row
     where run_id = ${id} and row_number > ${after} and state is null and result = any(${resultsOf[mode!]}::text[]) order by row_number limit ${most}`.execute(
    db,
  );
  return rows;
}

/**
 * Writes what the dry run found: in slices that are committed one by one, so that an import that was stopped or killed
 * goes on where it was, or all in one transaction. `onDone` belongs to the last transaction.
 */
export async function runImport(
  worker: Worker,
  importer: Importer,
  runId: string,
  onDone: (context: ImportContext, run: StoredRun, counts: RunCounts) => Promise<void>,
  pictures?: ZipPictures,
): Promise<void> {
  const { total, isAllOrNone, work } = await inSlice(worker, async (context) => {
    const run = await lockRunIn(context.db, runId, 'running');
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from import_row where run_id = ${runId} and result = any(${resultsOf[run.mode!]}::text[])`.execute(
      context.db,
    );
    return { total: rows[0]!.count, isAllOrNone: run.is_all_or_none, work: workOf(importer, run) };
  });
  let [done, last] = [0, 0];
  const writeNext = async (context: ImportContext): Promise<{ isOver: boolean; failures: FailedRow[] }> => {
    worker.job.signal.throwIfAborted();
    const run = await lockRunIn(context.db, runId, 'running');
    const rows = await pendingRows(context, run, last, importer.sliceSize);
    if (rows.length === 0) {
      await finish(context, run, onDone);
      return { isOver: true, failures: [] };
    }
    const stored = pictures ? await storePictures(worker, context, importer, runId, pictures, rows) : rows;
    const outcomes = await work.write(context, importer, run, stored);
    const failures = await markRows(context.db, runId, outcomes, ['written', 'failed']);
    done += outcomes.length;
    last = rows.at(-1)!.row_number;
    worker.job.progress(Math.min(done, total), total);
    return { isOver: false, failures };
  };
  if (isAllOrNone) await writeAll(worker, runId, writeNext);
  else while (!(await inSlice(worker, writeNext)).isOver);
}

/** One row that fails takes back all; what failed is then found among the wrong rows. */
async function writeAll(
  worker: Worker,
  runId: string,
  writeNext: (context: ImportContext) => Promise<{ isOver: boolean; failures: FailedRow[] }>,
): Promise<void> {
  const failures: FailedRow[] = [];
  try {
    await inSlice(worker, async (context) => {
      for (;;) {
        const slice = await writeNext(context);
        failures.push(...slice.failures);
        if (failures.length > 0) throw new AppError(409, 'import.hasErrors', { params: { count: failures.length } });
        if (slice.isOver) return;
      }
    });
  } catch (error) {
    if (failures.length > 0) await inSlice(worker, (context) => giveUp(context, runId, failures));
    throw error;
  }
}

/** Back to the dry run, whose good rows are fewer now. */
async function giveUp({ db }: ImportContext, runId: string, failures: readonly FailedRow[]): Promise<void> {
  await lockRunIn(db, runId, 'running');
  await sql`
    with failed as (select * from json_to_recordset(${JSON.stringify(failures)}::json) as f (row int, rule text)),
      wrong as (
        update import_row r set result = 'wrong', reason = f.rule from failed f, import_row was
         where was.run_id = ${runId} and was.row_number = f.row and r.run_id = was.run_id and r.row_number = was.row_number returning was.result as was)
    update import_run set state = 'checked', wrong_count = wrong_count + (select count(*) from wrong),
           new_count = new_count - (select count(*) from wrong where was = 'new'), changed_count = changed_count - (select count(*) from wrong where was = 'changed')
     where id = ${runId}`.execute(db);
}

async function finish(
  context: ImportContext,
  run: StoredRun,
  onDone: (context: ImportContext, run: StoredRun, counts: RunCounts) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<RunCounts>`
    update import_run set state = 'done', finished_time = now(),
           written_count = (select count(*) from import_row where run_id = ${run.id} and state = 'written'), failed_count = (select count(*) from import_row where run_id = ${run.id} and state = 'failed')
     where id = ${run.id} returning written_count as written, failed_count as failed`.execute(context.db);
  await onDone(context, run, rows[0]!);
}
