import { numberOf } from './cell-text.ts';
import { parseNumberText } from './number-text.ts';
import type { Range } from './range/range.ts';
import { valueOf, type GridColumn, type GridRow } from './grid-model.ts';

interface Statistics {
  readonly cells: number;
  /** Of the numeric cells; undefined if there is none. */
  readonly sum?: number;
  readonly average?: number;
  readonly decimals: number;
}

/** What the footer tells of the selected cells. */
export function statisticsOf(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { top, left, bottom, right }: Range,
): Statistics {
  const cells = (bottom - top + 1) * (right - left + 1);
  let [sum, count, decimals] = [0, 0, 0];
  for (const column of columns.slice(left, right + 1).filter(({ kind }) => kind === 'number')) {
    for (const row of rows.slice(top, bottom + 1)) {
      if (row.struck) continue;
      const number = numberOf(column, valueOf(row, column));
      if (number === undefined) continue;
      sum += number;
      count += 1;
      decimals = Math.max(decimals, column.decimals ?? 0, decimalsOf(String(valueOf(row, column))));
    }
  }
  return count === 0 ? { cells, decimals } : { cells, sum, average: sum / count, decimals };
}

const decimalsOf = (text: string) => Math.min(6, parseNumberText(text)?.split('.')[1]?.length ?? 0);
