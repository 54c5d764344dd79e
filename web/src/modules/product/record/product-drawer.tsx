import { useState } from 'react';
import { RecordDrawer, type DrawerProps } from '../../../ui/record/drawer/record-drawer.tsx';
import { useProductKind } from './product-kind.tsx';
import { blankProduct, type ProductValue } from './product-value.ts';

/** A product of the current organisation beside its list. */
export function ProductDrawer(props: DrawerProps<ProductValue>) {
  const [blank] = useState(blankProduct);
  return <RecordDrawer kind={useProductKind(blank)} {...props} />;
}
