import { sku } from '@edp/contract/modules/product/product.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { nounText } from '../../../ui/noun/noun.texts.ts';
import type { Batch } from '../../../ui/table/selection/batch-bar.tsx';
import { questionBeforeDelete } from '../../../ui/table/selection/use-record-batch.tsx';
import { useProductText } from '../product.texts.ts';
import { useSelectedBatch } from '../use-selected-batch.ts';
import type { SkuRow } from './sku-columns.tsx';
import { useSkusText } from './skus.texts.ts';

/** What can be done with several variants. */
export function useSkuBatch(list: List<SkuRow>, call: typeof sku.list): Batch<SkuRow> {
  const t = useSkusText();
  const product = useProductText();
  const { selection, dialog, run } = useSelectedBatch(list, call);
  const count = selection.count.toLocaleString('en');
  const setActive = (active: 0 | 1) => (ids: readonly string[]) => fetchData(sku.setActive, { ids: [...ids], active });
  // What was not seen on the screen is changed only after a question.
  const put = () => run(setActive(1), { question: selection.isAll ? { title: t('putSelectedTitle', { count }), yes: product('putOnShelf') } : undefined });
  const take = () =>
    run(setActive(0), { question: selection.isAll ? { title: t('takeSelectedTitle', { count }), detail: t('takeSelectedDetail'), yes: product('takeOffShelf') } : undefined });
  const actions = [
    { text: product('putOnShelf'), can: sku.setActive.can, run: put },
    { text: product('takeOffShelf'), can: sku.setActive.can, run: take },
    { text: nounText('delete'), can: sku.delete.can, danger: true, run: () => run((ids) => fetchData(sku.delete, { ids: [...ids] }), { question: questionBeforeDelete(selection) }) },
  ];
  return { selection, actions, dialog };
}
