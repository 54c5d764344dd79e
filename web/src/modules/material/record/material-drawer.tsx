import { useState } from 'react';
import { RecordDrawer, type DrawerProps } from '../../../ui/record/drawer/record-drawer.tsx';
import { useMaterialKind } from './material-kind.tsx';
import { blankMaterial, type MaterialValue } from './material-value.ts';

/** A material of the current organisation beside its list. */
export function MaterialDrawer(props: DrawerProps<MaterialValue>) {
  const [blank] = useState(blankMaterial);
  return <RecordDrawer kind={useMaterialKind(blank)} {...props} />;
}
