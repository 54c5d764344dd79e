import type { ReactNode } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import type { SaveForm } from './engine/use-save-form.ts';
import { FormElement } from './form-element.tsx';
import { RestoredBar } from './restored-bar.tsx';

const ConflictDialog = lazy(async () => (await import('../conflict/conflict-dialog.tsx')).ConflictDialog);

/** The fields of a save form, and the dialog for what another user changed meanwhile. */
export function FormBody({ of, children }: { of: SaveForm; children: ReactNode }) {
  const { fields, conflict } = of;
  return (
    <>
      <FormElement of={of} fields={fields}>
        {of.restoredAt !== undefined && <RestoredBar time={of.restoredAt} onDiscard={of.discardDraft} />}
        {children}
      </FormElement>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          onSubmit={(values) => of.saveMerged(values, conflict.current)}
          onLoad={() => of.load(conflict.current)}
          onClose={of.closeConflict}
        />
      )}
    </>
  );
}
