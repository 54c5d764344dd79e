import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { toCallError } from './call-error.ts';
import { language, useLanguage } from './language.ts';

type Value = string | boolean | readonly string[];
export type AuthFormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };
export type WireNames<Values> = { readonly [Name in keyof Values]?: string };

interface Options<Values> {
  schema: z.ZodType;
  /** In the order of the page: the first invalid field gets the focus. */
  initial: Values;
  /** Keeps the input through a reload (see `useDraft`). */
  draft?: { restored: Partial<Values> | undefined; store: (values: Partial<Values>) => void };
  submit: (values: Values) => Promise<void>;
  /** Converts the values to the input of the schema, where they differ. */
  toInput?: (values: Values) => unknown;
  /** The wire names of fields, where they differ; controls have the wire name. */
  wireNames?: (values: Values) => WireNames<Values>;
  /** A field that is valid for one attempt, such as a captcha: emptied after a rejection. */
  singleUse?: keyof Values & string;
  onRejected?: () => void;
}

interface Feedback<Values> {
  /** An error that belongs to no field. */
  message: string;
  /** Any error, including one shown at its field. */
  notice: string;
  errors: AuthFormErrors<Values>;
}
const noFeedback = { message: '', notice: '', errors: {} };
const isTouchDevice = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * The forms of the login and registration pages, validated by the contract's schema. They do without
 * antd's form: it alone weighs as much as everything else that these pages load.
 */
export function useAuthForm<Values extends Record<string, Value>>(options: Options<Values>) {
  const { schema, initial, draft, submit, toInput = identity, wireNames, singleUse, onRejected } = options;
  const [values, setValues] = useState<Values>({ ...initial, ...draft?.restored });
  const typed = useRef<Partial<Values>>(draft?.restored ?? {});
  const [feedback, setFeedback] = useState<Feedback<Values> & { language: string }>({ ...noFeedback, language: language() });
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Messages are cleared when the language changes.
  const isCurrent = useLanguage() === feedback.language;

  const names = Object.keys(initial) as (keyof Values & string)[];
  const wireName = (name: keyof Values & string) => wireNames?.(values)[name] ?? name;
  const focus = (name: keyof Values & string) => form.current?.querySelector<HTMLElement>(`[name="${wireName(name)}"]`)?.focus();
  useEffect(() => {
    // On a phone the keyboard would cover the page before the user has read it.
    if (!isTouchDevice()) form.current?.querySelector('input')?.focus();
  }, []);

  const focusFirst = (problems: AuthFormErrors<Values>) => {
    const first = names.find((name) => problems[name] !== undefined);
    if (first) focus(first);
  };
  /** Sets several fields at once, also asynchronously while the user is typing. */
  const set = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    typed.current = { ...typed.current, ...changes };
    draft?.store(typed.current);
    const cleared = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setFeedback((before) => ({ ...before, errors: { ...before.errors, ...cleared } }));
  };
  /** Adds errors to those already shown. */
  const addErrors = (problems: AuthFormErrors<Values>) => {
    setFeedback((before) => ({ ...before, errors: { ...before.errors, ...problems }, language: language() }));
    focusFirst(problems);
  };
  const showErrors = (problems: readonly FieldError[], notice = '') => {
    // A field shows its first error.
    const errors = Object.fromEntries(names.map((name) => [name, problems.find(({ field }) => field === wireName(name))?.message])) as AuthFormErrors<Values>;
    setFeedback({ message: problems.length === 0 ? notice : '', notice, errors, language: language() });
    focusFirst(errors);
  };
  const handleError = (error: unknown) => {
    const { fields, message } = toCallError(error);
    if (singleUse) setValues((before) => ({ ...before, [singleUse]: '' }));
    showErrors(fields, message);
    if (singleUse && fields.length === 0) focus(singleUse);
    onRejected?.();
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problems = validate(schema, toInput(values));
    showErrors(problems);
    if (problems.length > 0) return;
    setBusy(true);
    await submit(values).catch(handleError);
    setBusy(false);
  }

  const { message, notice, errors } = isCurrent ? feedback : noFeedback;
  return { form, values, message, notice, errors: errors as AuthFormErrors<Values>, isBusy, set, addErrors, onSubmit };
}

const identity = (values: unknown) => values;

function validate(schema: z.ZodType, input: unknown): FieldError[] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: path.join('.'), message: translateRule(message, language()) }));
}
