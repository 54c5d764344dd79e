import { Form } from 'antd';
import { useId, useState } from 'react';
import { refresh } from '../kernel/act.ts';
import { request } from '../kernel/api.ts';
import { useDraft } from '../kernel/draft.ts';
import { asFailure, failingWith, report, type CallFailure } from '../kernel/failure.ts';
import { kernelText } from '../kernel/kernel-text.ts';
import { nounOf } from '../kernel/query-key.ts';
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
  /** Asks whether to go on, when the values are right and before they are sent. */
  before?: (() => Promise<boolean>) | undefined;
  /** Gets what the call answered. */
  onSaved: (saved: unknown) => void;
  /** Refused for a reason that is in no field: what the form is about may have changed. */
  onRefused?: (() => void) | undefined;
}

export type SavingForm = ReturnType<typeof useSavingForm>;

/**
 * A form that saves through its call, shows refusals under their fields, and loses nothing unasked;
 * in a dialog (`FormModal`) or on a page (`RecordPage`), not even by a reload of the browser.
 */
export function useSavingForm({ call, initial, fields, failed = kernelText('noAnswer'), before, onSaved, onRefused }: Options) {
  const formId = useId();
  const noun = nounOf(call);
  const [form] = Form.useForm<Values>();
  const draft = useDraft<Values>(`${call.name} ${(initial as { id?: string }).id ?? ''}`);
  // The version that the draft was based on: what somebody has saved since then is not overwritten unasked.
  const [base, setBase] = useState<Values>({ ...initial, ...(draft.kept && { version: draft.kept.version }) });
  const [isSaving, setSaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [stale, setStale] = useState<{ message: string; current: Values }>();
  const isRestored = draft.kept !== undefined;
  const markUnsaved = useUnsavedMark(formId, isRestored);

  const isChanged = () => Object.entries(form.getFieldsValue()).some(([name, value]) => !isSameValue(value, base[name]));
  const forget = () => {
    markUnsaved(false);
    draft.drop();
  };
  const markChanges = () => {
    if (!isChanged()) return forget();
    markUnsaved(true);
    return draft.keep({ ...form.getFieldsValue(), version: base.version });
  };
  /** Whether the form may be left; asks where something would be lost. */
  const exitWithError = async () => {
    if (isSaving || (isChanged() && !(await askToDiscard()))) return false;
    forget();
    return true;
  };

  const refused = (failure: CallFailure) => {
    // A plain no often means that somebody else was faster, too: show their state.
    if (failure.kind === 'stale' || failure.kind === 'refused') void refresh(noun);
    if (failure.kind === 'stale') return setStale({ message: failure.message, current: failure.current as Values });
    const [known, unknown] = partition(failure.fields, ({ field }) => field in fields);
    if (known.length === 0) {
      report(failure);
      return onRefused?.();
    }
    form.setFields(known.map(({ field, message }) => ({ name: field, errors: [message] })));
    form.focusField(known[0]?.field ?? '');
    for (const { message } of unknown) toast('warning', message);
  };

  async function save(from: Values) {
    if (isHeld || (before && !(await before()))) return;
    setSaving(true);
    try {
      const { message, data } = await failingWith(failed, request(call, inputOf(call, { ...from, ...form.getFieldsValue() })));
      toast('success', message || kernelText('done'));
      forget();
      onSaved(data);
      void refresh(noun);
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
    formId, form, call, fields, stale, isSaving, isHeld, markChanges, exitWithError, forget, overwrite, load,
    isRestored,
    shown: { ...base, ...draft.kept },
    discardDraft: () => load(initial as Values),
    submit: () => void save(base),
    holdBack: setHeld,
    closeStale: () => setStale(undefined),
  };
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
