import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { asFailure } from './failure.ts';
import { language, useLanguage } from './language.ts';

type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface Options<Values> {
  schema: z.ZodObject;
  initial: Values;
  submit: (values: Values) => Promise<void>;
  /** What is good for one attempt only: after a refusal it is emptied and wants to be filled again. */
  once?: keyof Values & string;
  onRefused?: () => void;
}

const nothingSaid = { message: '', errors: {} };
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * The few fields of the pages before the shell, checked by the contract's schema. They do without
 * antd's form: it alone weighs as much as everything else that these pages load.
 */
export function useEntryForm<Values extends Record<string, string | boolean>>({ schema, initial, submit, once, onRefused }: Options<Values>) {
  const [values, setValues] = useState(initial);
  const [said, setSaid] = useState({ ...nothingSaid, language: language() });
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What has been said in one language is not left standing in another.
  const isCurrent = useLanguage() === said.language;

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    // On a phone the keyboard would cover the page before it has been read.
    if (!isTouched()) form.current?.querySelector('input')?.focus();
  }, []);

  const say = (message: string, errors: Errors<Values> = {}) => setSaid({ message, errors, language: language() });
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    say(said.message, { ...said.errors, [name]: undefined });
  };
  const point = (problems: readonly FieldError[]) => {
    say('', Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])) as Errors<Values>);
    focus(problems[0]?.field ?? '');
  };
  const refused = (error: unknown) => {
    const { fields, message } = asFailure(error);
    if (once) setValues((before) => ({ ...before, [once]: '' }));
    if (fields.length > 0) point(fields);
    else say(message);
    if (once && fields.length === 0) focus(once);
    onRefused?.();
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problems = problemsOf(schema, values);
    point(problems);
    if (problems.length > 0) return;
    setBusy(true);
    await submit(values).catch(refused);
    setBusy(false);
  }

  const { message, errors } = isCurrent ? said : nothingSaid;
  return { form, values, message, errors: errors as Errors<Values>, isBusy, set, onSubmit };
}

function problemsOf(schema: z.ZodObject, values: object): FieldError[] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: path.join('.'), message: translateRule(message, language()) }));
}
