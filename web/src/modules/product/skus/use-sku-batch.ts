import { sku } from '@edp/contract/modules/product/sku.ts';
import type { FormCall } from '../../../kernel/data/rules.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { fetchBatch } from '../../../kernel/http/fetch-batch.ts';
import { useShelfBatch } from '../use-shelf-batch.ts';
import type { SkuRow } from './sku-row.ts';
import { useSkusText } from './skus.texts.ts';

/** What can be done with several variants. */
export function useSkuBatch(list: List<SkuRow>, call: FormCall, thing: string) {
  const t = useSkusText();
  const setActive = (active: 0 | 1) => ({
    can: sku.setActive.can,
    send: (ids: readonly string[]) => fetchBatch(sku.setActive, { ids: [...ids], active }),
  });
  return useShelfBatch(list, call, {
    thing,
    put: { ...setActive(1), questionFor: (count) => ({ title: t('putSelectedTitle', { count }) }) },
    take: {
      ...setActive(0),
      questionFor: (count) => ({ title: t('takeSelectedTitle', { count }), detail: t('takeSelectedDetail') }),
    },
    remove: { can: sku.delete.can, send: (ids) => fetchBatch(sku.delete, { ids: [...ids] }), isRecord: false },
  });
}
