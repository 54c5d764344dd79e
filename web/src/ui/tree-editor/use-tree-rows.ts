import { useDeferredValue, useMemo, useState } from 'react';
import { pathOf, searchTree, visibleRows, type TreeRow, type TreeModel, type TreeNode } from './tree-model.ts';

export interface TreeRows<Node> {
  readonly rows: readonly TreeRow<Node>[];
  readonly query: string;
  /** The text that the rows are narrowed to; a moment behind while the user types. */
  readonly shownQuery: string;
  /** How many nodes were found; nothing without a search. */
  readonly matches: number | undefined;
  search: (query: string) => void;
  toggle: (id: string) => void;
  /** Opens a node and everything above it, so that what is below it can be seen. */
  openTo: (id: string | undefined) => void;
  /** Everything is open, or there is nothing to open. */
  readonly isAllOpen: boolean;
  openAll: () => void;
  closeAll: () => void;
}

/** A small tree is shown whole; of a large one the roots. */
const expandAllUpTo = 100;

const idsTo = <Node extends TreeNode>(model: TreeModel<Node>, id: string | undefined): string[] => {
  const entry = id === undefined ? undefined : model.entries.get(id);
  return entry ? pathOf(entry).map((node) => node.id) : [];
};

/** Which rows of a tree are to be seen: what is open, and what a search has found. At first the given node can be seen. */
export function useTreeRows<Node extends TreeNode>(model: TreeModel<Node>, first?: string): TreeRows<Node> {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(model.entries.size <= expandAllUpTo ? model.entries.keys() : idsTo(model, first)));
  // During a search everything that was found is open; what the user closes then is forgotten with the search.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => searchTree(model, shownQuery), [model, shownQuery]);
  const rows = useMemo(() => visibleRows(model, (id) => (found ? !closed.has(id) : open.has(id)), found), [model, open, closed, found]);

  return {
    rows, query, shownQuery,
    matches: found?.matches,
    search: (next) => {
      setQuery(next);
      setClosed(new Set());
    },
    toggle: (id) => (found ? setClosed(toggled(closed, id)) : setOpen(toggled(open, id))),
    isAllOpen: rows.length === (found?.shown.size ?? model.entries.size),
    openAll: () => (found ? setClosed(new Set()) : setOpen(new Set(model.entries.keys()))),
    closeAll: () => (found ? setClosed(found.shown) : setOpen(new Set())),
    openTo: (id) => setOpen((before) => new Set([...before, ...idsTo(model, id)])),
  };
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
