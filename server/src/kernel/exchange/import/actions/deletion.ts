import type { BoundCall } from '../../../http/bind.ts';
import type { RowAction } from '../importer.ts';
import { keepFiles } from '../pictures/store-pictures.ts';
import { lockUnchanged, outcomesOf } from './action-rows.ts';
import { batchCall, callBatch, tryBatch } from './batch-call.ts';
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
    check: async (context, checking, rows) => void (await tryBatch(context, checking, call, rows)),
    async write(context, importer, { id: runId }, rows) {
      const { allowed, refused } = await lockUnchanged(context, importer, rows, 'import.changedSince');
      await keepFiles(context, runId, await filesIn(context, importer.table, allowed));
      const isAllowed = new Set(allowed);
      await takeSnapshot(
        context,
        importer.table,
        runId,
        rows.flatMap(({ row_number: number, record_id: id }) => (isAllowed.has(id!) ? [number] : [])),
      );
      return outcomesOf(rows, [...refused, ...(await callBatch(context, call, allowed))]);
    },
    async undo(context, importer, { id: runId }, rows) {
      const numbers = rows.map(({ row_number: number }) => number);
      const kept = new Map((await putBack(context, importer, runId, numbers)).map((each) => [each.row, each.rule]));
      return numbers.map((row) => ({ row, rule: kept.get(row) }));
    },
  };
}
