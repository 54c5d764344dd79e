import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { useSelection, type Selection } from '../../../kernel/data/use-selection.ts';
import { confirm, type ConfirmOptions } from '../../../kernel/feedback/confirm.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { nounOf } from '../../../kernel/http/query-key.ts';
import { invalidate, invalidateAfterDelete } from '../../../kernel/http/run-action.ts';
import { tableText, useTableText } from '../table.texts.ts';
import type { Batch, BatchAction } from './batch.ts';
import { useBatchResult } from './use-batch-result.tsx';

interface Calls {
  readonly setActiveBatch?: Call;
  readonly deleteBatch?: Call;
}

interface Questions<Row> {
  /** Asked before records are deleted, instead of the usual question. */
  beforeDelete?: (selection: Selection<Row>) => ConfirmOptions;
  /** What disabling means; asked even for few records. */
  disableDetail?: string;
}

/** What the calls of a noun can do with several records: enable, disable, delete. Refused ones are shown with the reason. */
export function useRecordBatch<Row extends { id: string }>(list: List<Row>, { setActiveBatch, deleteBatch }: Calls, { beforeDelete = questionBeforeDelete, disableDetail }: Questions<Row> = {}): Batch<Row> {
  const t = useTableText();
  const selection = useSelection(list);
  const { show, dialog } = useBatchResult();

  const run = async (call: Call, more: object, refresh: (noun: string, done: readonly string[]) => unknown) => {
    const target = selection.isAll ? { filters: list.allFilters, count: selection.count } : { ids: selection.rows.map(({ id }) => id) };
    const answer = await show(async () => (await fetchData(call, { ...target, ...more })) as BatchResult);
    if (!answer) {
      void invalidate(nounOf(call));
      return;
    }
    // Of all that match, only those on the page are known here.
    const known = (selection.isAll ? list.rows : selection.rows).map(({ id }) => id);
    void refresh(nounOf(call), known.filter((id) => !answer.failed.some((failed) => failed.id === id)));
    selection.clear();
  };
  const disable = async (call: Call) => {
    const title = t('disableSelected', { count: selection.count.toLocaleString('en') });
    const isAsked = disableDetail !== undefined || selection.isAll;
    if (!isAsked || (await confirm({ title, detail: disableDetail ?? '', yes: t('disable') }))) await run(call, { active: 0 }, invalidate);
  };
  const remove = async (call: Call) => {
    if (await confirm(beforeDelete(selection))) await run(call, {}, invalidateAfterDelete);
  };

  const actions: BatchAction[] = [
    ...(setActiveBatch
      ? [
          { text: t('enable'), can: setActiveBatch.can, run: () => run(setActiveBatch, { active: 1 }, invalidate) },
          { text: t('disable'), can: setActiveBatch.can, run: () => disable(setActiveBatch) },
        ]
      : []),
    ...(deleteBatch ? [{ text: t('delete'), can: deleteBatch.can, danger: true, run: () => remove(deleteBatch) }] : []),
  ];
  return { selection, actions, dialog };
}

export const questionBeforeDelete = <Row,>({ count }: Selection<Row>): ConfirmOptions => ({
  title: tableText('deleteSelected', { count: count.toLocaleString('en') }),
  detail: tableText('deleteSelectedDetail'),
  yes: tableText('delete'),
  danger: true,
});
