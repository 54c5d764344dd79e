import { useDeferredValue, useMemo, useState } from 'react';
import { pathOf, searchTree, visibleRows, type TreeRow, type TreeModel, type TreeNode } from './tree-model.ts';

export interface TreeRows<Node> {
  readonly rows: readonly TreeRow<Node>[];
  readonly query: string;
  /** The query that the rows reflect; deferred while the user types. */
  readonly shownQuery: string;
  /** The number of matches; undefined without a search. */
  readonly matches: number | undefined;
  search: (query: string) => void;
  toggle: (id: string) => void;
  /** Expands a node and its ancestors. */
  openTo: (id: string | undefined) => void;
  /** Expands these, also before they are in the tree. */
  openNodes: (ids: readonly string[]) => void;
  /** Everything is expanded, or there is nothing to expand. */
  readonly isAllOpen: boolean;
  openAll: () => void;
  closeAll: () => void;
  /** Shows so many levels. */
  openLevels: (levels: number) => void;
}

/** A tree up to this size starts expanded; a larger one shows its roots. */
const expandAllUpTo = 100;

const idsTo = <Node extends TreeNode>(model: TreeModel<Node>, id: string | undefined): string[] => {
  const entry = id === undefined ? undefined : model.entries.get(id);
  return entry ? pathOf(entry).map((node) => node.id) : [];
};

/** The visible rows of a tree: expanded nodes, or search results. The given node is visible initially. */
export function useTreeRows<Node extends TreeNode>(
  model: TreeModel<Node>,
  first?: string,
  wordsOf?: (node: Node) => readonly string[],
): TreeRows<Node> {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(model.entries.size <= expandAllUpTo ? model.entries.keys() : idsTo(model, first)),
  );
  // Search results start expanded; nodes collapsed during a search are reset with it.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => searchTree(model, shownQuery, wordsOf), [model, shownQuery, wordsOf]);
  const rows = useMemo(
    () => visibleRows(model, (id) => (found ? !closed.has(id) : open.has(id)), found),
    [model, open, closed, found],
  );

  return {
    rows,
    query,
    shownQuery,
    matches: found?.matches,
    search: (next) => {
      setQuery(next);
      setClosed(new Set());
    },
    toggle: (id) => (found ? setClosed(toggled(closed, id)) : setOpen(toggled(open, id))),
    isAllOpen: rows.length === (found?.shown.size ?? model.entries.size),
    openAll: () => (found ? setClosed(new Set()) : setOpen(new Set(model.entries.keys()))),
    closeAll: () => (found ? setClosed(found.shown) : setOpen(new Set())),
    openLevels: (levels) => {
      setQuery('');
      setOpen(new Set([...model.entries].filter(([, { level }]) => level < levels).map(([id]) => id)));
    },
    openNodes: (ids) => setOpen((before) => new Set([...before, ...ids])),
    openTo: (id) => setOpen((before) => new Set([...before, ...idsTo(model, id)])),
  };
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
