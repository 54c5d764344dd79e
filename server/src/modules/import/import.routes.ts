import type { MessageKey } from '@edp/contract/texts.ts';
import { imports, type ImportState } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import { lockRun, type StoredRun } from '../../kernel/exchange/import/run-row.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { begin } from './begin.ts';
import { downloadWrongRows } from './wrong-rows.ts';
import { listRows } from './import-rows.ts';
import { assertHere, findImport, isBusy, isUndoable, isVisible, listImports } from './import.queries.ts';
import { assertMayUndo, requireImporter } from './importers.ts';
import { readPasted, readUpload, saveMapping } from './start-import.ts';

export const importRoutes = bind(imports, {
  upload: { before: (context) => readUpload(context) },
  paste: { before: (context) => readPasted(context) },
  list: (context) => listImports(context),
  detail: (context) => findImport(context, context.input.id),
  rows: (context) => listRows(context),
  wrongRows: (context) => downloadWrongRows(context),
  async check(context) {
    const run = await lockIdle(context, ['uploaded', 'checking', 'checked'], 'import.busy');
    // What a batch edit does is said when it is started.
    if (!run.changes) await saveMapping(context, run);
    return begin(context, run, 'checking');
  },
  async run(context) {
    const {
      db,
      input: { id, mode, allOrNone },
    } = context;
    const run = await lockIdle(context, ['checked', 'running'], 'import.notChecked');
    await assertHere(context, id);
    // One that was stopped goes on as it began.
    if (run.state === 'running') return begin(context, run, 'running');
    const {
      new_count: added,
      changed_count: changed,
      wrong_count: wrong,
    } = await db
      .selectFrom('import_run')
      .select(['new_count', 'changed_count', 'wrong_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if ((mode === 'update' ? 0 : added) + (mode === 'create' ? 0 : changed) === 0)
      throw new AppError(409, 'import.nothingToWrite');
    if (allOrNone === 1 && wrong > 0) throw new AppError(409, 'import.hasErrors', { params: { count: wrong } });
    await sql`update import_run set mode = ${mode}, is_all_or_none = ${allOrNone === 1} where id = ${id}`.execute(db);
    return begin(context, run, 'running');
  },
  async undo(context) {
    const {
      db,
      session,
      kernel,
      input: { id },
    } = context;
    const run = await lockIdle(context, ['running', 'done', 'undoing'], 'import.cannotUndo');
    await assertHere(context, id);
    const { rows } = await sql`select from import_run where id = ${id} and ${isUndoable}`.execute(db);
    if (rows.length === 0) throw new AppError(409, 'import.cannotUndo');
    await assertMayUndo(session, kernel, requireImporter(session, run.noun), id);
    return begin(context, run, 'undoing');
  },
  async discard(context) {
    const { id } = await lockIdle(context, ['uploaded', 'checking', 'checked'], 'import.cannotDiscard');
    // Its rows go with it; the file has no other reference and is removed as orphaned.
    await sql`delete from import_run where id = ${id}`.execute(context.db);
    return null;
  },
});

/** Locks an import that the user sees, that is in one of these states and that no job works on. */
async function lockIdle(
  context: Context<{ id: string }>,
  states: readonly ImportState[],
  otherwise: MessageKey,
): Promise<StoredRun> {
  const {
    db,
    session,
    input: { id },
  } = context;
  const run = await lockRun(db, id);
  const { rows } = await sql<{
    busy: boolean;
  }>`select ${isBusy} as busy from import_run where id = ${id} and ${isVisible(context)}`.execute(db);
  const { busy } = assertFound(rows[0]);
  requireImporter(session, run.noun);
  if (busy) throw new AppError(409, 'import.busy');
  if (!states.includes(run.state)) throw new AppError(409, otherwise);
  return run;
}
