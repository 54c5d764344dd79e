import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FormCall } from '../../kernel/data/rules.ts';
import { FormBody } from './form-body.tsx';
import type { FieldTexts } from './engine/form-context.ts';
import { FormViewers } from './form-viewers.tsx';
import { Modal } from '../dialog/modal.tsx';
import { useUiText } from '../ui.texts.ts';
import { useSaveForm, type SaveForm } from './engine/use-save-form.ts';

interface Props<C extends FormCall> {
  title: string;
  call: C;
  /** The initial values; a record includes its id and version. */
  initial: object;
  fields: FieldTexts;
  /** Shown when the save fails without a message of the server. */
  fallbackError?: string;
  width?: number;
  /** Asks for confirmation after validation, before the values are sent. */
  confirmSave?: () => Promise<boolean>;
  /** The text of the submit button, where it is not 保存. */
  saveText?: string;
  /** Receives the data of the response. */
  onSaved?: (answer: OutputOf<C>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function FormModal<C extends FormCall>({
  title,
  call,
  initial,
  fields,
  fallbackError,
  width = 600,
  confirmSave,
  saveText,
  onSaved,
  onClose,
  children,
}: Props<C>) {
  const saved = (answer: unknown) => {
    onSaved?.(answer as OutputOf<C>);
    onClose();
  };
  const saving = useSaveForm({ call, initial, fields, fallbackError, confirmSave, onSaved: saved });
  return (
    <SaveModal title={title} width={width} saving={saving} saveText={saveText} onClose={onClose}>
      {children}
    </SaveModal>
  );
}

interface SaveModalProps {
  title: string;
  width: number;
  saving: SaveForm;
  saveText?: string | undefined;
  /** At the start of the footer. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a form that its caller has set up. */
export function SaveModal({ title, width, saving, saveText, aside, onClose, children }: SaveModalProps) {
  const t = useUiText();
  const leave = async () => {
    if (await saving.confirmLeave()) onClose();
  };
  const footer = (
    <>
      {aside}
      <Button onClick={() => void leave()}>{t('cancel')}</Button>
      <Button
        type="primary"
        htmlType="submit"
        form={saving.formId}
        loading={saving.isSaving}
        disabled={saving.isBlocked}>
        {saveText ?? t('save')}
      </Button>
    </>
  );
  return (
    <Modal title={title} width={width} footer={footer} tools={<FormViewers of={saving} />} onClose={() => void leave()}>
      <FormBody of={saving}>{children}</FormBody>
    </Modal>
  );
}
