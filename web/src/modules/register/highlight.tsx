import type { ReactNode } from 'react';

/** The text with every occurrence of the word marked, as text: what a register says is never taken for HTML. */
export function highlight(text: string, word: string): ReactNode {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const parts = text.split(new RegExp(`(${escaped})`, 'gi'));
  // Split by a group, what matched stands at every second place.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}
