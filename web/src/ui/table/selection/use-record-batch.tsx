import type { Call } from '@edp/contract/kernel/call.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { useSelection, type Selection } from '../../../kernel/data/use-selection.ts';
import { confirm, type ConfirmOptions } from '../../../kernel/feedback/confirm.ts';
import { fetchBatch } from '../../../kernel/http/fetch-batch.ts';
import { nounOf } from '../../../kernel/http/query-key.ts';
import { invalidate, invalidateAfterDelete } from '../../../kernel/http/run-action.ts';
import { requestForOne } from '../../noun/request-for-one.ts';
import { tableText, useTableText } from '../table.texts.ts';
import type { Batch, BatchAction } from './batch.ts';
import { runOrCall } from './run-or-call.ts';
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

/** Nouns have the switch under different names. */
function isOn(row: object): boolean {
  const { active, enabled, status } = row as Readonly<Record<string, unknown>>;
  return String(active ?? enabled ?? status) === '1';
}

/**
 * What the calls of a noun can do with several records: enable, disable, delete. Refused ones are shown with the
 * reason.
 */
export function useRecordBatch<Row extends { id: string }>(
  list: List<Row>,
  { setActiveBatch, deleteBatch }: Calls,
  { beforeDelete = questionBeforeDelete, disableDetail }: Questions<Row> = {},
): Batch<Row> {
  const t = useTableText();
  const selection = useSelection(list);
  const { show, dialog } = useBatchResult();

  const words = [t('disable'), t('enable')] as const;
  /** Without a state, the records are deleted. */
  const run = async (call: Call, active?: 0 | 1) => {
    const noun = nounOf(call);
    const target = selection.isAll
      ? { filters: list.allFilters, count: selection.count }
      : { ids: selection.rows.map(({ id }) => id) };
    const outcome =
      active === undefined
        ? { action: t('delete') }
        : { action: words[active], back: wayBack(call, active === 1 ? 0 : 1) };
    const answer = await show(() => fetchBatch(call, { ...target, active }), {
      noun,
      outcome,
      refresh: () => invalidate(noun),
    });
    if (!answer) {
      void invalidate(noun);
      return;
    }
    // Of all that match, only those on the page are known here.
    const ids = (selection.isAll ? list.rows : selection.rows).map(({ id }) => id);
    if (active === undefined)
      void invalidateAfterDelete(
        noun,
        ids.filter((id) => !answer.failed.some((failed) => failed.id === id)),
      );
    else void invalidate(noun);
    selection.clear();
  };
  /** Records that are in the state already stay in it; all that match are not known. */
  const wayBack = (call: Call, active: 0 | 1) => {
    const ids = selection.rows.filter((row) => isOn(row) === (active === 1)).map(({ id }) => id);
    return selection.isAll || ids.length === 0
      ? undefined
      : { action: words[active], send: () => requestForOne(call, { ids, active }) };
  };
  const disable = async (call: Call) => {
    const title = t('disableSelected', { count: selection.count.toLocaleString('en') });
    const isAsked = disableDetail !== undefined || selection.isAll;
    if (!isAsked || (await confirm({ title, detail: disableDetail ?? '', yes: words[0] }))) await run(call, 0);
  };
  const remove = async (call: Call) => {
    if (await confirm(beforeDelete(selection))) await run(call);
  };

  const actions: BatchAction[] = [
    ...(setActiveBatch
      ? [
          {
            text: words[1],
            can: setActiveBatch.can,
            run: () => runOrCall(list, selection, 'enable', () => run(setActiveBatch, 1)),
          },
          {
            text: words[0],
            can: setActiveBatch.can,
            run: () => runOrCall(list, selection, 'disable', () => disable(setActiveBatch)),
          },
        ]
      : []),
    ...(deleteBatch
      ? [
          {
            text: t('delete'),
            can: deleteBatch.can,
            danger: true,
            run: () => runOrCall(list, selection, 'delete', () => remove(deleteBatch)),
          },
        ]
      : []),
  ];
  return { selection, actions, dialog };
}

export const questionBeforeDelete = <Row,>({ count }: Selection<Row>): ConfirmOptions => ({
  title: tableText('deleteSelected', { count: count.toLocaleString('en') }),
  detail: tableText('deleteSelectedDetail'),
  yes: tableText('delete'),
  danger: true,
});
