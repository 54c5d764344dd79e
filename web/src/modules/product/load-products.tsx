import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import type { ProductLoadRow } from '@edp/contract/modules/product/product-rows.ts';
import { translate } from '@edp/contract/texts.ts';
import { fetchPage, request } from '../../kernel/http/api.ts';
import { nounOf, queryKeyOf } from '../../kernel/http/query-key.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { language } from '../../kernel/text/language.ts';
import { useDefinedColumns } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import type { Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import { invalidateProducts } from './invalidate-products.ts';
import { choiceColumns } from './product-columns.tsx';
import { useProductText } from './product.texts.ts';

const source: Source<ProductLoadRow> = {
  queryKey: queryKeyOf(product.loadable),
  fetch: ({ text, ...page }, signal) => fetchPage(product.loadable, { keyword: text, ...page }, signal),
};

const shown = ['thumbnailUrl', 'code', 'name', 'categoryId', 'brandId', 'priceRange'];

/** Brings products of the master into the active organisation. */
export function LoadProducts({ onClose }: { onClose: () => void }) {
  const t = useProductText();
  const own: Readonly<Record<string, object>> = choiceColumns(useDefinitionText(productRecord));
  const columns = useDefinedColumns<ProductLoadRow>(productRecord, shown).map((column, index) => ({
    ...column,
    ...own[shown[index]!],
  }));
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
      columns={columns}
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
