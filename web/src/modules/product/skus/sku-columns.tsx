import type { SkuRow as Answered } from '@edp/contract/modules/product/product.ts';
import type { NounText } from '../../../ui/noun/noun.texts.ts';
import { createdTimeColumn, hidden } from '../../../ui/noun/standard-columns.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { stockColumn } from '../../../ui/table/stock-column.tsx';
import { barCodeWidth } from '../../../ui/table/text-width.ts';
import { priceColumn, timeColumn } from '../../../ui/table/columns/value-columns.ts';
import { shelfColumn } from '../product-columns.tsx';
import type { ProductText } from '../product.texts.ts';
import { specificationColumns } from './specification-columns.ts';
import type { SkusText } from './skus.texts.ts';

/** With the name that lists expect. */
export type SkuRow = Answered & { readonly name: string };
export const toRow = (row: Answered): SkuRow => ({ ...row, name: row.itemName });

interface Texts {
  t: SkusText;
  product: ProductText;
  noun: NounText;
  typeName: (code: string) => string;
}

/**
 * The specifications of the rows on the page are columns of their own; `isOfOneProduct`: the title names the product.
 */
export const skuColumns = (
  { t, product, noun, typeName }: Texts,
  rows: readonly SkuRow[],
  isOfOneProduct: boolean,
): Column<SkuRow>[] => [
  { key: 'itemCode', title: t('code'), width: 124, wraps: true, sort: 'itemCode', render: ({ itemCode }) => itemCode },
  { key: 'itemName', title: t('name'), width: 180, grows: true, sort: 'itemName', render: ({ itemName }) => itemName },
  ...(isOfOneProduct
    ? []
    : [
        {
          key: 'productName',
          title: t('product'),
          width: 160,
          wraps: true,
          render: ({ productName }: SkuRow) => productName,
        },
      ]),
  hidden<SkuRow>({ key: 'proType', title: t('type'), width: 110, render: ({ proType }) => typeName(proType) }),
  { key: 'barCode', title: t('barCode'), width: barCodeWidth(), wraps: true, render: ({ barCode }) => barCode },
  priceColumn('marketPrice', t('marketPrice')),
  priceColumn('listPricePerUnit', t('listPrice')),
  stockColumn(product('stock')),
  shelfColumn(product),
  // As many as fill the window, which the shelf state should not have to wait for.
  ...specificationColumns(rows),
  createdTimeColumn(noun),
  timeColumn('updatedTime', product('updatedTime')),
];
