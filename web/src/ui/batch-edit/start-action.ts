import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchData } from '../../kernel/http/api.ts';

/**
 * Starts the dry run of an action on all that a list finds and opens its page. Answers false where the noun or the role
 * has no such run.
 */
export async function startAction(
  { name, allFilters }: Pick<List<unknown>, 'name' | 'allFilters'>,
  action: BatchAction,
): Promise<boolean> {
  const [noun, call] = name.split('.') as [string, string];
  // The run reads the noun's own list: another one, such as the SKU records of one product, finds other records.
  if (call !== 'list' || !(await fetchData(batchEdit.actions, { noun })).includes(action)) return false;
  const { id } = await fetchData(batchEdit.act, { noun, filters: allFilters, action });
  window.location.hash = `/import/${noun}?run=${id}`;
  return true;
}
