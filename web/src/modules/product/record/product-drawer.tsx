import { useState } from 'react';
import { RecordDrawer, type DrawerProps } from '../../../ui/record/drawer/record-drawer.tsx';
import type { OpenedRecord } from '../../../ui/record/drawer/use-record-drawer.ts';
import { useProductKind } from './product-kind.tsx';
import { blankProduct, type ProductValue } from './product-value.ts';

interface Props extends Pick<DrawerProps<ProductValue>, 'actionsOf'> {
  opened: OpenedRecord<unknown>;
}

/** A product of the current organisation beside its list, whose rows have only a part of it. */
export function ProductDrawer({ opened, actionsOf }: Props) {
  const [blank] = useState(blankProduct);
  return <RecordDrawer kind={useProductKind(blank)} opened={{ ...opened, row: undefined }} actionsOf={actionsOf} />;
}
