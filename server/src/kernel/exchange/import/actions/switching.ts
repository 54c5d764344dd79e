import type { BoundCall } from '../../../http/bind.ts';
import { versionsOf } from '../../../record/write-records.ts';
import type { ImportContext, Importer, PlannedRow, RowAction } from '../importer.ts';
import type { RowOutcome } from '../run-row.ts';
import { lockUnchanged, outcomesOf } from './action-rows.ts';
import { type BatchCall, batchCall, callBatch, tryBatch } from './batch-call.ts';

/**
 * Sets a switch of records, and back again. Records that are so already stay as they are, and nothing is undone of
 * them.
 */
const switching = (does: BatchCall, undoes: BatchCall): RowAction => ({
  can: does.bound.call.can,
  needsTargets: false,
  async check(context, checking, rows) {
    const versions = await tryBatch(context, checking, does, rows);
    for (const row of rows)
      if (row.result === 'changed' && versions.get(row.record_id!) === row.version) row.result = 'unchanged';
  },
  write: (context, importer, _run, rows) => callFor(context, importer, does, rows, 'import.changedSince'),
  undo: (context, importer, _run, rows) => callFor(context, importer, undoes, rows, 'import.changedAfter'),
});

/** By its version a record is known again when this is undone. */
async function callFor(
  context: ImportContext,
  importer: Importer,
  call: BatchCall,
  rows: readonly PlannedRow[],
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<RowOutcome[]> {
  const { allowed, refused } = await lockUnchanged(context, importer, rows, changed);
  const failed = await callBatch(context, call, allowed);
  return outcomesOf(rows, [...refused, ...failed], await versionsOf(context.db, importer.table, allowed));
}

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
