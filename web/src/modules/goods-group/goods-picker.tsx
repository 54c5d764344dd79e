import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { GroupProduct } from '@edp/contract/modules/goods-group/goods-group.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { translate } from '@edp/contract/texts.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import { listSource, type Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import { useGoodsColumns } from './goods-columns.tsx';
import { useGoodsGroupText } from './goods-group.texts.ts';

const products = listSource(product.choices);
/** Without what a group does not show: the rows become part of the form. */
const source: Source<GroupProduct> = {
  queryKey: [...products.queryKey, 'goods'],
  fetch: async (query, signal) =>
    mapPage(await products.fetch(query, signal), ({ id, code, name, thumbnailUrl, priceRange, active }) => ({
      id,
      code,
      name,
      thumbnailUrl,
      priceRange,
      active,
    })),
};

interface Props {
  added: readonly GroupProduct[];
  onAdd: (products: readonly GroupProduct[]) => void;
  onClose: () => void;
}

export function GoodsPicker({ added, onAdd, onClose }: Props) {
  const t = useGoodsGroupText();
  const language = useLanguage();
  const ids = new Set(added.map(({ id }) => id));
  const confirm = (chosen: readonly GroupProduct[]) => {
    onAdd(chosen);
    onClose();
  };
  return (
    <TablePicker
      title={t('chooseGoods')}
      source={source}
      columns={useGoodsColumns()}
      nameOf={({ name }) => name}
      searchLabel={t('searchProducts')}
      selection="multiple"
      emptyMessage={translate('product.nothingChosen', language)}
      nothingThere={t('noProducts')}
      disabledReason={({ id }) => (ids.has(id) ? t('isAdded') : undefined)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
