import { Form } from 'antd';
import { useId, useState } from 'react';
import { refresh } from '../kernel/act.ts';
import { request } from '../kernel/api.ts';
import { asFailure, failingWith, report, type CallFailure } from '../kernel/failure.ts';
import { kernelText } from '../kernel/kernel-text.ts';
import { inputOf, type FormCall } from '../kernel/rules.ts';
import { toast } from '../kernel/toast.ts';
import { useUnsavedMark } from '../kernel/unsaved.ts';
import { askToDiscard } from './ask-to-discard.ts';
import type { FieldTexts } from './form-context.ts';
import { isSameValue } from './same-value.ts';

type Values = Record<string, unknown>;

interface Options {
  call: FormCall;
  /** What the form starts with; a record brings its id and version along. */
  initial: object;
  fields: FieldTexts;
  /** What is said when the save fails and the server does not say why. */
  failed?: string | undefined;
  onSaved: () => void;
}

export type SavingForm = ReturnType<typeof useSavingForm>;

/**
 * A form that saves through its call, shows refusals under their fields, and loses nothing unasked;
 * in a dialog (`FormModal`) or on a page (`RecordPage`). A draft that survives a reload belongs here:
 * `markChanges` runs after every change, `forget` when the values are saved or given up.
 */
export function useSavingForm({ call, initial, fields, failed = kernelText('noAnswer'), onSaved }: Options) {
  const formId = useId();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState<Values>(initial as Values);
  const [isSaving, setSaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [stale, setStale] = useState<{ message: string; current: Values }>();
  const markUnsaved = useUnsavedMark(formId);

  const isChanged = () => Object.entries(form.getFieldsValue()).some(([name, value]) => !isSameValue(value, base[name]));
  const markChanges = () => markUnsaved(isChanged());
  const forget = () => markUnsaved(false);
  /** Whether the form may be left; asks where something would be lost. */
  const giveUp = async () => {
    if (isSaving || (isChanged() && !(await askToDiscard()))) return false;
    forget();
    return true;
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
      forget();
      onSaved();
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
    forget();
  };

  return {
    formId, form, call, fields, base, stale, isSaving, isHeld, markChanges, giveUp, overwrite, load,
    submit: () => void (isHeld || save(base)),
    holdBack: setHeld,
    closeStale: () => setStale(undefined),
  };
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
