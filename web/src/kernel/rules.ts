import type { Call } from '@edp/contract/kernel/call.ts';
import { translateRule } from '@edp/contract/texts.ts';
import type { z } from 'zod';
import { language } from './language.ts';

export type FormCall = Call<z.ZodObject>;

/** The message of the first broken rule, or undefined. */
export function validationError(field: z.ZodType, value: unknown): string | undefined {
  const [issue] = field.safeParse(value).error?.issues ?? [];
  return issue && translateRule(issue.message, language());
}

/** A rule as antd's forms take it. */
export const valueRule = (problemOf: (value: unknown) => string | undefined) => ({
  validator: (_rule: unknown, value: unknown) => {
    const problem = problemOf(value);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
});

/** The rule of a contract field: the same rule and message as the server's. */
export const formRule = (field: z.ZodType) => valueRule((value) => validationError(field, value));

export const isRequired = (field: z.ZodType) => !field.safeParse(undefined).success;

/** The fields of a record that the call's input has. */
export function inputOf<C extends FormCall>(call: C, record: object): z.input<C['input']> {
  const known = Object.keys(call.input.shape);
  return Object.fromEntries(Object.entries(record).filter(([name]) => known.includes(name))) as z.input<C['input']>;
}
