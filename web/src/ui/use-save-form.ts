import { Form } from 'antd';
import { useId, useState } from 'react';
import { invalidate } from '../kernel/run-action.ts';
import { request } from '../kernel/api.ts';
import { useDraft } from '../kernel/draft.ts';
import { toCallError, withFallbackMessage, showError, type CallError } from '../kernel/call-error.ts';
import { kernelText } from '../kernel/kernel-text.ts';
import { nounOf } from '../kernel/query-key.ts';
import { inputOf, type FormCall } from '../kernel/rules.ts';
import { toast } from '../kernel/toast.ts';
import { useUnsavedFlag } from '../kernel/unsaved.ts';
import { confirmDiscard } from './confirm-discard.ts';
import type { FieldTexts } from './form-context.ts';
import { isSameValue } from './same-value.ts';

type Values = Record<string, unknown>;

interface Options {
  call: FormCall;
  /** The initial values; a record includes its id and version. */
  initial: object;
  fields: FieldTexts;
  /** Shown when the save fails without a message of the server. */
  fallbackError?: string | undefined;
  /** Asks for confirmation after validation, before the values are sent. */
  confirmSave?: (() => Promise<boolean>) | undefined;
  /** Receives the data of the response. */
  onSaved: (saved: unknown) => void;
  /** Called after an error that belongs to no field: the record may have changed. */
  onRejected?: (() => void) | undefined;
}

export type SaveForm = ReturnType<typeof useSaveForm>;

/**
 * A form that saves through its call, shows errors at their fields, and asks before input is lost;
 * in a dialog (`FormModal`) or on a page (`RecordPage`). Input survives a reload as a draft.
 */
export function useSaveForm({ call, initial, fields, fallbackError = kernelText('noAnswer'), confirmSave, onSaved, onRejected }: Options) {
  const formId = useId();
  const noun = nounOf(call);
  const [form] = Form.useForm<Values>();
  const draft = useDraft<Values>(`${call.name} ${(initial as { id?: string }).id ?? ''}`);
  // The version that the draft was based on, so that a later save of another user is detected as a conflict.
  const [base, setBase] = useState<Values>({ ...initial, ...(draft.restored && { version: draft.restored.version }) });
  const [isSaving, setSaving] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [stale, setStale] = useState<{ message: string; current: Values }>();
  const isRestored = draft.restored !== undefined;
  const markUnsaved = useUnsavedFlag(formId, isRestored);

  const isChanged = () => Object.entries(form.getFieldsValue()).some(([name, value]) => !isSameValue(value, base[name]));
  const clearDraft = () => {
    markUnsaved(false);
    draft.discard();
  };
  const markChanges = () => {
    if (!isChanged()) return clearDraft();
    markUnsaved(true);
    return draft.store({ ...form.getFieldsValue(), version: base.version });
  };
  /** Asks before unsaved changes are lost; resolves to false if the user cancels. */
  const confirmLeave = async () => {
    if (isSaving || (isChanged() && !(await confirmDiscard()))) return false;
    clearDraft();
    return true;
  };

  const handleError = (error: CallError) => {
    // A rejection often means that the record was changed meanwhile: show its current state.
    if (error.kind === 'stale' || error.kind === 'rejected') void invalidate(noun);
    if (error.kind === 'stale') return setStale({ message: error.message, current: error.current as Values });
    const [known, unknown] = partition(error.fields, ({ field }) => field in fields);
    if (known.length === 0) {
      showError(error);
      return onRejected?.();
    }
    form.setFields(known.map(({ field, message }) => ({ name: field, errors: [message] })));
    form.focusField(known[0]?.field ?? '');
    for (const { message } of unknown) toast('warning', message);
  };

  async function save(from: Values) {
    if (isBlocked || (confirmSave && !(await confirmSave()))) return;
    setSaving(true);
    try {
      const { message, data } = await withFallbackMessage(fallbackError, request(call, inputOf(call, { ...from, ...form.getFieldsValue() })));
      toast('success', message || kernelText('done'));
      clearDraft();
      onSaved(data);
      void invalidate(noun);
    } catch (error) {
      handleError(toCallError(error));
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
    clearDraft();
  };

  return {
    formId, form, call, fields, stale, isSaving, isBlocked, markChanges, confirmLeave, clearDraft, overwrite, load,
    isRestored,
    values: { ...base, ...draft.restored },
    discardDraft: () => load(initial as Values),
    submit: () => void save(base),
    blockSave: setBlocked,
    closeStale: () => setStale(undefined),
  };
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
