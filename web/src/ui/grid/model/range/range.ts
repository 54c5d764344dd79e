/** A place among the shown rows and columns. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Both ends are part of it. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Selection {
  /** Where the range began, and the corner that moves while it is extended. */
  readonly anchor: Cell;
  readonly end: Cell;
  /** Typing goes to this cell; it is always in the range. */
  readonly focus: Cell;
}

/** How many rows and columns are shown. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
export const clampCell = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});
export const isSameCell = (a: Cell, b: Cell) => a.row === b.row && a.column === b.column;

export const rangeBetween = (a: Cell, b: Cell): Range => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});
export const rangeOf = ({ anchor, end }: Selection): Range => rangeBetween(anchor, end);
export const countCells = ({ top, left, bottom, right }: Range) => (bottom - top + 1) * (right - left + 1);

export const selectCell = (cell: Cell): Selection => ({ anchor: cell, end: cell, focus: cell });
/** With Shift: from the cell with the focus to another. */
export const extendTo = ({ focus }: Selection, end: Cell): Selection => ({ anchor: focus, end, focus });
export const selectRange = ({ top, left, bottom, right }: Range): Selection => {
  const anchor = { row: top, column: left };
  return { anchor, end: { row: bottom, column: right }, focus: anchor };
};

/** Whole rows by their numbers, whole columns by their heads. */
export const selectRows = (from: number, to: number, { columns }: Size): Selection => ({
  anchor: { row: from, column: 0 },
  end: { row: to, column: columns - 1 },
  focus: { row: from, column: 0 },
});
export const selectColumns = (from: number, to: number, { rows }: Size): Selection => ({
  anchor: { row: 0, column: from },
  end: { row: rows - 1, column: to },
  focus: { row: 0, column: from },
});

/** Rows and columns may have gone since. */
export const clampSelection = ({ anchor, end, focus }: Selection, size: Size): Selection => ({
  anchor: clampCell(anchor, size),
  end: clampCell(end, size),
  focus: clampCell(focus, size),
});

/**
 * The range that a drag of the fill handle to a cell covers: longer in one direction only, the one that it was dragged
 * farther in.
 */
export function fillTarget(source: Range, { row, column }: Cell): Range {
  const down = Math.max(row - source.bottom, source.top - row, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down === 0 && across === 0) return source;
  return down >= across
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) };
}
