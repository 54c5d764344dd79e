import { shownText, textOf } from './cell-text.ts';
import type { Cell } from './range/range.ts';
import { valueOf, type GridColumn, type GridRow } from './grid-model.ts';

/** Whether a cell has the text: as it is shown, or as it is edited. */
export function hasText(row: GridRow, column: GridColumn, query: string): boolean {
  const value = valueOf(row, column);
  const text = query.trim().toLowerCase();
  return (
    text !== '' &&
    (textOf(column, value).toLowerCase().includes(text) || shownText(column, value).toLowerCase().includes(text))
  );
}

/** All cells with the text, row by row. */
export function findCells(rows: readonly GridRow[], columns: readonly GridColumn[], query: string): Cell[] {
  if (query.trim() === '') return [];
  return rows.flatMap((each, row) =>
    columns.flatMap((every, column) => (hasText(each, every, query) ? [{ row, column }] : [])),
  );
}

/** The place in the list of the first cell after (or the last one before) a cell; round the ends. */
export function nextCell(cells: readonly Cell[], from: Cell, step: 1 | -1): number {
  const isAfter = (cell: Cell) => cell.row > from.row || (cell.row === from.row && cell.column > from.column);
  const isBefore = (cell: Cell) => cell.row < from.row || (cell.row === from.row && cell.column < from.column);
  const found = step === 1 ? cells.findIndex(isAfter) : cells.findLastIndex(isBefore);
  if (found !== -1) return found;
  return step === 1 ? 0 : cells.length - 1;
}
