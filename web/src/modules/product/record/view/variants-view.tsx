import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import type { Variant } from '@edp/contract/modules/product/variant.ts';
import { useDictionary } from '../../../../kernel/data/use-dictionary.ts';
import { StatusTag } from '../../../../ui/feedback/status-tag.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { priceColumn } from '../../../../ui/table/columns/value-columns.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { stockColumn } from '../../../../ui/table/stock-column.tsx';
import { barCodeWidth, tagColumnWidth } from '../../../../ui/table/text-width.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { namesOf } from '../variants/matrix.ts';
import styles from '../variants/grid/variant-grid.module.css';

/** The variants to read: one row for each material. */
export function VariantsView({ record: { proSpecConfigVoList: matrix, specList } }: { record: ProductValue }) {
  const product = useProductRecordText();
  const noun = useNounText();
  const caption = useFieldLabels(productRecord)('specList');
  const label = useFieldLabels(skuRecord);
  const types = useDictionary('dms_sku_itemtype');
  const typeOf = (code: string) => types.find(({ value }) => value === code)?.text ?? code;
  const columns: readonly Column<Variant>[] = [
    ...matrix.map(({ id, name }, index) => ({
      key: id,
      title: name,
      width: 110,
      wraps: true,
      render: ({ specValues }: Variant) => namesOf(matrix, specValues)[index],
    })),
    {
      key: 'picture',
      title: noun('picture'),
      width: 64,
      render: ({ dfilePreview, itemName }) =>
        dfilePreview && (
          <span className={styles.picture}>
            <Thumbnail url={dfilePreview} name={itemName} />
          </span>
        ),
    },
    {
      key: 'itemCode',
      title: label('itemCode'),
      width: 170,
      wraps: true,
      render: ({ itemCode, isCreateItem }) => (
        <span className={isCreateItem === 1 ? styles.generated : undefined}>{itemCode}</span>
      ),
    },
    { key: 'itemName', title: label('itemName'), width: 220, grows: true, render: ({ itemName }) => itemName },
    { key: 'proType', title: label('proType'), width: 110, wraps: true, render: ({ proType }) => typeOf(proType) },
    priceColumn('marketPrice', label('marketPrice'), { right: 'material.marketPrice' }),
    priceColumn('listPricePerUnit', label('listPricePerUnit'), { right: 'material.listPricePerUnit' }),
    { key: 'barCode', title: label('barCode'), width: barCodeWidth(), wraps: true, render: ({ barCode }) => barCode },
    stockColumn(label('storageNum')),
    {
      key: 'active',
      title: label('active'),
      width: tagColumnWidth(product('onShelf'), product('offShelf')),
      render: ({ active }) => (
        <StatusTag on={active === 1} text={active === 1 ? product('onShelf') : product('offShelf')} />
      ),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={specList} isFirstLoad={false} isLoading={false} />;
}
