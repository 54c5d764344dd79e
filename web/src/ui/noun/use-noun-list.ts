import type { ComponentType } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { useNewOfAddress } from '../../kernel/data/use-new-of-address.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import type { DrawerProps } from '../record/drawer/record-drawer.tsx';
import { type OpenedRecord, useRecordDrawer } from '../record/drawer/use-record-drawer.ts';
import type { NamedRecord } from '../record/record-kind.ts';

/**
 * What opens beside and above a list. Loaded when first shown: forms are most of antd's weight, and a list is often
 * only read.
 */
export interface ListScreens<Row extends NamedRecord, Opened> {
  readonly Drawer: ComponentType<DrawerProps<Row>>;
  readonly Dialog?: ComponentType<{ opened: Opened; onClose: () => void }>;
}

export interface NounList<Row extends NamedRecord, Opened> {
  readonly list: List<Row>;
  readonly screens: ListScreens<Row, Opened>;
  readonly drawer: {
    readonly table: {
      openedId: string | undefined;
      onOpen: (row: { readonly id: string }) => void;
      hrefOf: (row: { readonly id: string }) => string;
    };
    readonly opened: OpenedRecord<Row> | undefined;
  };
  readonly dialog: Opened | undefined;
  openDialog: (dialog: Opened) => void;
  closeDialog: () => void;
  /** Opens a record beside the list, at one of its tabs. */
  openAt: (row: { readonly id: string }, section: string) => void;
}

/** A list with the record and the dialog that are open. */
export function useNounList<Row extends NamedRecord, Opened>(
  list: List<Row>,
  screens: ListScreens<Row, Opened>,
): NounList<Row, Opened> {
  const [dialog, setDialog] = useRestorableState<Opened>();
  useNewOfAddress((name) => setDialog({ what: 'form', name } as Opened));
  const { openAt, ...drawer } = useRecordDrawer(list);
  return { list, screens, drawer, dialog, openDialog: setDialog, closeDialog: () => setDialog(undefined), openAt };
}
