import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import type { Selection } from '../../../kernel/data/use-selection.ts';
import { showError } from '../../../kernel/http/call-error.ts';

/**
 * What is done to all that match is a run, whose effect is seen first and which can be undone. Ticked rows, and nouns
 * and roles without runs, have the call.
 */
export async function runOrCall(
  list: Pick<List<unknown>, 'name' | 'allFilters'>,
  selection: Pick<Selection<never>, 'isAll' | 'clear'>,
  action: BatchAction,
  call: () => Promise<unknown>,
): Promise<void> {
  try {
    if (selection.isAll && (await (await import('../../batch-edit/start-action.ts')).startAction(list, action)))
      return selection.clear();
  } catch (error) {
    return showError(error);
  }
  await call();
}
