import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FormCall } from '../../kernel/data/rules.ts';
import { focusFirstField } from '../dialog/focus.ts';
import { FormBody } from '../form/form-body.tsx';
import { FormSummary } from '../form/form-summary.tsx';
import { FormTabs, type FormTab } from '../form/form-tabs.tsx';
import { FormViewers } from '../form/form-viewers.tsx';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { useUiText } from '../ui.texts.ts';
import { useSaveForm, type InvalidMessage, type SaveForm, type ToInput } from '../form/engine/use-save-form.ts';
import { RecordLayout } from './record-layout.tsx';
import styles from './record-page.module.css';

interface Props {
  title: string;
  /** The header of the record, instead of the title. */
  header?: ReactNode;
  call: FormCall;
  initial: object;
  fields: FieldTexts;
  /** Distinguishes the drafts of new records that begin with different values. */
  draftKey?: string | undefined;
  /** Shown beside the messages at the fields when the rules are not met. */
  invalidMessage?: InvalidMessage | undefined;
  /** Makes the call's input of the values, where they differ. */
  toInput?: ToInput | undefined;
  /** A large form has its fields in tabs, instead of `children`. */
  tabs?: readonly FormTab[] | undefined;
  /** The tab to begin with. */
  firstTab?: string | undefined;
  /** Further actions, beside the title. */
  toolsOf?: ((form: SaveForm['form']) => ReactNode) | undefined;
  /** Back to the details; for a new record, to the previous page. */
  onCancel: () => unknown;
  /** To the previous page: after a save, and when the user leaves. */
  onLeave: () => unknown;
  children?: ReactNode;
}

export function RecordForm({
  title,
  header,
  call,
  initial,
  fields,
  draftKey,
  invalidMessage,
  toInput,
  tabs,
  firstTab,
  toolsOf,
  onCancel,
  onLeave,
  children,
}: Props) {
  const t = useUiText();
  const form = useSaveForm({ call, initial, fields, draftKey, invalidMessage, toInput, onSaved: () => void onLeave() });
  const place = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    // Effects run again when a hidden tab is shown; the focus is set only the first time.
    if (place.current && !wasFocused.current) focusFirstField(place.current);
    wasFocused.current = true;
  }, []);
  const leaveIfConfirmed = async (then: () => unknown) => {
    if (await form.confirmLeave()) await then();
  };
  const footer = [
    <FormSummary key="summary" of={form} />,
    <Button key="cancel" onClick={() => void leaveIfConfirmed(onCancel)}>
      {t('cancel')}
    </Button>,
    <Button
      key="submit"
      type="primary"
      htmlType="submit"
      form={form.formId}
      loading={form.isSaving}
      disabled={form.isBlocked}>
      {t('submit')}
    </Button>,
  ];
  return (
    <RecordLayout
      title={title}
      header={header}
      onBack={() => leaveIfConfirmed(onLeave)}
      tools={
        <>
          {toolsOf?.(form.form)}
          <FormViewers of={form} />
        </>
      }
      footer={footer}>
      <div ref={place} className={tabs ? undefined : styles.form}>
        <FormBody of={form}>{tabs ? <FormTabs label={title} tabs={tabs} first={firstTab} /> : children}</FormBody>
      </div>
    </RecordLayout>
  );
}
