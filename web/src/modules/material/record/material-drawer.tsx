import { useState } from 'react';
import { RecordDrawer, type DrawerProps } from '../../../ui/record/drawer/record-drawer.tsx';
import type { OpenedRecord } from '../../../ui/record/drawer/use-record-drawer.ts';
import { useMaterialKind } from './material-kind.tsx';
import { blankMaterial, type MaterialValue } from './material-value.ts';

interface Props extends Pick<DrawerProps<MaterialValue>, 'actionsOf'> {
  opened: OpenedRecord<unknown>;
}

/** A material of the current organisation beside its list, whose rows have only a part of it. */
export function MaterialDrawer({ opened, actionsOf }: Props) {
  const [blank] = useState(blankMaterial);
  return <RecordDrawer kind={useMaterialKind(blank)} opened={{ ...opened, row: undefined }} actionsOf={actionsOf} />;
}
