import type { BoundCall } from '../../../http/bind.ts';
import { tableOf } from '../forms/form-importer.ts';
import { keepFiles } from '../pictures/keep-files.ts';
import { markFailed } from '../write-slice.ts';
import { markRows, numbersOf, refusedRows } from './action-rows.ts';
import { batchCall, callBatch, tryBatch } from './batch-call.ts';
import { lockUnchanged } from './lock-unchanged.ts';
import type { RowAction } from './row-action.ts';
import { filesIn, putBack, takeSnapshot } from './snapshot.ts';

/**
 * Records are deleted with what belongs to them by the call that deletes several, and put back with the same ids. The
 * files that they have are kept until then.
 */
export function deletion(routes: readonly BoundCall[], name = 'deleteBatch'): RowAction {
  const call = batchCall(routes, name);
  return {
    can: call.bound.call.can,
    needsTargets: false,
    check: async (context, checking, _edit, drafts) => (await tryBatch(context, checking, call, drafts)).rows,
    async write(context, importer, { id: runId }, rows) {
      const { allowed, refused } = await lockUnchanged(context, importer, rows, 'import.changedSince');
      const table = tableOf(importer);
      await keepFiles(context, runId, await filesIn(context, table, allowed));
      await takeSnapshot(context, table, runId, numbersOf(rows, allowed));
      const failed = await callBatch(context, call, allowed);
      await markRows(
        context,
        runId,
        numbersOf(
          rows,
          allowed.filter((id) => !failed.some((each) => each.id === id)),
        ),
        'written',
      );
      const failures = refusedRows(rows, [...refused, ...failed]);
      await markFailed(context, runId, failures);
      return failures;
    },
    async undo(context, importer, { id: runId }, rows) {
      const kept = await putBack(
        context,
        importer,
        runId,
        rows.map(({ row_number: number }) => number),
      );
      const left = new Set(kept.map(({ row }) => row));
      await markRows(
        context,
        runId,
        rows.map(({ row_number: number }) => number).filter((number) => !left.has(number)),
        'undone',
      );
      return kept;
    },
  };
}
