import { useState } from 'react';
import type { List } from './use-list.ts';

export interface Selection<Row> {
  /** The selected rows, in the order of the list. */
  readonly rows: readonly Row[];
  readonly isWholePage: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  togglePage: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The selected rows of a list. Only visible rows can be selected: another page or filter clears the selection. */
export function useSelection<Row extends { id: string }>(list: List<Row>): Selection<Row> {
  const pageKey = JSON.stringify([list.filters, list.pageNo, list.pageSize]);
  const [chosen, setChosen] = useState({ place: pageKey, ids: none });
  // During render, not in an effect: an old selection must not come back with its page.
  if (chosen.place !== pageKey) setChosen({ place: pageKey, ids: none });
  const ids = chosen.place === pageKey ? chosen.ids : none;
  const rows = list.rows.filter(({ id }) => ids.has(id));
  const isWholePage = rows.length > 0 && rows.length === list.rows.length;
  const choose = (next: Iterable<string>) => setChosen({ place: pageKey, ids: new Set(next) });
  return {
    rows,
    isWholePage,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => choose(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    togglePage: () => choose(isWholePage ? [] : list.rows.map(({ id }) => id)),
    clear: () => choose([]),
  };
}
