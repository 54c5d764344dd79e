import { sku } from '@edp/contract/modules/product/product.ts';
import { useMemo, type ReactNode } from 'react';
import { useDictionary } from '../../../kernel/data/use-dictionary.ts';
import { useList, type Filters } from '../../../kernel/data/use-list.ts';
import type { Filter } from '../../../ui/filter/filter.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { requestForOne } from '../../../ui/noun/request-for-one.ts';
import { deleteAction } from '../../../ui/noun/standard-actions.ts';
import { ListPage } from '../../../ui/table/list-page.tsx';
import { invalidateProducts } from '../invalidate-products.ts';
import { useProductText } from '../product.texts.ts';
import { shelfAction } from '../shelf-action.ts';
import { skuColumns, toRow, type SkuRow } from './sku-columns.tsx';
import { useSkusText } from './skus.texts.ts';
import { useSkuBatch } from './use-sku-batch.ts';

interface Props {
  /** Of all products, or of one. */
  call: typeof sku.list | typeof sku.ofProduct;
  title: string;
  filters: readonly Filter[];
  /** Of one product alone. */
  productId?: string;
  navigation?: ReactNode;
  toolbar?: ReactNode;
}

/** Variants with their prices, stock and shelf state, one row each. */
export function SkuList({ call, title, filters, productId, navigation, toolbar }: Props) {
  const t = useSkusText();
  const productText = useProductText();
  const noun = useNounText();
  const types = useDictionary('dms_sku_itemtype');
  const fixedFilters: Filters = productId === undefined ? {} : { productId };
  const { rows: read, ...rest } = useList(call, { fixedFilters });
  const list = { ...rest, rows: useMemo(() => read.map(toRow), [read]) };
  const batch = useSkuBatch(list, call);

  const actionsOf = (row: SkuRow) => {
    const { id, name, itemCode } = row;
    const question = {
      title: noun('deleteTitle', { thing: t('thing'), name }),
      detail: t('deleteDetail', { code: itemCode }),
    };
    return [
      shelfAction({ ...row, thing: t('thing') }, (on) => requestForOne(sku.setActive, { ids: [id], active: on })),
      deleteAction(sku.delete, row, question, () => requestForOne(sku.delete, { ids: [id] }), invalidateProducts),
    ];
  };
  const typeName = (code: string) => types.find(({ value }) => value === code)?.text ?? code;
  const columns = skuColumns({ t, product: productText, noun, typeName }, list.rows, productId !== undefined);
  return (
    <ListPage
      title={title}
      navigation={navigation}
      list={list}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={batch}
      toolbar={toolbar}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
