import { z } from 'zod';
import type { MessageParams } from '../../kernel/language.ts';
import type { MessageKey } from '../../texts.ts';

/** A tenant asks this of a new password; the browser says it before anything is sent. */
export const PasswordRules = z.object({
  minLength: z.number(),
  letters: z.boolean(),
  digits: z.boolean(),
  symbols: z.boolean(),
  /** Passwords that many people use are refused. The list is on the server alone: it is too long for a browser. */
  uncommon: z.boolean(),
  /** So many of the latest passwords are not taken again; 0 for no such rule. */
  history: z.number(),
});
export type PasswordRules = z.output<typeof PasswordRules>;

interface BrokenRule {
  key: MessageKey;
  params?: MessageParams;
}

const kinds = [
  { name: 'letters', pattern: /\p{Letter}/u, key: 'security.passwordLetters' },
  { name: 'digits', pattern: /\d/, key: 'security.passwordDigits' },
  { name: 'symbols', pattern: /[^\p{Letter}\d\s]/u, key: 'security.passwordSymbols' },
] as const;

/** The rules that can be told from the password alone, each with whether it is met. */
export function checkPassword(rules: PasswordRules, password: string): (BrokenRule & { isMet: boolean })[] {
  return [
    { key: 'security.passwordLength', params: { min: rules.minLength }, isMet: password.length >= rules.minLength },
    ...kinds.filter(({ name }) => rules[name]).map(({ key, pattern }) => ({ key, isMet: pattern.test(password) })),
  ];
}
