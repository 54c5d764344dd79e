import type { Variant } from '@edp/contract/modules/product/variant.ts';
import { useDictionary } from '../../../../kernel/data/use-dictionary.ts';
import { StatusTag } from '../../../../ui/feedback/status-tag.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { withCommas } from '../../../../ui/record/facts/with-commas.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { namesOf } from '../variants/matrix.ts';
import styles from '../variants/grid/variant-grid.module.css';
import { useVariantsText } from '../variants/product-variants.texts.ts';

/** The variants to read: one row for each material. */
export function VariantsView({ record: { proSpecConfigVoList: matrix, specList } }: { record: ProductValue }) {
  const t = useVariantsText();
  const product = useProductRecordText();
  const types = useDictionary('dms_sku_itemtype');
  const typeOf = (code: string) => types.find(({ value }) => value === code)?.text ?? code;
  const toTheRight = { align: 'right' as const, width: 110 };
  const columns: readonly Column<Variant>[] = [
    ...matrix.map(({ id, name }, index) => ({
      key: id,
      title: name,
      width: 110,
      render: ({ specValues }: Variant) => namesOf(matrix, specValues)[index],
    })),
    {
      key: 'picture',
      title: t('picture'),
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
      title: t('itemCode'),
      width: 170,
      render: ({ itemCode, isCreateItem }) => (
        <span className={isCreateItem === 1 ? styles.generated : undefined}>{itemCode}</span>
      ),
    },
    { key: 'itemName', title: t('itemName'), width: 220, grows: true, render: ({ itemName }) => itemName },
    { key: 'proType', title: t('proType'), width: 110, render: ({ proType }) => typeOf(proType) },
    {
      key: 'marketPrice',
      title: t('marketPrice'),
      right: 'material.marketPrice',
      ...toTheRight,
      render: ({ marketPrice }) => withCommas(marketPrice),
    },
    {
      key: 'listPrice',
      title: t('listPricePerUnit'),
      right: 'material.listPricePerUnit',
      ...toTheRight,
      render: ({ listPricePerUnit }) => withCommas(listPricePerUnit),
    },
    { key: 'barCode', title: t('barCode'), width: 140, render: ({ barCode }) => barCode },
    { key: 'stock', title: t('storageNum'), ...toTheRight, render: ({ storageNum }) => withCommas(storageNum) },
    {
      key: 'active',
      title: t('active'),
      width: 96,
      render: ({ active }) => (
        <StatusTag on={active === 1} text={active === 1 ? product('onShelf') : product('offShelf')} />
      ),
    },
  ];
  return <DataTable caption={t('grid')} columns={columns} rows={specList} isFirstLoad={false} isLoading={false} />;
}
