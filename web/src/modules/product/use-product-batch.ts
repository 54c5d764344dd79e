import { product, type ProductRow } from '@edp/contract/modules/product/product.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchData } from '../../kernel/http/api.ts';
import type { Batch } from '../../ui/table/selection/batch-bar.tsx';
import { questionBeforeDelete } from '../../ui/table/selection/use-record-batch.tsx';
import { nounText } from '../../ui/noun/noun.texts.ts';
import { useProductText } from './product.texts.ts';
import { useSelectedBatch } from './use-selected-batch.ts';

/** What can be done with several products; the shelf is also a button of the page, which says that nothing is selected. */
export function useProductBatch(list: List<ProductRow>): Batch<ProductRow> & { putOnShelf: () => Promise<void>; takeOffShelf: () => Promise<void> } {
  const t = useProductText();
  const { selection, dialog, run } = useSelectedBatch(list, product.list);
  const count = selection.count.toLocaleString('en');
  const send = (call: typeof product.up | typeof product.delete) => (ids: readonly string[]) => fetchData(call, { ids });
  // What was not seen on the screen is changed only after a question.
  const putOnShelf = () =>
    run(send(product.up), { question: selection.isAll ? { title: t('putSelectedTitle', { count }), detail: t('putSelectedDetail'), yes: t('putOnShelf') } : undefined });
  const takeOffShelf = () =>
    run(send(product.down), { question: selection.isAll ? { title: t('takeSelectedTitle', { count }), detail: t('takeSelectedDetail'), yes: t('takeOffShelf') } : undefined });
  const actions = [
    { text: t('putOnShelf'), can: product.up.can, run: putOnShelf },
    { text: t('takeOffShelf'), can: product.down.can, run: takeOffShelf },
    { text: nounText('delete'), can: product.delete.can, danger: true, run: () => run(send(product.delete), { question: questionBeforeDelete(selection), isDelete: true }) },
  ];
  return { selection, actions, dialog, putOnShelf, takeOffShelf };
}
