import type { Text } from './language.ts';

/** Every message that the server and the browser share, by its key. */
export const texts: Record<string, Text> = {};

/**
 * The nouns bring their messages along (nouns.ts), and modules with their calls theirs: the pages before the login do
 * without them.
 */
export function addTexts(more: Readonly<Record<string, Text>>): void {
  Object.assign(texts, more);
}
