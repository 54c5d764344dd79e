import { clampCell, countCells, type Cell, type Range, type Size } from './range.ts';

export type MoveKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown';

interface Grid extends Size {
  /** How many rows a page has. */
  readonly page: number;
  readonly isFilled: (cell: Cell) => boolean;
}

const steps = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
} as const;

export const isMoveKey = (key: string): key is MoveKey =>
  key in steps || ['Home', 'End', 'PageUp', 'PageDown'].includes(key);

/** Where a key goes from a cell, as in Excel. */
export function moveFrom(cell: Cell, key: MoveKey, isCtrl: boolean, grid: Grid): Cell {
  switch (key) {
    case 'Home':
      return { row: isCtrl ? 0 : cell.row, column: 0 };
    case 'End':
      return { row: isCtrl ? grid.rows - 1 : cell.row, column: grid.columns - 1 };
    case 'PageUp':
      return clampCell({ ...cell, row: cell.row - grid.page }, grid);
    case 'PageDown':
      return clampCell({ ...cell, row: cell.row + grid.page }, grid);
    default:
      return isCtrl ? edgeOfData(cell, steps[key], grid) : clampCell(add(cell, steps[key]), grid);
  }
}

const add = (cell: Cell, step: Cell): Cell => ({ row: cell.row + step.row, column: cell.column + step.column });
const isInside = ({ row, column }: Cell, { rows, columns }: Size) =>
  row >= 0 && row < rows && column >= 0 && column < columns;

/** The last filled cell of a block; from the end of one the first of the next; without one the edge of the grid. */
function edgeOfData(cell: Cell, step: Cell, grid: Grid): Cell {
  let [at, next] = [cell, add(cell, step)];
  const isInBlock = isInside(next, grid) && grid.isFilled(cell) && grid.isFilled(next);
  while (isInside(next, grid) && (isInBlock ? grid.isFilled(next) : at === cell || !grid.isFilled(at)))
    [at, next] = [next, add(next, step)];
  return at;
}

/** Tab and Enter in a selection of several cells go round in it, row by row or column by column. */
export function nextInRange(range: Range, { row, column }: Cell, by: 'row' | 'column', step: 1 | -1): Cell {
  const { top, left, bottom, right } = range;
  const [height, width] = [bottom - top + 1, right - left + 1];
  const place = by === 'row' ? (row - top) * width + (column - left) : (column - left) * height + (row - top);
  const count = countCells(range);
  const next = (place + step + count) % count;
  return by === 'row'
    ? { row: top + Math.floor(next / width), column: left + (next % width) }
    : { row: top + (next % height), column: left + Math.floor(next / height) };
}

/** Tab without such a selection: along the row, then on in the next one; undefined beyond the last cell. */
export function nextByTab({ row, column }: Cell, step: 1 | -1, size: Size): Cell | undefined {
  const place = row * size.columns + column + step;
  if (place < 0 || place >= size.rows * size.columns) return undefined;
  return { row: Math.floor(place / size.columns), column: place % size.columns };
}
