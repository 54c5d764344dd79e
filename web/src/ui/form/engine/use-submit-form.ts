import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { language, useLanguage } from '../../../kernel/text/language.ts';
import type { FieldValues } from './form-store.ts';
import { useContractForm } from './use-contract-form.ts';

interface Options<Values extends FieldValues> {
  schema: z.ZodType;
  initial: Values;
  /** Input of an earlier visit, in place of the initial values. */
  restored?: Partial<Values> | undefined;
  /** Converts the values to the input of the schema, where they differ. */
  toInput?: (values: Values) => unknown;
  onChange?: (values: Values) => void;
  submit: (values: Values) => Promise<unknown>;
  /**
   * Of a form in steps: what is asked so far, and what to do with the fields that are wrong, or when all of them are
   * right and more is to come.
   */
  isAsked?: (name: string) => boolean;
  onInvalid?: (wrong: readonly string[]) => void;
  onNext?: (() => void) | undefined;
  /** A field that is valid for one attempt, such as a captcha: emptied after a rejection. */
  singleUse?: keyof Values & string;
  onRejected?: () => void;
}

const isTouchDevice = () => window.matchMedia('(pointer: coarse)').matches;

/** A form that is sent and not stored as a record: the pages before login. */
export function useSubmitForm<Values extends FieldValues>(options: Options<Values>) {
  const { schema, initial, restored, toInput, onChange, submit, isAsked, onInvalid, onNext, singleUse, onRejected } =
    options;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ message: '', isAtField: false, language: language() });
  const spoken = useLanguage();
  const core = useContractForm({
    schema,
    record: initial,
    initial: restored && { ...initial, ...restored },
    toInput: toInput && ((values) => toInput(values as Values)),
    isAsked,
    onChange: () => onChange?.(valuesOf()),
  });
  const { form, formId, clearField, focus, showServerErrors, submitWith } = core;
  const valuesOf = () => form.getValues() as Values;

  const focusFirst = useEffectEvent(() => {
    // On a phone the keyboard would cover the page before the user has read it.
    if (!isTouchDevice()) document.getElementById(formId)?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  });
  useEffect(() => focusFirst(), []);

  const show = (message: string, isAtField = false) => setFailure({ message, isAtField, language: language() });
  const send = async () => {
    setBusy(true);
    try {
      await submit(valuesOf());
    } catch (error) {
      const { fields, message } = toCallError(error);
      if (singleUse) clearField(singleUse);
      show(message, showServerErrors(fields).length < fields.length);
      if (singleUse && fields.length === 0) focus(singleUse);
      onRejected?.();
    } finally {
      setBusy(false);
    }
  };

  return {
    ...core,
    isBusy,
    /** What the server said about the last attempt, in the language of the screen. */
    failure: failure.language === spoken ? failure.message : '',
    /** It is shown at a field already. */
    isAtField: failure.isAtField,
    submit: () => {
      if (isBusy || core.isBlocked) return;
      show('');
      void submitWith(onNext ?? send, onInvalid);
    },
  };
}
