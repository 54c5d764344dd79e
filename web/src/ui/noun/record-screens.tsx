import type { ComponentType } from 'react';
import { RecordDrawer, type DrawerProps } from '../record/drawer/record-drawer.tsx';
import { NounPage } from '../record/noun-page.tsx';
import type { NamedRecord, RecordKind } from '../record/record-kind.ts';
import { type DialogProps, RecordDialog } from './record-dialog.tsx';

export interface RecordScreens<Value extends NamedRecord> {
  readonly Drawer: ComponentType<DrawerProps<Value>>;
  readonly Dialog: ComponentType<DialogProps>;
  readonly Page: ComponentType;
  /** What the screens need to know of the noun, for another one that names its fields. */
  readonly useKind: () => RecordKind<Value>;
}

/** Where one record of a noun is shown: beside its list, in the dialog of its form, on its own page. */
export function recordScreens<Value extends NamedRecord>(useKind: () => RecordKind<Value>): RecordScreens<Value> {
  return {
    useKind,
    Drawer: function Drawer(props) {
      return <RecordDrawer kind={useKind()} {...props} />;
    },
    Dialog: function Dialog(props) {
      return <RecordDialog kind={useKind()} {...props} />;
    },
    Page: function Page() {
      return <NounPage kind={useKind()} />;
    },
  };
}
