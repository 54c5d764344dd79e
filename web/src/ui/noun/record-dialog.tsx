import type { FormCall } from '../../kernel/data/rules.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { FormModal } from '../form/form-modal.tsx';
import { MultilingualDialog } from '../form/multilingual/multilingual-dialog.tsx';
import { type NamedRecord, type RecordBasics, type RecordFormKind, recordOf } from '../record/record-kind.ts';
import { RecordModal } from '../record/record-modal.tsx';

/**
 * What is open above a list: the form of a new record, which may have a name already, or of the one with the id, or its
 * texts in other languages.
 */
export type OpenDialog = { what: 'form'; id?: string; name?: string } | { what: 'languages'; of: NamedRecord };

export interface DialogProps {
  opened: OpenDialog;
  onClose: () => void;
}

export function RecordDialog<Value extends NamedRecord>({
  kind,
  opened,
  onClose,
}: DialogProps & { kind: RecordBasics<Value> & RecordFormKind<Value> }) {
  const { titles, calls, idName, blank } = kind;
  const { id, name } = opened.what === 'form' ? opened : {};
  const state = useRecord(calls.detail, id, idName);
  if (opened.what === 'languages')
    return <MultilingualDialog of={opened.of} load={calls.translations!} save={calls.translate!} onClose={onClose} />;
  if (id === undefined)
    return (
      <FormDialog
        kind={kind}
        title={titles.create!}
        call={calls.create!}
        record={undefined}
        initial={name && 'name' in blank! ? { ...blank, name } : blank!}
        onClose={onClose}
      />
    );
  return (
    <RecordModal title={titles.edit!} state={state} onClose={onClose}>
      {(detail) => {
        const record = recordOf(kind, detail);
        return (
          <FormDialog
            kind={kind}
            title={titles.edit!}
            call={calls.update!}
            record={record}
            initial={record}
            onClose={onClose}
          />
        );
      }}
    </RecordModal>
  );
}

interface FormProps<Value extends NamedRecord> {
  kind: RecordFormKind<Value>;
  title: string;
  call: FormCall;
  /** Undefined for a new one. */
  record: Value | undefined;
  initial: object;
  onClose: () => void;
}

function FormDialog<Value extends NamedRecord>({
  kind: { fields, saveFailed, Inputs },
  title,
  call,
  record,
  initial,
  onClose,
}: FormProps<Value>) {
  return (
    <FormModal
      title={title}
      call={call}
      initial={initial}
      fields={fields}
      {...(saveFailed !== undefined && { fallbackError: saveFailed })}
      onClose={onClose}>
      {Inputs && <Inputs record={record} />}
    </FormModal>
  );
}
