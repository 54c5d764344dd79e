import { product } from '@edp/contract/modules/product/product.ts';
import type { ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchBatch } from '../../kernel/http/fetch-batch.ts';
import { useProductText } from './product.texts.ts';
import { useShelfBatch } from './use-shelf-batch.ts';

/**
 * What can be done with several products; the shelf is also a button of the page, which says that nothing is selected.
 */
export function useProductBatch(list: List<ProductRow>, thing: string) {
  const t = useProductText();
  const sent = (call: typeof product.up | typeof product.delete) => ({
    can: call.can,
    send: (ids: readonly string[]) => fetchBatch(call, { ids }),
  });
  return useShelfBatch(list, product.list, {
    thing,
    put: {
      ...sent(product.up),
      questionFor: (count) => ({ title: t('putSelectedTitle', { count }), detail: t('putSelectedDetail') }),
    },
    take: {
      ...sent(product.down),
      questionFor: (count) => ({ title: t('takeSelectedTitle', { count }), detail: t('takeSelectedDetail') }),
    },
    remove: { ...sent(product.delete), isRecord: true },
  });
}
