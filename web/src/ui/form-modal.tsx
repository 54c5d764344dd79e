import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FormCall } from '../kernel/rules.ts';
import { FormBody } from './form-body.tsx';
import type { FieldTexts } from './form-context.ts';
import { Modal } from './modal.tsx';
import { useUiText } from './ui-text.ts';
import { useSaveForm } from './use-save-form.ts';

interface Props<C extends FormCall> {
  title: string;
  call: C;
  /** What the form starts with; a record brings its id and version along. */
  initial: object;
  fields: FieldTexts;
  /** What is said when the save fails and the server does not say why. */
  fallbackError?: string;
  width?: number;
  /** Asks whether to go on, when the values are right and before they are sent. */
  confirmSave?: () => Promise<boolean>;
  /** What the button says that sends the form, where it is not about saving. */
  saveText?: string;
  /** Gets what the call answered. */
  onSaved?: (answer: OutputOf<C>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function FormModal<C extends FormCall>({ title, call, initial, fields, fallbackError, width = 600, confirmSave, saveText, onSaved, onClose, children }: Props<C>) {
  const t = useUiText();
  const saved = (answer: unknown) => {
    onSaved?.(answer as OutputOf<C>);
    onClose();
  };
  const saving = useSaveForm({ call, initial, fields, fallbackError, confirmSave, onSaved: saved });
  const leave = async () => {
    if (await saving.confirmLeave()) onClose();
  };
  const footer = [
    <Button key="cancel" onClick={() => void leave()}>{t('cancel')}</Button>,
    <Button key="save" type="primary" htmlType="submit" form={saving.formId} loading={saving.isSaving} disabled={saving.isBlocked}>{saveText ?? t('save')}</Button>,
  ];
  return (
    <Modal title={title} width={width} footer={footer} onClose={() => void leave()}>
      <FormBody of={saving}>{children}</FormBody>
    </Modal>
  );
}
