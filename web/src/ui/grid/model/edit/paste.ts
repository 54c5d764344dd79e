import { textOf, toValue } from '../cell-text.ts';
import type { Range } from '../range/range.ts';
import { valueOf } from '../grid-model.ts';
import { formatTsv } from './tsv.ts';
import { writeCells, type Shown, type Written } from './write-cells.ts';

export interface Pasted extends Written {
  /** What is selected afterwards. */
  readonly range: Range;
  /** Rows and columns for which there was no room. */
  readonly rowsRefused: number;
  readonly columnsRefused: number;
}

/** The text of a range for the clipboard. */
export const copyRange = ({ rows, columns }: Shown, { top, left, bottom, right }: Range) =>
  formatTsv(
    rows
      .slice(top, bottom + 1)
      .map((row) => columns.slice(left, right + 1).map((column) => textOf(column, valueOf(row, column)))),
  );

/**
 * Puts a block of texts on a range, as Excel does: a single cell fills the range, a range that is a multiple of the
 * block is tiled with it, otherwise the block begins at the first cell. Nothing is added to the grid: what has no room
 * is counted.
 */
export function pasteBlock(
  shown: Shown,
  { top, left, bottom, right }: Range,
  block: readonly (readonly string[])[],
): Pasted {
  const [blockRows, blockColumns] = [block.length, Math.max(1, ...block.map((cells) => cells.length))];
  const fit = (room: number, size: number) => (room % size === 0 ? room : size);
  const lastRow = top + fit(bottom - top + 1, blockRows) - 1;
  const lastColumn = left + fit(right - left + 1, blockColumns) - 1;
  const range = {
    top,
    left,
    bottom: Math.min(lastRow, shown.rows.length - 1),
    right: Math.min(lastColumn, shown.columns.length - 1),
  };
  const written = writeCells(shown, range, (row, column) =>
    toValue(shown.columns[column]!, block[(row - top) % blockRows]![(column - left) % blockColumns] ?? ''),
  );
  return { ...written, range, rowsRefused: lastRow - range.bottom, columnsRefused: lastColumn - range.right };
}
