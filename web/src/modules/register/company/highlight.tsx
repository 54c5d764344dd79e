import type { ReactNode } from 'react';

/** Marks every occurrence of the word. Rendered as text: data of the register is never HTML. */
export function highlight(text: string, word: string): ReactNode {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const parts = text.split(new RegExp(`(${escaped})`, 'gi'));
  // `split` with a capture group puts the matches at odd indexes.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}
