import type { MessageKey, MessageParams } from '../texts.ts';

/**
 * Zod carries one string per rule, so a rule's message travels as `key?param=value` and becomes
 * words only where the language is known: in the browser's form or in the server's answer.
 */
export function rule(key: MessageKey, params?: MessageParams): string {
  if (!params) return key;
  const words = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  return `${key}?${new URLSearchParams(words).toString()}`;
}
