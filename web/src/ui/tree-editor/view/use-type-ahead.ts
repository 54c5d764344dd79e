import { useRef } from 'react';
import type { TreeRow, TreeNode } from './tree-model.ts';

/** After this pause the next key starts a new word. */
const pauseMs = 700;

/** Type-ahead as in native lists: returns the row whose name or code starts with the typed text. */
export function useTypeAhead<Node extends TreeNode>(rows: readonly TreeRow<Node>[]) {
  const typing = useRef({ text: '', at: 0 });
  return (key: string, at: number, active: number): number | undefined => {
    const before = typing.current;
    const text = (at - before.at < pauseMs ? before.text : '') + key.toLowerCase();
    typing.current = { text, at };
    // The first letter moves on to the next match; with more letters the current row may stay.
    const start = text.length === 1 ? active + 1 : active;
    const begins = ({ node }: TreeRow<Node>) =>
      [node.name, node.code].some((word) => word.toLowerCase().startsWith(text));
    const later = rows.findIndex((row, index) => index >= start && begins(row));
    const found = later === -1 ? rows.findIndex(begins) : later;
    return found === -1 ? undefined : found;
  };
}
