import type { Call } from '@edp/contract/kernel/call.ts';
import { nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { request } from '../../../kernel/http/api.ts';
import { useDraft } from '../../../kernel/tabs/draft.ts';
import { toCallError, withFallbackMessage, showError, type CallError } from '../../../kernel/http/call-error.ts';
import { kernelText } from '../../../kernel/text/kernel.texts.ts';
import { nounOf } from '../../../kernel/http/query-key.ts';
import { pickInput } from '../../../kernel/data/rules.ts';
import { withoutReadOnly } from '../../../kernel/session/field-access.ts';
import { tellOutcome } from '../../../kernel/feedback/outcome.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { useUnsavedFlag } from '../../../kernel/tabs/unsaved.ts';
import type { Conflict } from '../../conflict/conflict.ts';
import { confirmDiscard } from '../../dialog/confirm-discard.ts';
import type { FieldTexts } from './form-context.ts';
import { lossText } from './loss-text.ts';
import { isSameValue, withDraft } from './same-value.ts';
import { useContractForm } from './use-contract-form.ts';

type Values = Record<string, unknown>;

interface Options {
  call: Call;
  /** The rules of the values, where they are not those of the call's input. */
  schema?: z.ZodObject | undefined;
  /** Makes the call's input of the values, where they differ; `read` is the record that they began with. */
  toInput?: ToInput | undefined;
  /** Sends the values, where they are not the call's input. */
  send?: ((values: Values) => Promise<{ message: string; data: unknown }>) | undefined;
  /** The path in the form of a field that the server names, where they differ. */
  pathOf?: ((field: string) => string) | undefined;
  /** The initial values; a record includes its id and version. */
  initial: object;
  /** Distinguishes the drafts of records that have no id. */
  draftKey?: string | undefined;
  fields: FieldTexts;
  /** Shown when the save fails without a message of the server. */
  fallbackError?: string | undefined;
  /** Said by the summary of the form when the rules are not met. */
  invalidMessage?: InvalidMessage | undefined;
  /** Asks for confirmation after validation, before the values are sent. */
  confirmSave?: (() => Promise<boolean>) | undefined;
  /** Receives the data of the response. */
  onSaved: (saved: unknown) => void;
  /** Called after an error that belongs to no field: the record may have changed. */
  onRejected?: (() => void) | undefined;
}

export type ToInput = (values: Values, read: Values) => object;

/** One text, or one that depends on the paths of the wrong fields. */
export type InvalidMessage = string | ((wrong: readonly string[]) => string);

const identity = <T>(value: T) => value;

const nameIn = (values: Values, fields: FieldTexts) => {
  const name = values[nameFieldOf(fields)];
  return typeof name === 'string' ? name : undefined;
};

/** Values that were merged one by one, made to agree with each other. */
const fitted = (values: Values, current: Values, fields: FieldTexts): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { fit }]) => (fit ? [[name, fit(values[name], values, current)]] : [])),
  ),
});

/**
 * On use: a conflict is rare, and the code for it a good part of a form. Where it cannot be loaded, the error of the
 * save is shown.
 */
async function loadMerging() {
  try {
    return (await import('../../conflict/conflict.ts')).conflictOf;
  } catch {
    return undefined;
  }
}

export type SaveForm = ReturnType<typeof useSaveForm>;

/**
 * A form that saves through its call, shows errors at their fields, and asks before input is lost;
 * in a dialog (`FormModal`) or on a page (`RecordPage`). Input survives a reload as a draft.
 */
export function useSaveForm({
  call,
  initial,
  fields,
  fallbackError = kernelText('noAnswer'),
  confirmSave,
  invalidMessage,
  onSaved,
  onRejected,
  pathOf = identity,
  ...options
}: Options) {
  const noun = nounOf(call);
  const {
    schema = call.input as z.ZodObject,
    toInput = identity,
    send = (values) => request(call, withoutReadOnly(schema, inputOf(values))),
  } = options;
  const inputOf = (values: Values) => pickInput(schema, toInput(values, base.current));
  const onWritten = (savedAt: number) => status.setState({ savedAt });
  const { id = '' } = initial as { id?: string };
  const draft = useDraft<Values>(`${call.name} ${options.draftKey ?? id}`, { onWritten });
  // With the version that the draft was based on, so that a later save of another user is detected as a conflict.
  const record = withDraft({ ...initial }, draft.restored?.base ?? {}) as Values;
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  // What the last save stored, until the record is read again.
  const stored = useRef<Values>(undefined);
  const core = useContractForm({
    schema,
    record,
    initial: draft.restored && (withDraft(record, draft.restored.values) as Values),
    toInput: inputOf,
    onChange: () => storeChanges(),
  });
  const { formId, form, base, status, isBlocked, restart, showServerErrors, submitWith } = core;
  const markUnsaved = useUnsavedFlag(formId, draft.restored !== undefined);

  const isChanged = () => status.getState().changed.size > 0;
  /** The changed fields of the record, whole where a part of them was changed. */
  const pickChanged = (from: Values = form.getValues()): Values => {
    const names = new Set([...status.getState().changed].map((path) => path.split('.')[0]!));
    return Object.fromEntries([...names].map((name) => [name, from[name]]));
  };
  const clearDraft = () => {
    markUnsaved(false);
    status.setState({ savedAt: undefined });
    draft.discard();
  };
  const storeChanges = () => {
    if (!isChanged()) return clearDraft();
    markUnsaved(true);
    return draft.store(pickChanged(), { ...pickChanged(base.current), version: base.current['version'] });
  };
  /** Asks before unsaved changes are lost; resolves to false if the user cancels. */
  const confirmLeave = async () => {
    if (isSaving || (isChanged() && !(await confirmDiscard(lossText(status.getState(), fields, id !== '')))))
      return false;
    clearDraft();
    return true;
  };

  const handleError = (error: CallError) => {
    // A rejection often means that the record was changed meanwhile: show its current state.
    if (error.kind === 'rejected') void invalidate(noun);
    const rest = showServerErrors(error.fields.map(({ field, message }) => ({ field: pathOf(field), message })));
    if (rest.length === error.fields.length) {
      showError(error);
      return onRejected?.();
    }
    for (const { message } of rest) toast('warning', message);
  };

  async function save() {
    if (isBlocked || isSaving || (confirmSave && !(await confirmSave()))) return;
    await sendValues();
  }

  /** `merged`: the changes of another user are in the values. */
  async function sendValues(merged?: Conflict) {
    setSaving(true);
    try {
      const sent = form.getValues();
      const { message, data } = await withFallbackMessage(
        fallbackError,
        send({ ...sent, version: base.current['version'] }),
      );
      stored.current = sent;
      if (merged) toast('success', merged.message);
      else void tellOutcome({ name: nameIn(sent, fields) }, { noun, message, refresh: () => {} });
      clearDraft();
      onSaved(data);
      void invalidate(noun);
    } catch (error) {
      const failure = toCallError(error);
      if (failure.kind === 'stale') await merge(failure);
      else handleError(failure);
    } finally {
      setSaving(false);
    }
  }

  /** Another user saved first: what does not need a choice is merged and sent again. */
  async function merge(error: CallError) {
    void invalidate(noun);
    const conflictOf = await loadMerging();
    if (!conflictOf) return handleError(error);
    const found = conflictOf(error, base.current, form.getValues(), fields);
    if (found.needsChoice) return setConflict(found);
    applyMerged(found.merged, found.current);
    return sendValues(found);
  }

  /** Continues with these values on the basis of the record as it is stored now. */
  const applyMerged = (values: Values, current: Values) => {
    setConflict(undefined);
    restart(fitted(values, current, fields), current);
    storeChanges();
  };
  const load = (current: Values) => applyMerged(current, current);
  /**
   * Continues with the record as it was read again after a save, and keeps what was typed since. Changes that are not
   * saved stay based on the version that they were made on: a later save of another user is detected as a conflict.
   */
  const follow = (current: Values) => {
    const before = stored.current ?? (isChanged() ? undefined : base.current);
    stored.current = undefined;
    if (!before) return;
    const typed = Object.entries(form.getValues()).filter(([name, value]) => !isSameValue(value, before[name]));
    applyMerged({ ...current, ...Object.fromEntries(typed) }, current);
  };
  /** Saves what the user chose of a conflict. */
  const saveMerged = (values: Values, current: Values) => {
    applyMerged({ ...current, ...values }, current);
    void sendValues();
  };

  return {
    ...core,
    call,
    fields,
    conflict,
    isSaving,
    confirmLeave,
    clearDraft,
    load,
    follow,
    saveMerged,
    restoredAt: draft.restored?.time,
    discardDraft: () => load(initial as Values),
    submit: () => {
      // An error is shown at its field and counted in its tab, so the fields must be there.
      flushSync(() => status.setState({ isWhole: true, refusal: undefined }));
      void submitWith(save, (wrong) =>
        status.setState({ refusal: typeof invalidMessage === 'function' ? invalidMessage(wrong) : invalidMessage }),
      );
    },
    closeConflict: () => setConflict(undefined),
  };
}
