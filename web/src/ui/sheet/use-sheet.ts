import { useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createSheet } from './create-sheet.ts';
import { createColumnErrors, createErrorMerge } from './model/errors.ts';
import type { Change, Errors, SheetColumn, SheetRow } from './model/sheet-model.ts';
import { arrangeRows } from './model/view-order.ts';
import type { QuickFilter, SheetNow } from './sheet-state.ts';

interface Options {
  /** Keep the same array between renders: another one is checked and drawn from the beginning. */
  readonly columns: readonly SheetColumn[];
  /** Change them with `applyChanges`, so that rows without changes stay the same objects. */
  readonly rows: readonly SheetRow[];
  /** One action of the user: typing, a paste, a fill, undo … */
  readonly onChange: (changes: readonly Change[]) => void;
  /** Beside what the columns themselves require. `createErrorsOf` makes one that only looks at changed rows. */
  readonly errorsOf?: ((rows: readonly SheetRow[]) => Errors) | undefined;
  readonly quickFilters?: readonly QuickFilter[] | undefined;
}

const noErrors: Errors = new Map();
const noFilters: readonly QuickFilter[] = [];

/** The state of a sheet; the rows belong to its user. See `sheet.tsx`. */
export function useSheet({ columns, rows: allRows, onChange, errorsOf, quickFilters = noFilters }: Options) {
  const [{ store, screen, actions, update }] = useState(createSheet);
  const order = useStore(store, (state) => state.order);
  const known = useStore(store, (state) => state.known);
  const placed = useMemo(
    () => [...columns.filter(({ pinned }) => pinned), ...columns.filter(({ pinned }) => !pinned)],
    [columns],
  );
  const rows = useMemo(() => arrangeRows(allRows, order, known), [allRows, order, known]);
  const columnErrors = useMemo(() => createColumnErrors(columns), [columns]);
  const [merge] = useState(createErrorMerge);
  const errors = useMemo(
    () => merge(columnErrors(allRows), errorsOf?.(allRows) ?? noErrors),
    [merge, columnErrors, errorsOf, allRows],
  );

  const now: SheetNow = { allRows, rows, columns: placed, errors, quickFilters, onChange };
  useLayoutEffect(() => update(now));
  return { ...now, store, screen, actions };
}

export type SheetHandle = ReturnType<typeof useSheet>;
