import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useLanguage } from '../../../kernel/text/language.ts';
import { createChangeTracker } from './change-tracker.ts';
import { createErrorScreen } from './error-screen.ts';
import { followsRules } from './field-state.ts';
import { createFormStore, type FieldValues } from './form-store.ts';
import { createFormStatus } from './form-status.ts';
import { isSameValue } from './same-value.ts';
import { messagesOf } from './messages-of.ts';

interface Options {
  schema: z.ZodType;
  /** The record as it was read: what differs from it was changed. */
  record: FieldValues;
  /** The values to begin with, where they are not the record's. */
  initial?: FieldValues | undefined;
  /** Converts the values to the input of the schema, where they differ. */
  toInput?: ((values: FieldValues) => unknown) | undefined;
  /** Whether a field is asked for now, where a form has steps: the others are not checked yet. */
  isAsked?: ((name: string) => boolean) | undefined;
  /** Called after every change; without a name, many fields may have changed. */
  onChange?: ((name: string | undefined) => void) | undefined;
}

const identity = (values: FieldValues): unknown => values;

/** A pause in typing after which a field shows its message. */
const pause = 600;

/**
 * With more rows than this in a list, checking all of them takes longer than a key may: messages then follow when
 * typing rests.
 */
const quickRows = 200;
const checkPause = 200;
const isLong = (values: FieldValues) =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > quickRows);

/**
 * A form whose rules are a schema of the contract. A message appears on submit, when a changed field is left and
 * when typing rests; from then on it follows the rules with every key. Without antd, so that the pages before login can
 * use it.
 */
export function useContractForm({ schema, record, initial = record, toInput = identity, isAsked, onChange }: Options) {
  const formId = useId();
  // The functions of a form are kept by its fields, so they look up what a later render gave.
  const latest = useRef({ toInput, isAsked });
  useLayoutEffect(() => {
    latest.current = { toInput, isAsked };
  });
  const [status] = useState(createFormStatus);
  const onCounted = (counts: ReadonlyMap<string, number>) => {
    const wrongParts = Object.fromEntries([...counts].filter(([, count]) => count > 1));
    if (!isSameValue(wrongParts, status.getState().wrongParts)) status.setState({ wrongParts });
  };
  const [form] = useState(() => createFormStore(initial));
  const [{ base, setBase, noteChange, compareAll }] = useState(() => createChangeTracker(form, status, record));
  const [{ focus, showErrors, showServerErrors }] = useState(() => createErrorScreen(formId, form));
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checking = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Several uploads may run at once.
  const [blocking, setBlocking] = useState(0);
  const blockSave = useCallback((isBlocking: boolean) => setBlocking((count) => count + (isBlocking ? 1 : -1)), []);

  const findMessages = () => {
    const { toInput: convert, isAsked: isNow } = latest.current;
    const fieldOf = (path: string) => form.fields.at(path) ?? path;
    const messages = messagesOf(schema, form.getValues(), { toInput: convert, fieldOf, onCounted });
    for (const addMessage of form.rules) addMessage(messages);
    return isNow ? new Map([...messages].filter(([name]) => isNow(name))) : messages;
  };
  /**
   * Updates the messages on screen; only fields whose message changes are rendered. Rules across fields change messages
   * of other fields too.
   */
  const showMessages = () =>
    form.dispatch({ type: 'checked', messages: followsRules(form.getState()) ? findMessages() : new Map() });

  const leaveField = (name: string) => {
    const { touched } = form.getState();
    form.dispatch({ type: 'left', name });
    if (form.getState().touched !== touched) showMessages();
  };

  const handleChange = useEffectEvent((name: string | undefined) => {
    clearTimeout(resting.current);
    if (name === undefined) compareAll();
    else {
      noteChange(name);
      form.dispatch({ type: 'edited', name });
      // What is chosen step by step, such as a region, is judged when it is left.
      if (!Array.isArray(form.getValues(name))) resting.current = setTimeout(() => leaveField(name), pause);
    }
    clearTimeout(checking.current);
    if (isLong(form.getValues())) checking.current = setTimeout(showMessages, checkPause);
    else showMessages();
    onChange?.(name);
  });
  const compareRestored = useEffectEvent(() => {
    if (initial !== record && status.getState().changed.size === 0) compareAll();
  });
  useEffect(() => {
    compareRestored();
    const unsubscribe = form.onChange((name) => handleChange(name));
    return () => {
      clearTimeout(resting.current);
      clearTimeout(checking.current);
      unsubscribe();
    };
  }, [form]);

  const spoken = useLanguage();
  const translateMessages = useEffectEvent((_language: string) => {
    form.dispatch({ type: 'translated' });
    showMessages();
  });
  useEffect(() => translateMessages(spoken), [spoken]);

  /** Sets fields for the user, such as dates found in a file. */
  const setFields = (values: FieldValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.dispatch({ type: 'filled', name });
      form.setValue(name, value);
    }
  };

  /** Empties a field that is valid for one attempt, such as a captcha; it is reported as missing on the next submit. */
  const clearField = (name: string) => {
    form.dispatch({ type: 'stepped' });
    form.setValue(name, '');
    form.dispatch({ type: 'emptied', name });
  };

  /** Starts over with other values, and a record that they are compared with: no messages, nothing touched. */
  const restart = (values: FieldValues, compared: FieldValues) => {
    setBase(compared);
    form.restart(values);
  };

  const submitWith = async (onValid: () => unknown, onInvalid?: (wrong: readonly string[]) => unknown) => {
    const messages = findMessages();
    if (messages.size > 0) {
      onInvalid?.([...messages.keys()]);
      showErrors(messages);
    }
    form.dispatch({ type: 'submitted', messages });
    if (messages.size > 0) return;
    if (isAsked) form.dispatch({ type: 'stepped' });
    await onValid();
  };

  return {
    formId,
    form,
    schema,
    status,
    base,
    isBlocked: blocking > 0,
    blockSave,
    leaveField,
    setFields,
    clearField,
    restart,
    focus,
    showServerErrors,
    submitWith,
  };
}
export type ContractForm = ReturnType<typeof useContractForm>;
