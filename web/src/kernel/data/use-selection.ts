import { useState } from 'react';
import type { List } from './use-list.ts';

export interface Selection<Row> {
  /** The selected rows of all pages, as they were last seen; those of this page last, in its order. */
  readonly rows: readonly Row[];
  /** Everything that matches the filters is selected, whatever page it is on. */
  readonly isAll: boolean;
  readonly count: number;
  readonly isWholePage: boolean;
  readonly isPartOfPage: boolean;
  /** Nothing to select, or not read yet. */
  readonly isEmptyPage: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

interface Chosen<Row> {
  /** The filters that the rows were selected under. */
  readonly under: string;
  readonly isAll: boolean;
  /** By id, with the page that the row was selected on. */
  readonly rows: ReadonlyMap<string, { row: Row; page: string }>;
}

/** The selected rows of a list, kept over its pages. Other filters clear the selection. */
export function useSelection<Row extends { id: string }>(
  list: Pick<List<Row>, 'rows' | 'count' | 'filters' | 'sort' | 'pageNo' | 'pageSize' | 'isLoading'>,
): Selection<Row> {
  const under = JSON.stringify(list.filters);
  const page = JSON.stringify([list.sort, list.pageNo, list.pageSize]);
  const nothing: Chosen<Row> = { under, isAll: false, rows: new Map() };
  const [stored, setStored] = useState(nothing);
  const shown = new Map(list.rows.map((row) => [row.id, row]));
  const chosen = stored.under === under ? withoutGone(stored, page, list.isLoading ? undefined : shown) : nothing;
  // During render, not in an effect: an old selection must not come back with its filters.
  if (chosen !== stored) setStored(chosen);

  const choose = (rows: Chosen<Row>['rows']) => setStored({ under, isAll: false, rows });
  const has = ({ id }: Row) => chosen.isAll || chosen.rows.has(id);
  const selectedHere = list.rows.filter(has).length;
  const isWholePage = selectedHere > 0 && selectedHere === list.rows.length;
  const withPage = () => new Map([...chosen.rows, ...list.rows.map((row) => [row.id, { row, page }] as const)]);
  const without = (gone: readonly Row[], rows: Chosen<Row>['rows']) =>
    new Map([...rows].filter(([id]) => !gone.some((row) => row.id === id)));
  return {
    rows: [
      ...[...chosen.rows.values()].map(({ row }) => row).filter(({ id }) => !shown.has(id)),
      ...list.rows.filter(({ id }) => chosen.rows.has(id)),
    ],
    isAll: chosen.isAll,
    count: chosen.isAll ? list.count.total : chosen.rows.size,
    isWholePage,
    isPartOfPage: selectedHere > 0 && !isWholePage,
    isEmptyPage: list.rows.length === 0,
    has,
    // Without one row it is no longer everything: what is left is the rest of the page.
    toggle: (row) =>
      choose(
        chosen.isAll
          ? without([row], withPage())
          : chosen.rows.has(row.id)
            ? without([row], chosen.rows)
            : new Map([...chosen.rows, [row.id, { row, page }]]),
      ),
    togglePage: () => choose(chosen.isAll ? new Map() : isWholePage ? without(list.rows, chosen.rows) : withPage()),
    selectAll: () => setStored({ under, isAll: true, rows: withPage() }),
    clear: () => choose(new Map()),
  };
}

/** A row that was on this page and is not any more was deleted or has changed: it is selected no longer. */
function withoutGone<Row>(chosen: Chosen<Row>, page: string, shown: ReadonlyMap<string, Row> | undefined): Chosen<Row> {
  const kept = [...chosen.rows].filter(([id, from]) => from.page !== page || !shown || shown.has(id));
  return kept.length === chosen.rows.size ? chosen : { ...chosen, rows: new Map(kept) };
}
