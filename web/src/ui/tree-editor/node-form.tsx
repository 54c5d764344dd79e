import { Button } from 'antd';
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import type { FormCall } from '../../kernel/data/rules.ts';
import { FormBody } from '../form/form-body.tsx';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { useUiText } from '../ui.texts.ts';
import { useSaveForm } from '../form/engine/use-save-form.ts';
import type { NodeDetail } from './tree-kind.ts';
import styles from './tree-editor.module.css';

interface Props extends Pick<NodeDetail, 'guard' | 'onSaved' | 'onRejected' | 'onCancel'> {
  call: FormCall;
  initial: object;
  fields: FieldTexts;
  children: ReactNode;
}

/** The form beside a tree; saving and cancelling return to the details. */
export function NodeForm({ call, initial, fields, guard, onSaved, onRejected, onCancel, children }: Props) {
  const t = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const state = useSaveForm({
    call,
    initial,
    fields,
    onSaved: (saved) => onSaved(saved as { id: string }),
    onRejected,
  });
  useImperativeHandle(guard, () => state.confirmLeave);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const cancel = () => {
    state.clearDraft();
    onCancel();
  };
  return (
    <div ref={box}>
      <FormBody of={state}>{children}</FormBody>
      <div className={styles.buttons}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          form={state.formId}
          loading={state.isSaving}
          disabled={state.isBlocked}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
