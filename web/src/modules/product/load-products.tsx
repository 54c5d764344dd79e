import { product, type ProductLoadRow } from '@edp/contract/modules/product/product.ts';
import { translate } from '@edp/contract/texts.ts';
import { fetchPage, request } from '../../kernel/http/api.ts';
import { nounOf, queryKeyOf } from '../../kernel/http/query-key.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { language } from '../../kernel/text/language.ts';
import { PictureOrIcon } from '../../ui/media/record-picture.tsx';
import type { Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../ui/table/column.ts';
import { lastName } from '../../ui/table/path-column.tsx';
import { priceRangeColumn } from '../../ui/table/columns/value-columns.ts';
import { invalidateProducts } from './invalidate-products.ts';
import { type ProductText, useProductText } from './product.texts.ts';

const source: Source<ProductLoadRow> = {
  queryKey: queryKeyOf(product.loadable),
  fetch: ({ text, ...page }, signal) => fetchPage(product.loadable, { keyword: text, ...page }, signal),
};

const columns = (t: ProductText): Column<ProductLoadRow>[] => [
  {
    key: 'picture',
    title: t('picture'),
    width: 68,
    render: ({ thumbnailUrl, name }) => <PictureOrIcon url={thumbnailUrl} name={name} icon="product" />,
  },
  { key: 'code', title: t('code'), width: 130, render: ({ code }) => code },
  { key: 'name', title: t('name'), width: 200, grows: true, render: ({ name }) => name },
  { key: 'category', title: t('category'), width: 140, render: ({ categoryText }) => lastName(categoryText) },
  { key: 'brand', title: t('brand'), width: 100, render: ({ brandText }) => brandText },
  priceRangeColumn(t('priceRange'), { right: 'material.listPricePerUnit' }),
];

/** Brings products of the master into the active organisation. */
export function LoadProducts({ onClose }: { onClose: () => void }) {
  const t = useProductText();
  const load = async (rows: readonly ProductLoadRow[]) => {
    if (
      await runAction(
        nounOf(product.load),
        () => request(product.load, { ids: rows.map(({ id }) => id) }),
        invalidateProducts,
      )
    )
      onClose();
  };
  return (
    <TablePicker
      title={t('load')}
      source={source}
      columns={columns(t)}
      nameOf={({ name }) => name}
      searchLabel={t('searchLoadable')}
      selection="multiple"
      emptyMessage={translate('product.nothingToLoad', language())}
      nothingThere={t('nothingToLoad')}
      onConfirm={load}
      onClose={onClose}
    />
  );
}
