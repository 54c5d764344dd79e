import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account/account.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { answerBatch, batchIds, doEach } from '../../kernel/batch/batch.ts';
import { setEmployeeStatus } from '../employee/employee.queries.ts';
import { matchingAccounts } from './account.queries.ts';

/** Each person is compared with the rights of the caller. */
export async function setAccountsActive(context: Context<ParsedOf<typeof account.setActiveBatch>>): Promise<BatchResult> {
  const { db, input: { active, ...chosen }, afterCommit } = context;
  const ids = await batchIds(chosen, (filters, most) => matchingAccounts(db, filters, most));
  // Once for all sessions that end.
  const afterwards = new Set<() => unknown>();
  const batch = await doEach(context, ids, (id) => setEmployeeStatus({ ...context, input: { id, status: active }, afterCommit: (work) => void afterwards.add(work) }));
  for (const work of afterwards) afterCommit(work);
  return answerBatch(context, 'user_account', batch);
}
