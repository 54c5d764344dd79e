import { sku, type SkuRow as Answered } from '@edp/contract/modules/product/sku.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { useMemo, type ReactNode } from 'react';
import { useDictionary } from '../../../kernel/data/use-dictionary.ts';
import { useList, type Filters, type List } from '../../../kernel/data/use-list.ts';
import { useDefinedList } from '../../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { namedRow } from '../../../ui/noun/named-row.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { requestForOne } from '../../../ui/noun/request-for-one.ts';
import { deleteAction } from '../../../ui/noun/standard-actions.ts';
import type { Column } from '../../../ui/table/column.ts';
import { ListPage } from '../../../ui/table/list-page.tsx';
import { barCodeWidth } from '../../../ui/table/text-width.ts';
import { invalidateProducts } from '../invalidate-products.ts';
import { shelfAction } from '../shelf-action.ts';
import { specificationColumns } from './specification-columns.ts';
import { useSkusText } from './skus.texts.ts';
import type { FormCall } from '../../../kernel/data/rules.ts';
import { fetchBatch } from '../../../kernel/http/fetch-batch.ts';
import { useShelfBatch } from '../use-shelf-batch.ts';

interface Props {
  /** Of all products, or of one. */
  call: typeof sku.list | typeof sku.ofProduct;
  title?: string;
  /** Of one product alone. */
  productId?: string;
  navigation?: ReactNode;
  toolbar?: ReactNode;
}

/** Variants with their prices, stock and shelf state, one row each. */
export function SkuList({ call, title, productId, navigation, toolbar }: Props) {
  const t = useSkusText();
  const text = useDefinitionText(skuRecord);
  const thing = text.say('thing');
  const noun = useNounText();
  const types = useDictionary('dms_sku_itemtype');
  const fixedFilters: Filters = productId === undefined ? {} : { productId };
  const { rows: read, ...rest } = useList(call, { fixedFilters });
  const list = { ...rest, rows: useMemo(() => read.map(toRow), [read]) };
  const batch = useSkuBatch(list, call, thing);

  const actionsOf = (row: SkuRow) => {
    const { id, name, itemCode } = row;
    const question = { title: noun('deleteTitle', { thing, name }), detail: t('deleteDetail', { code: itemCode }) };
    return [
      shelfAction({ ...row, thing }, (on) => requestForOne(sku.setActive, { ids: [id], active: on })),
      deleteAction(sku.delete, row, question, () => requestForOne(sku.delete, { ids: [id] }), invalidateProducts),
    ];
  };
  const typeName = (code: string) => types.find(({ value }) => value === code)?.text ?? code;
  const { columns, filters } = useDefinedList<SkuRow>(skuRecord, {
    columns: { proType: { render: ({ proType }) => typeName(proType) }, barCode: { width: barCodeWidth() } },
    filters: { active: { label: text.of('active', 'heading')! } },
  });
  return (
    <ListPage
      title={title ?? text.say('title')}
      navigation={navigation}
      list={list}
      filters={productId === undefined ? filters : [{ name: 'itemCode', label: text.of('itemCode', 'label')! }]}
      columns={withSpecifications(columns, list.rows, productId !== undefined)}
      actionsOf={actionsOf}
      batch={batch}
      toolbar={toolbar}
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

/**
 * The specifications of the rows on the page are columns of their own, before the times: as many as fill the window,
 * which the shelf state should not have to wait for. `isOfOneProduct`: the title names the product.
 */
function withSpecifications(
  columns: readonly Column<SkuRow>[],
  rows: readonly SkuRow[],
  isOfOneProduct: boolean,
): readonly Column<SkuRow>[] {
  const shown = isOfOneProduct ? columns.filter(({ key }) => key !== 'productName') : columns;
  return shown.toSpliced(
    shown.findIndex(({ key }) => key === 'createTime'),
    0,
    ...specificationColumns(rows),
  );
}

/** What can be done with several variants. */
function useSkuBatch(list: List<SkuRow>, call: FormCall, thing: string) {
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

/** With the name that lists expect. */
type SkuRow = Answered & { readonly name: string };
const withName = namedRow(skuRecord);
const toRow = (row: Answered): SkuRow => withName(row);
