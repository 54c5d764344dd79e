import { sku } from '@edp/contract/modules/product/product.ts';
import type { ReactNode } from 'react';
import { useDictionary } from '../../../kernel/data/use-dictionary.ts';
import { shelfFilter } from '../product-columns.tsx';
import { useProductText } from '../product.texts.ts';
import { SkuList } from './sku-list.tsx';
import { useSkusText } from './skus.texts.ts';

/** The variants of all products, beside the definitions of specifications. */
export function SkuRecords({ navigation }: { navigation?: ReactNode }) {
  const t = useSkusText();
  const product = useProductText();
  const filters = [
    { name: 'productCode', label: t('productCode') },
    { name: 'proType', label: t('type'), options: useDictionary('dms_sku_itemtype') },
    shelfFilter(product),
  ];
  return <SkuList call={sku.list} title={t('title')} filters={filters} navigation={navigation} />;
}
