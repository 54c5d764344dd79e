import type { MessageKey } from '@edp/contract/texts.ts';
import { type ImportState, imports } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import { lockRun, type StoredRun } from '../../kernel/exchange/import/run-row.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { downloadWrongRows } from './wrong-rows.ts';
import { checkImportJob, runImportJob, undoImportJob } from './import-jobs.ts';
import { listRows } from './import-rows.ts';
import { findImport, isBusy, isUndoable, isVisible, listImports } from './import.queries.ts';
import { requireImporter } from './importers.ts';
import { assertMayUndo } from './may-undo.ts';
import { saveMapping, startImport, startPasted } from './start-import.ts';

export const importRoutes = bind(imports, {
  upload: (context) => startImport(context),
  paste: (context) => startPasted(context),
  list: (context) => listImports(context),
  detail: (context) => findImport(context, context.input.id),
  rows: (context) => listRows(context),
  wrongRows: (context) => downloadWrongRows(context),
  async check(context) {
    const run = await lockIdle(context, ['uploaded', 'checking', 'checked'], 'import.busy');
    await saveMapping(context, run);
    return begin(context, run, checkImportJob, 'checking');
  },
  async run(context) {
    const { db, input: { id, mode, allOrNone } } = context;
    const run = await lockIdle(context, ['checked', 'running'], 'import.notChecked');
    // One that was stopped goes on as it began.
    if (run.state === 'running') return begin(context, run, runImportJob, 'running');
    const { new_count: added, changed_count: changed, wrong_count: wrong } = await db.selectFrom('import_run').select(['new_count', 'changed_count', 'wrong_count']).where('id', '=', id).executeTakeFirstOrThrow();
    if ((mode === 'update' ? 0 : added) + (mode === 'create' ? 0 : changed) === 0) throw new AppError(409, 'import.nothingToWrite');
    if (allOrNone === 1 && wrong > 0) throw new AppError(409, 'import.hasErrors', { params: { count: wrong } });
    await sql`update import_run set mode = ${mode}, is_all_or_none = ${allOrNone === 1} where id = ${id}`.execute(db);
    return begin(context, run, runImportJob, 'running');
  },
  async undo(context) {
    const { db, session, kernel, input: { id } } = context;
    const run = await lockIdle(context, ['running', 'done', 'undoing'], 'import.cannotUndo');
    const { rows } = await sql`select from import_run where id = ${id} and ${isUndoable}`.execute(db);
    if (rows.length === 0) throw new AppError(409, 'import.cannotUndo');
    await assertMayUndo(session, kernel, requireImporter(session, run.noun), id);
    return begin(context, run, undoImportJob, 'undoing');
  },
});

/** Locks an import that the user sees, that is in one of these states and that no job works on. */
async function lockIdle(context: Context<{ id: string }>, states: readonly ImportState[], otherwise: MessageKey): Promise<StoredRun> {
  const { db, session, input: { id } } = context;
  const run = await lockRun(db, id);
  const { rows } = await sql<{ busy: boolean }>`select ${isBusy} as busy from import_run where id = ${id} and ${isVisible(context)}`.execute(db);
  const { busy } = assertFound(rows[0]);
  requireImporter(session, run.noun);
  if (busy) throw new AppError(409, 'import.busy');
  if (!states.includes(run.state)) throw new AppError(409, otherwise);
  return run;
}

type Kind = typeof checkImportJob;

async function begin({ db, session, language, kernel }: Context, { id, noun, file_name: file }: StoredRun, kind: Kind, state: ImportState): Promise<null> {
  const { tenantId, userId, roleId, invorgId } = session;
  const jobId = await enqueueJob(db, kernel.queue, kind, { tenantId, userId, payload: { runId: id, noun, roleId, invorgId, language }, titleParams: { file } });
  await sql`update import_run set state = ${state}, job_id = ${jobId} where id = ${id}`.execute(db);
  return null;
}
