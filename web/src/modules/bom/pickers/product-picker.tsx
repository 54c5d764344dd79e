import { product } from '@edp/contract/modules/product/product.ts';
import type { ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';
import { listSource } from '../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { lastName } from '../../../ui/table/path-column.tsx';
import { useBomText } from '../bom.texts.ts';
import type { ChooserProps } from './chosen.ts';

const source = listSource(product.choices);

/** One product, with all its variants. */
export function ProductPicker({ onChoose, onClose }: ChooserProps) {
  const t = useBomText();
  const columns: Column<ProductRow>[] = [
    { key: 'code', title: t('code'), width: 150, render: ({ code }) => code },
    { key: 'name', title: t('name'), width: 220, grows: true, render: ({ name }) => name },
    { key: 'category', title: t('category'), width: 150, render: ({ categoryText }) => lastName(categoryText) },
  ];
  const confirm = ([row]: readonly ProductRow[]) => {
    if (row) onChoose({ productId: row.id, code: row.code, name: row.name, specification: '' });
    onClose();
  };
  return (
    <TablePicker
      title={t('chooseProduct')}
      source={source}
      columns={columns}
      nameOf={({ name }) => name}
      searchLabel={t('searchProducts')}
      selection="single"
      emptyMessage={translate('bom.searchedRequired', language())}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
