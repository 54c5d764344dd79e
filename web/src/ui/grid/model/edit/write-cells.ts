import { textOf, toValue } from '../cell-text.ts';
import type { Range } from '../range/range.ts';
import { isWritable, valueOf, type CellValue, type Change, type GridColumn, type GridRow } from '../grid-model.ts';

export interface Shown {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

export interface Written {
  readonly changes: readonly Change[];
  /** Cells that were written, also those that had the value already. */
  readonly written: number;
  /** Cells that are locked or read-only. */
  readonly skipped: number;
}

/** The changes that give every writable cell of a range the value that is asked for it. */
export function writeCells(
  { rows, columns }: Shown,
  { top, left, bottom, right }: Range,
  valueAt: (row: number, column: number) => CellValue,
): Written {
  const changes: Change[] = [];
  let [written, skipped] = [0, 0];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const [of, at] = [columns[column]!, rows[row]!];
      if (!isWritable(at, of)) {
        skipped += 1;
        continue;
      }
      written += 1;
      const value = valueAt(row, column);
      if (value !== valueOf(at, of)) changes.push({ key: at.key, column: of.name, value });
    }
  }
  return { changes, written, skipped };
}

/** What is typed, in every cell of the range. */
export const fillWith = (shown: Shown, range: Range, text: string) =>
  writeCells(shown, range, (_, column) => toValue(shown.columns[column]!, text));

export const clearCells = (shown: Shown, range: Range) =>
  writeCells(shown, range, (_, column) => (shown.columns[column]!.kind === 'switch' ? false : ''));

/** The value of a cell as another column would read it. */
function valueFor({ rows, columns }: Shown, row: number, column: number, target: number): CellValue {
  const [source, at] = [columns[column]!, rows[row]!];
  return column === target ? valueOf(at, source) : toValue(columns[target]!, textOf(source, valueOf(at, source)));
}

/** The first row of the range in all others; a single row takes the values of the one above. */
export function fillDown(shown: Shown, { top, left, bottom, right }: Range): Written {
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return { changes: [], written: 0, skipped: 0 };
  return writeCells(shown, { top: source + 1, left, bottom, right }, (_, column) =>
    valueFor(shown, source, column, column),
  );
}

/** Repeats a range over a larger one around it, as the fill handle does. */
export function fillRange(shown: Shown, source: Range, target: Range): Written {
  const wrap = (value: number, from: number, to: number) =>
    from + ((((value - from) % (to - from + 1)) + (to - from + 1)) % (to - from + 1));
  return writeCells(shown, target, (row, column) =>
    valueFor(shown, wrap(row, source.top, source.bottom), wrap(column, source.left, source.right), column),
  );
}
