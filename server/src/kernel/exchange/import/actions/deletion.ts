import { translate } from '@edp/contract/texts.ts';
import type { Permission } from '@edp/contract/kernel/call.ts';
import { sql } from 'kysely';
import { forbidden } from '../../../app-error.ts';
import { type Batch, lockBatch, refuseAll, refuseEach, refuseUsed } from '../../../batch/batch.ts';
import { deleteAll } from '../../../batch/batch-handlers.ts';
import { isAllowed } from '../../../session/session.ts';
import { keepFiles } from '../pictures/keep-files.ts';
import type { ImportContext, Importer } from '../importer.ts';
import { markFailed } from '../write-slice.ts';
import { markRefused, markRows, numbersOf, plainRows, refusedRows } from './action-rows.ts';
import type { ActionRow, RowAction } from './row-action.ts';
import { filesIn, putBack, takeSnapshot } from './snapshot.ts';

/** Refuses what other records need, as a single deletion does. */
const refuseNeeded = async (context: ImportContext, importer: Importer, batch: Batch): Promise<Batch> =>
  refuseUsed(context, (await importer.refuseDelete?.(context, batch)) ?? batch, importer.table.name);

/** Locks the records that may be deleted: those that are still as the dry run found them. */
async function lockUnchanged(context: ImportContext, importer: Importer, rows: readonly ActionRow[]): Promise<Batch> {
  const { db, language } = context;
  const { name } = importer.table;
  const ids = rows.map(({ record_id: id }) => id!);
  const outside = (await importer.outside?.(context, ids)) ?? [];
  const locked = refuseAll(context, await lockBatch(context, name, ids), outside, 'error.notFound');
  const { rows: found } = await sql<{ id: string; version: number }>`select id, version from ${sql.table(name)} where id = any(${ids}::bigint[])`.execute(db);
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ record_id: id, version }) => versions.has(id!) && versions.get(id!) !== version);
  return refuseEach(locked, new Map(changed.map(({ record_id: id }) => [id!, translate('import.changedSince', language)])));
}

/** Records are deleted with what belongs to them, and put back with the same ids. The files that they have are kept until then. */
export const deletion = (can: Permission): RowAction => ({
  can,
  needsTargets: false,
  async check(context, checking, _edit, drafts) {
    const rows = plainRows(context, checking, drafts);
    const allowed = rows.flatMap(({ result, record_id: id }) => (result === 'wrong' ? [] : id!));
    const { refused } = await refuseNeeded(context, checking.importer, { allowed, refused: [] });
    markRefused(rows, checking.importer.sheet.key!, refused);
    return rows;
  },
  async write(context, importer, { id: runId }, rows) {
    if (!isAllowed(context.session, can)) throw forbidden();
    const { name } = importer.table;
    const { allowed, refused } = await refuseNeeded(context, importer, await lockUnchanged(context, importer, rows));
    const numbers = numbersOf(rows, allowed);
    await keepFiles(context, runId, await filesIn(context, name, allowed));
    await takeSnapshot(context, name, runId, numbers);
    await deleteAll(context.db, name, allowed);
    await markRows(context, runId, numbers, 'written');
    const failures = refusedRows(rows, refused);
    await markFailed(context, runId, failures);
    return failures;
  },
  async undo(context, importer, { id: runId }, rows) {
    const kept = await putBack(context, importer, runId, rows.map(({ row_number: number }) => number));
    const left = new Set(kept.map(({ row }) => row));
    await markRows(context, runId, rows.map(({ row_number: number }) => number).filter((number) => !left.has(number)), 'undone');
    return kept;
  },
});
