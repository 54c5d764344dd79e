import { sku } from '@edp/contract/modules/product/sku.ts';
import type { ReactNode } from 'react';
import { SkuList } from './sku-list.tsx';

/** The variants of all products, beside the definitions of specifications. */
export const SkuRecords = ({ navigation }: { navigation?: ReactNode }) => (
  <SkuList call={sku.list} navigation={navigation} />
);
