import { useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createColumnErrors, createErrorMerge } from './model/errors.ts';
import type { Change, Errors, GridColumn, GridRow } from './model/grid-model.ts';
import { arrangeRows } from './model/view-order.ts';
import { type QuickFilter, type GridNow, createGridStore, type Screen, type GridContext } from './grid-state.ts';
import { clipboardActions } from './actions/clipboard.ts';
import { editActions } from './actions/edit.ts';
import { selectActions } from './actions/select.ts';
import { viewActions } from './actions/view.ts';

interface Options {
  /** Keep the same array between renders: another one is checked and drawn from the beginning. */
  readonly columns: readonly GridColumn[];
  /** Change them with `applyChanges`, so that rows without changes stay the same objects. */
  readonly rows: readonly GridRow[];
  /** One action of the user: typing, a paste, a fill, undo … */
  readonly onChange: (changes: readonly Change[]) => void;
  /** Beside what the columns themselves require. `createErrorsOf` makes one that only looks at changed rows. */
  readonly errorsOf?: ((rows: readonly GridRow[]) => Errors) | undefined;
  readonly quickFilters?: readonly QuickFilter[] | undefined;
}

const noErrors: Errors = new Map();
const noFilters: readonly QuickFilter[] = [];

/** The state of a grid; the rows belong to its user. See `grid.tsx`. */
export function useGrid({ columns, rows: allRows, onChange, errorsOf, quickFilters = noFilters }: Options) {
  const [{ store, screen, actions, update }] = useState(createGrid);
  const order = useStore(store, (state) => state.order);
  const formerKeys = useStore(store, (state) => state.formerKeys);
  const placed = useMemo(
    () => [...columns.filter(({ pinned }) => pinned), ...columns.filter(({ pinned }) => !pinned)],
    [columns],
  );
  const rows = useMemo(() => arrangeRows(allRows, order, formerKeys), [allRows, order, formerKeys]);
  const columnErrors = useMemo(() => createColumnErrors(columns), [columns]);
  const [merge] = useState(createErrorMerge);
  const errors = useMemo(
    () => merge(columnErrors(allRows), errorsOf?.(allRows) ?? noErrors),
    [merge, columnErrors, errorsOf, allRows],
  );

  const now: GridNow = { allRows, rows, columns: placed, errors, quickFilters, onChange };
  useLayoutEffect(() => update(now));
  return { ...now, store, screen, actions };
}

export type GridHandle = ReturnType<typeof useGrid>;

const nothing: GridNow = {
  allRows: [],
  rows: [],
  columns: [],
  errors: new Map(),
  quickFilters: [],
  onChange: () => {},
};

/** What lasts as long as a grid: its state, and the actions, which work on the rows that it was given last. */
function createGrid() {
  let latest = nothing;
  const screen: { current: Screen | null } = { current: null };
  const context: GridContext = { store: createGridStore(), now: () => latest, screen };
  const select = selectActions(context);
  const edit = editActions(context, select);
  const actions = { ...select, ...edit, ...clipboardActions(context, select, edit), ...viewActions(context, select) };
  const update = (now: GridNow) => {
    latest = now;
  };
  return { store: context.store, screen, actions, update };
}
