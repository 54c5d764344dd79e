import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FormCall } from '../../kernel/rules.ts';
import { focusFirst } from '../focus.ts';
import { FormBody } from '../form-body.tsx';
import type { FieldTexts } from '../form-context.ts';
import { useUiText } from '../ui-text.ts';
import { useSavingForm } from '../use-saving-form.ts';
import { RecordFrame } from './record-frame.tsx';
import styles from './record-page.module.css';

interface Props {
  title: string;
  call: FormCall;
  initial: object;
  fields: FieldTexts;
  /** Back to reading; a new record has nothing to read and goes back altogether. */
  onCancel: () => unknown;
  /** To the previous page: after a save, and when the user gives up. */
  onLeave: () => unknown;
  children: ReactNode;
}

export function RecordForm({ title, call, initial, fields, onCancel, onLeave, children }: Props) {
  const t = useUiText();
  const saving = useSavingForm({ call, initial, fields, onSaved: () => void onLeave() });
  const place = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    // Whoever comes back to a half-filled form finds the page as it was left.
    if (place.current && !wasFocused.current) focusFirst(place.current);
    wasFocused.current = true;
  }, []);
  const exitWithError = async (then: () => unknown) => {
    if (await saving.exitWithError()) await then();
  };
  const footer = [
    <Button key="cancel" onClick={() => void exitWithError(onCancel)}>{t('cancel')}</Button>,
    <Button key="submit" type="primary" htmlType="submit" form={saving.formId} loading={saving.isSaving} disabled={saving.isHeld}>{t('submit')}</Button>,
  ];
  return (
    <RecordFrame title={title} onBack={() => exitWithError(onLeave)} footer={footer}>
      <div ref={place} className={styles.form}>
        <FormBody of={saving}>{children}</FormBody>
      </div>
    </RecordFrame>
  );
}
