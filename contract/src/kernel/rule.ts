import type { z } from 'zod';
import type { MessageKey } from '../texts.ts';
import type { MessageParams } from './language.ts';

/** A cell of a file may have thousands of characters; a message that quotes it is still a sentence. */
const longestQuoted = 300;

function quoted(value: string | number): string {
  const text = String(value);
  return text.length > longestQuoted ? `${text.slice(0, longestQuoted).toWellFormed()}…` : text;
}

/**
 * Zod has one string per rule, so a rule's message is encoded as `key?param=value` and becomes
 * text only where the language is known: in the browser's form or in the server's response.
 */
export function rule(key: MessageKey, params?: MessageParams): string {
  if (!params) return key;
  const words = Object.entries(params).map(([name, value]): [string, string] => [name, quoted(value)]);
  return `${key}?${new URLSearchParams(words).toString()}`;
}

/**
 * For `max` of lists and texts: Zod would go on with the rules behind it, which may take long for what is far too long.
 */
const atMost = (key: MessageKey) => (max: number) => ({ error: rule(key, { max }), abort: true as const });
export const tooMany = atMost('rule.tooMany');
export const tooLong = atMost('rule.maxLength');

/**
 * For `refine`: a rule about several fields, shown at the last of them. It is checked as soon as these fields are
 * valid, whatever the others are; Zod's own default waits for the whole object.
 */
export const ruleAcross = (fields: readonly [string, ...string[]], key: MessageKey) => ({
  path: [fields.at(-1)!],
  error: rule(key),
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path }) => path?.[0] !== undefined && !fields.includes(String(path[0]))),
});
