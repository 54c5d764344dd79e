import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { translate } from '@edp/contract/texts.ts';
import type { FormCall } from '../../kernel/data/rules.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { useSelection } from '../../kernel/data/use-selection.ts';
import { confirm, type ConfirmOptions } from '../../kernel/feedback/confirm.ts';
import type { Outcome } from '../../kernel/feedback/outcome.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { nounOf } from '../../kernel/http/query-key.ts';
import { language } from '../../kernel/text/language.ts';
import { selectedIds } from '../../ui/table/selection/selected-ids.ts';
import { useBatchResult } from '../../ui/table/selection/use-batch-result.tsx';
import { invalidateProducts } from './invalidate-products.ts';

/** A call takes so many ids. */
const mostIds = 1000;

export type Send = (ids: readonly string[]) => Promise<BatchResult>;

interface Options {
  /** What is said afterwards. */
  outcome: Outcome;
  /** Asked before. */
  question?: ConfirmOptions | undefined;
  isDelete?: boolean;
}

/** Calls that take the ids of the selected rows; `call` is that of the list. */
export function useSelectedBatch<Row extends { id: string }>(list: List<Row>, call: FormCall) {
  const selection = useSelection(list);
  const { show, dialog } = useBatchResult();
  const run = async (send: Send, { outcome, question, isDelete = false }: Options) => {
    if (selection.isAll && list.count.isCounting) return;
    if (selection.count === 0) return toast('warning', translate('product.nothingChosen', language()));
    if (question && !(await confirm(question))) return;
    let ids: readonly string[] = [];
    const answer = await show(
      async () => {
        ids = await selectedIds(call, list, selection);
        return sendInParts(ids, send);
      },
      { noun: nounOf(call), outcome, refresh: invalidateProducts },
    );
    const refused = new Set(answer?.failed.map(({ id }) => id));
    void invalidateProducts(answer && isDelete ? ids.filter((id) => !refused.has(id)) : []);
    if (answer) selection.clear();
  };
  return { selection, dialog, run };
}

/** One part after the other; the answers become one. */
export async function sendInParts(ids: readonly string[], send: Send): Promise<BatchResult> {
  const whole: BatchResult = { done: 0, failed: [] };
  for (let start = 0; start < ids.length; start += mostIds) {
    const { done, failed } = await send(ids.slice(start, start + mostIds));
    whole.done += done;
    whole.failed.push(...failed);
  }
  return whole;
}
