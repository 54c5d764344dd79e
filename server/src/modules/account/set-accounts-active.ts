import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { account } from '@edp/contract/modules/account/account.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { batchIds } from '../../kernel/batch/batch.ts';
import { setStatusOfEach } from '../employee/set-status.ts';
import { matchingAccounts } from './account.queries.ts';

export async function setAccountsActive(
  context: Context<ParsedOf<typeof account.setActiveBatch>>,
): Promise<BatchResult> {
  const {
    db,
    input: { active, ...chosen },
  } = context;
  return setStatusOfEach(
    context,
    await batchIds(chosen, (filters, most) => matchingAccounts(db, filters, most)),
    active,
  );
}
