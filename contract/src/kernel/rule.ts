import type { MessageKey, MessageParams } from '../texts.ts';

/**
 * Zod has one string per rule, so a rule's message is encoded as `key?param=value` and becomes
 * text only where the language is known: in the browser's form or in the server's response.
 */
export function rule(key: MessageKey, params?: MessageParams): string {
  if (!params) return key;
  const words = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  return `${key}?${new URLSearchParams(words).toString()}`;
}
