import { textOf } from '../model/cell-text.ts';
import {
  clampCell,
  clampSelection,
  countCells,
  extendTo,
  rangeOf,
  selectCell,
  selectColumns,
  selectRows,
  type Cell,
  type Selection,
  type Size,
} from '../model/range/range.ts';
import { moveFrom, nextByTab, nextInRange, type MoveKey } from '../model/range/movement.ts';
import { valueOf } from '../model/grid-model.ts';
import type { GridContext } from '../grid-state.ts';

/** What changes the selection. */
export function selectActions({ store, now, screen }: GridContext) {
  const size = (): Size => ({ rows: now().rows.length, columns: now().columns.length });
  const current = () => clampSelection(store.getState().selection, size());
  const set = (selection: Selection, revealed?: Cell) => {
    store.setState({ selection, isLeaving: false, tabColumn: undefined });
    if (revealed) screen.current?.reveal(revealed);
  };
  const isFilled = ({ row, column }: Cell) => {
    const [at, of] = [now().rows[row]!, now().columns[column]!];
    return textOf(of, valueOf(at, of)) !== '';
  };

  const select = (cell: Cell) => {
    const target = clampCell(cell, size());
    set(selectCell(target), target);
  };
  const extend = (cell: Cell) => {
    const end = clampCell(cell, size());
    set(extendTo(current(), end), end);
  };
  const move = (key: MoveKey, { isCtrl, isShift }: { isCtrl: boolean; isShift: boolean }) => {
    if (now().rows.length === 0) return;
    const { focus, anchor, end } = current();
    // A selection that Enter or Tab went round in begins at its focus.
    const from = isShift && anchor.row === focus.row && anchor.column === focus.column ? end : focus;
    const to = moveFrom(from, key, isCtrl, { ...size(), page: screen.current?.page() ?? 1, isFilled });
    if (isShift) extend(to);
    else select(to);
  };

  /** Enter; returns nothing to do beyond the last row. */
  const enter = (step: 1 | -1) => {
    const selection = current();
    const range = rangeOf(selection);
    if (countCells(range) > 1) {
      const focus = nextInRange(range, selection.focus, 'column', step);
      return set({ ...selection, focus }, focus);
    }
    const column = store.getState().tabColumn ?? selection.focus.column;
    return select({ row: selection.focus.row + step, column });
  };

  /** Whether Tab stays in the grid. */
  const tab = (step: 1 | -1): boolean => {
    const { isLeaving, tabColumn } = store.getState();
    const selection = current();
    const range = rangeOf(selection);
    if (isLeaving || now().rows.length === 0) return false;
    const isWithin = countCells(range) > 1;
    const to = isWithin ? nextInRange(range, selection.focus, 'row', step) : nextByTab(selection.focus, step, size());
    if (!to) return false;
    if (isWithin) set({ ...selection, focus: to }, to);
    else {
      select(to);
      store.setState({ tabColumn: step === 1 ? (tabColumn ?? selection.focus.column) : undefined });
    }
    return true;
  };

  return {
    /** The selection, within the rows and columns that there are. */
    current,
    set,
    select,
    extend,
    move,
    enter,
    tab,
    selectRows: (from: number, to: number) => set(selectRows(from, to, size())),
    selectColumns: (from: number, to: number) => set(selectColumns(from, to, size())),
    selectAll: () => {
      const { rows, columns } = size();
      set({
        anchor: { row: 0, column: 0 },
        end: { row: Math.max(0, rows - 1), column: columns - 1 },
        focus: current().focus,
      });
    },
  };
}

export type SelectActions = ReturnType<typeof selectActions>;
