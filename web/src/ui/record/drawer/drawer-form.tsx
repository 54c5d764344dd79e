import { Button } from 'antd';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { focusFirstField } from '../../dialog/focus.ts';
import { FormBody } from '../../form/form-body.tsx';
import { FormViewers } from '../../form/form-viewers.tsx';
import { useSaveForm } from '../../form/engine/use-save-form.ts';
import { useUiText } from '../../ui.texts.ts';
import shared from '../record-panel.module.css';
import styles from './record-drawer.module.css';
import type { NamedRecord, RecordBasics, RecordFormKind } from '../record-kind.ts';
import type { OpenedRecord } from './use-record-drawer.ts';

interface Props<Value extends NamedRecord> extends Pick<OpenedRecord<Value>, 'confirmLeave' | 'stopEditing'> {
  kind: RecordBasics<Value> & RecordFormKind<Value>;
  record: Value;
}

/** The form of a record inside the drawer; saving and cancelling return to the details. */
export function DrawerForm<Value extends NamedRecord>({
  kind: { calls, fields, saveFailed, Inputs },
  record,
  confirmLeave,
  stopEditing,
}: Props<Value>) {
  const t = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  const form = useSaveForm({
    call: calls.update!,
    initial: record,
    fields,
    fallbackError: saveFailed,
    onSaved: stopEditing,
  });
  useImperativeHandle(confirmLeave, () => form.confirmLeave);
  useEffect(() => {
    // Effects run again when a hidden tab is shown; the focus is set only the first time.
    if (place.current && !wasFocused.current) focusFirstField(place.current);
    wasFocused.current = true;
  }, []);
  const cancel = async () => {
    if (await form.confirmLeave()) stopEditing();
  };
  return (
    <>
      <div className={styles.viewers}>
        <FormViewers of={form} />
      </div>
      <div ref={place} className={`${shared.body} ${styles.body}`}>
        <FormBody of={form}>{Inputs && <Inputs record={record} />}</FormBody>
      </div>
      <footer className={shared.footer}>
        <Button onClick={() => void cancel()}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" form={form.formId} loading={form.isSaving} disabled={form.isBlocked}>
          {t('save')}
        </Button>
      </footer>
    </>
  );
}
