import type { Call } from '@edp/contract/kernel/call.ts';
import { languageNames } from '@edp/contract/kernel/language.ts';
import { MultilingualRow } from '@edp/contract/kernel/multilingual.ts';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { invalidate } from '../kernel/run-action.ts';
import { request } from '../kernel/api.ts';
import { useDraft } from '../kernel/draft.ts';
import { toCallError, showError } from '../kernel/call-error.ts';
import { nounOf } from '../kernel/query-key.ts';
import { formRule } from '../kernel/rules.ts';
import { toast } from '../kernel/toast.ts';
import { useUnsavedFlag } from '../kernel/unsaved.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { Modal } from './modal.tsx';
import styles from './multilingual-form.module.css';
import type { TextRow } from './multilingual-dialog.tsx';
import { RestoredBar } from './restored-bar.tsx';
import { isSameValue } from './same-value.ts';
import { useUiText } from './ui-text.ts';

interface Props {
  title: string;
  rows: readonly TextRow[];
  save: Call;
  nameOnly: boolean;
  onClose: () => void;
}

const { name: nameField, remark: remarkField } = MultilingualRow.shape;

export function MultilingualForm({ title, rows, save, nameOnly, onClose }: Props) {
  const t = useUiText();
  const formId = useId();
  const [form] = Form.useForm<{ rows: TextRow[] }>();
  const [isSaving, setSaving] = useState(false);
  const draft = useDraft<{ rows: TextRow[] }>(`${save.name} ${rows[0]?.parentId ?? ''}`);
  const isRestored = draft.restored !== undefined;
  const markUnsaved = useUnsavedFlag(formId, isRestored);

  const typed = () => rows.map((row, index) => ({ ...row, ...form.getFieldValue(['rows', index]) as TextRow }));
  /** Only changed rows are sent, so that a language changed by another user meanwhile is not overwritten. */
  const changedRows = () => typed().filter((row, index) => !isSameValue(row, rows[index]));
  const isChanged = () => changedRows().length > 0;
  const clearDraft = () => {
    markUnsaved(false);
    draft.discard();
  };
  const close = () => {
    clearDraft();
    onClose();
  };
  const storeChanges = () => {
    if (!isChanged()) return clearDraft();
    markUnsaved(true);
    return draft.store({ rows: typed() });
  };
  const discard = () => {
    form.setFieldsValue({ rows: [...rows] });
    clearDraft();
  };
  const leave = async () => {
    if (!isSaving && (!isChanged() || (await confirmDiscard()))) close();
  };
  const submit = async () => {
    const sent = changedRows();
    setSaving(true);
    try {
      if (sent.length > 0) await request(save, sent);
      toast('success', t('multilingualSaved'));
      close();
      void invalidate(nounOf(save));
    } catch (error) {
      const failure = toCallError(error);
      if (failure.fields.length === 0) return showError(failure);
      form.setFields(failure.fields.map(({ field, message }) => ({ name: placeOf(field, sent, rows), errors: [message] })));
    } finally {
      setSaving(false);
    }
  };

  const footer = [
    <Button key="cancel" onClick={() => void leave()}>{t('cancel')}</Button>,
    <Button key="save" type="primary" htmlType="submit" form={formId} loading={isSaving}>{t('save')}</Button>,
  ];
  return (
    <Modal title={title} width={nameOnly ? 520 : 720} footer={footer} onClose={() => void leave()}>
      <Form id={formId} name={formId} form={form} initialValues={{ rows, ...draft.restored }} onFinish={() => void submit()} onValuesChange={storeChanges}
        scrollToFirstError={{ focus: true }}>
        {isRestored && <RestoredBar onDiscard={discard} />}
        <table className={styles.table}>
          <thead>
            <tr><th scope="col">{t('language')}</th><th scope="col">{t('name')}</th>{!nameOnly && <th scope="col">{t('remark')}</th>}</tr>
          </thead>
          <tbody>
            {rows.map(({ type }, index) => (
              <tr key={type}>
                <th scope="row">{languageNames[type]}</th>
                <td>
                  <Form.Item name={['rows', index, 'name']} rules={[formRule(nameField)]}>
                    <Input aria-label={t('nameIn', { language: languageNames[type] })} />
                  </Form.Item>
                </td>
                {!nameOnly && (
                  <td>
                    <Form.Item name={['rows', index, 'remark']} rules={[formRule(remarkField)]}>
                      <Input aria-label={t('remarkIn', { language: languageNames[type] })} />
                    </Form.Item>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Form>
    </Modal>
  );
}

/** Maps `1.name` of the sent array to the row of that language in the form. */
const placeOf = (field: string, sent: readonly TextRow[], rows: readonly TextRow[]) => {
  const [index, name = 'name'] = field.split('.');
  return ['rows', rows.findIndex(({ type }) => type === sent[Number(index)]?.type), name] as ['rows', number, 'name'];
};
