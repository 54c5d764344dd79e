import { Button, Form } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { request } from '../kernel/api.ts';
import { asFailure, failingWith, report, type CallFailure } from '../kernel/failure.ts';
import { kernelText } from '../kernel/kernel-text.ts';
import { inputOf, type FormCall } from '../kernel/rules.ts';
import { toast } from '../kernel/toast.ts';
import { refresh } from '../kernel/act.ts';
import { useUnsavedMark } from '../kernel/unsaved.ts';
import { askToDiscard } from './ask-to-discard.ts';
import { FormScopeContext, type FieldTexts } from './form-context.ts';
import { Modal } from './modal.tsx';
import { isSameValue } from './same-value.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { useUiText } from './ui-text.ts';

type Values = Record<string, unknown>;

interface Props<C extends FormCall> {
  title: string;
  call: C;
  /** What the form starts with; a record brings its id and version along. */
  initial: Partial<z.output<C['output']>> | Partial<z.input<C['input']>> | object;
  fields: FieldTexts;
  /** What is said when the save fails and the server does not say why. */
  failed?: string;
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: saves through its call, shows refusals under their fields, loses nothing unasked. */
export function FormModal<C extends FormCall>({ title, call, initial, fields, failed = kernelText('noAnswer'), width = 600, onClose, children }: Props<C>) {
  const t = useUiText();
  const formId = useId();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState<Values>(initial as Values);
  const [isSaving, setSaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [stale, setStale] = useState<{ message: string; current: Values }>();
  const markUnsaved = useUnsavedMark(formId);

  const isChanged = () => Object.entries(form.getFieldsValue()).some(([name, value]) => !isSameValue(value, base[name]));
  const close = () => {
    markUnsaved(false);
    onClose();
  };
  const leave = async () => {
    if (!isSaving && (!isChanged() || (await askToDiscard()))) close();
  };

  const refused = (failure: CallFailure) => {
    if (failure.kind === 'stale') return setStale({ message: failure.message, current: failure.current as Values });
    const [known, unknown] = partition(failure.fields, ({ field }) => field in fields);
    if (known.length === 0) return report(failure);
    form.setFields(known.map(({ field, message }) => ({ name: field, errors: [message] })));
    form.focusField(known[0]?.field ?? '');
    for (const { message } of unknown) toast('warning', message);
  };

  async function save(from: Values) {
    setSaving(true);
    try {
      const { message } = await failingWith(failed, request(call, inputOf(call, { ...from, ...form.getFieldsValue() })));
      toast('success', message || kernelText('done'));
      close();
      void refresh(call.name.split('.')[0] ?? '');
    } catch (error) {
      refused(asFailure(error));
    } finally {
      setSaving(false);
    }
  }

  const overwrite = (current: Values) => {
    setStale(undefined);
    setBase(current);
    void save(current);
  };
  const load = (current: Values) => {
    setStale(undefined);
    setBase(current);
    form.setFieldsValue(current);
    markUnsaved(false);
  };

  const footer = [
    <Button key="cancel" onClick={() => void leave()}>{t('cancel')}</Button>,
    <Button key="save" type="primary" htmlType="submit" form={formId} loading={isSaving} disabled={isHeld}>{t('save')}</Button>,
  ];
  return (
    <Modal title={title} width={width} footer={footer} onClose={() => void leave()}>
      <FormScopeContext value={{ call, fields, holdBack: setHeld }}>
        <Form id={formId} name={formId} form={form} initialValues={base} colon={false} labelCol={{ flex: '112px' }} wrapperCol={{ flex: '1 1 0' }}
          scrollToFirstError={{ focus: true, block: 'center' }} onFinish={() => void (isHeld || save(base))} onValuesChange={() => markUnsaved(isChanged())}>
          {children}
        </Form>
      </FormScopeContext>
      {stale && (
        <StaleDialog message={stale.message} fields={fields} mine={form.getFieldsValue()} current={stale.current}
          onOverwrite={() => overwrite(stale.current)} onLoad={() => load(stale.current)} onClose={() => setStale(undefined)} />
      )}
    </Modal>
  );
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
