import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { forbidden } from '../../../app-error.ts';
import type { BoundCall } from '../../../http/bind.ts';
import { versionsOf } from '../../../record/write-records.ts';
import { mayCall } from '../../../session/session.ts';
import { callForm, tried } from '../forms/form-calls.ts';
import type { Checking, ImportContext, RunRow } from '../importer.ts';
import { markRefused, planAction } from './action-rows.ts';

/**
 * A call of the noun about several records, and what it is told besides their ids. Its own rules hold, so an action
 * adds none.
 */
export interface BatchCall {
  readonly bound: BoundCall;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The batch call with this name among the routes of a noun. */
export const batchCall = (routes: readonly BoundCall[], name: string, more?: BatchCall['more']): BatchCall => ({
  bound: routes.find(({ call }) => call.name.endsWith(`.${name}`))!,
  ...(more && { more }),
});

/** Those that the call refuses; the others are done. */
export async function callBatch(
  context: ImportContext,
  { bound, more }: BatchCall,
  ids: readonly string[],
): Promise<BatchResult['failed']> {
  if (!mayCall(context.session, bound.call)) throw forbidden();
  if (ids.length === 0) return [];
  return ((await callForm(context, bound, { ids, ...more })) as unknown as BatchResult).failed;
}

/**
 * Does it to the chosen records and takes it back: what is said of each is what the call answers. Answers the versions
 * in between.
 */
export async function tryBatch(
  context: ImportContext,
  checking: Checking,
  call: BatchCall,
  rows: readonly RunRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = planAction(context, checking, rows);
  const { failed, versions } = await tried(context, async (within) => ({
    failed: await callBatch(within, call, ids),
    versions: await versionsOf(within.db, checking.importer.table, ids),
  }));
  markRefused(checking, rows, failed);
  return versions;
}
