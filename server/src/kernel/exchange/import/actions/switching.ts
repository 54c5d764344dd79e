import { CompiledQuery } from 'kysely';
import type { BoundCall } from '../../../http/bind.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import type { ImportContext } from '../importer.ts';
import { markFailed } from '../write-slice.ts';
import { markRows, numbersOf, refusedRows } from './action-rows.ts';
import { type BatchCall, batchCall, callBatch, tryBatch } from './batch-call.ts';
import { lockUnchanged, versionsOf } from './lock-unchanged.ts';
import type { ActionRow, RowAction } from './row-action.ts';

/**
 * Sets a switch of records, and back again. Records that are so already stay as they are, and nothing is undone of
 * them.
 */
const switching = (does: BatchCall, undoes: BatchCall): RowAction => ({
  can: does.bound.call.can,
  needsTargets: false,
  async check(context, checking, _edit, drafts) {
    const { rows, versions } = await tryBatch(context, checking, does, drafts);
    for (const row of rows)
      if (row.result === 'changed' && versions.get(row.record_id!) === row.version) row.result = 'unchanged';
    return rows;
  },
  async write(context, importer, { id: runId }, rows) {
    const { allowed, refused } = await lockUnchanged(context, importer, rows, 'import.changedSince');
    const failed = await callBatch(context, does, allowed);
    const done = without(allowed, failed);
    await noteVersions(context, importer, runId, rows, done);
    const failures = refusedRows(rows, [...refused, ...failed]);
    await markFailed(context, runId, failures);
    return failures;
  },
  async undo(context, importer, { id: runId }, rows) {
    const { allowed, refused } = await lockUnchanged(context, importer, rows, 'import.changedAfter');
    const failed = await callBatch(context, undoes, allowed);
    await markRows(context, runId, numbersOf(rows, without(allowed, failed)), 'undone');
    return refusedRows(rows, [...refused, ...failed]);
  },
});

/** Both directions of a switch, each of which undoes the other. */
export const switches = <On extends string, Off extends string>(
  on: On,
  off: Off,
  calls: readonly [on: BatchCall, off: BatchCall],
) => ({ [on]: switching(calls[0], calls[1]), [off]: switching(calls[1], calls[0]) }) as Record<On | Off, RowAction>;

/** Of a noun that is enabled and disabled by one call. */
export const activation = (routes: readonly BoundCall[]) =>
  switches('enable', 'disable', [
    batchCall(routes, 'setActiveBatch', { active: 1 }),
    batchCall(routes, 'setActiveBatch', { active: 0 }),
  ]);

const without = (ids: readonly string[], failed: readonly { id: string }[]) =>
  ids.filter((id) => !failed.some((each) => each.id === id));

/** By its version a record is known again when this is undone. */
async function noteVersions(
  context: ImportContext,
  importer: AnyImporter,
  runId: string,
  rows: readonly ActionRow[],
  done: readonly string[],
): Promise<void> {
  const versions = await versionsOf(context, importer, done);
  const noted = rows.flatMap(({ row_number: row, record_id: id }) =>
    versions.has(id!) ? [{ row, version: versions.get(id!)! }] : [],
  );
  await context.db.executeQuery(
    CompiledQuery.raw(
      `
    update import_row r set state = 'written', version = n.version from json_to_recordset($2::json) as n (row int, version int) where r.run_id = $1 and r.row_number = n.row`,
      [runId, JSON.stringify(noted)],
    ),
  );
}
