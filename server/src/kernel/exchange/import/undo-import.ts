import { sql } from 'kysely';
import { type ImportContext, type Importer, type PlannedRow, workOf } from './importer.ts';
import { lockRunIn, markRows, type StoredRun } from './run-row.ts';
import { inSlice, type Worker } from './slice.ts';

interface UndoCounts {
  undone: number;
  kept: number;
}

type OnUndone = (context: ImportContext, run: StoredRun, counts: UndoCounts) => Promise<void>;

/**
 * Takes an import back, in slices: what it created is removed, what it changed is put back. What was changed or used
 * since is kept, with the reason.
 */
export async function undoImport(worker: Worker, importer: Importer, runId: string, onDone: OnUndone): Promise<void> {
  let done = 0;
  const undoNext = async (context: ImportContext): Promise<boolean> => {
    worker.job.signal.throwIfAborted();
    const run = await lockRunIn(context.db, runId, 'undoing');
    // The last first: a later row may use an earlier one.
    const { rows } = await sql<PlannedRow>`
      select row_number, result, record_id, version, input, before from import_row where run_id = ${runId} and state = 'written' order by row_number desc limit ${importer.sliceSize}`.execute(
      context.db,
    );
    if (rows.length === 0) {
      await finish(context, run, onDone);
      return true;
    }
    const outcomes = await workOf(importer, run).undo(context, importer, run, rows);
    await markRows(context.db, runId, outcomes, ['undone', 'kept']);
    done += rows.length;
    worker.job.progress(done, 0);
    return false;
  };
  while (!(await inSlice(worker, undoNext)));
}

async function finish(context: ImportContext, run: StoredRun, onDone: OnUndone): Promise<void> {
  const { rows } = await sql<UndoCounts>`
    update import_run set state = 'undone', undone_time = now(),
           undone_count = (select count(*) from import_row where run_id = ${run.id} and state = 'undone'), kept_count = (select count(*) from import_row where run_id = ${run.id} and state = 'kept')
     where id = ${run.id} returning undone_count as undone, kept_count as kept`.execute(context.db);
  await onDone(context, run, rows[0]!);
}
