import { expect, it } from 'vitest';
import {
  clampSelection,
  countCells,
  extendTo,
  fillTarget,
  rangeBetween,
  rangeOf,
  selectCell,
  selectColumns,
  selectRange,
  selectRows,
} from './range.ts';

const size = { rows: 5, columns: 3 };

it('按住 Shift 从焦点扩展，焦点不动，也能缩回', () => {
  const first = selectCell({ row: 2, column: 1 });
  const wide = extendTo(first, { row: 0, column: 2 });
  expect(rangeOf(wide)).toEqual({ top: 0, left: 1, bottom: 2, right: 2 });
  expect(wide.focus).toEqual({ row: 2, column: 1 });
  expect(rangeOf(extendTo(wide, { row: 3, column: 1 }))).toEqual({ top: 2, left: 1, bottom: 3, right: 1 });
});

it('整行、整列与全部', () => {
  expect(rangeOf(selectRows(3, 1, size))).toEqual({ top: 1, left: 0, bottom: 3, right: 2 });
  expect(rangeOf(selectColumns(1, 1, size))).toEqual({ top: 0, left: 1, bottom: 4, right: 1 });
  expect(countCells({ top: 0, left: 0, bottom: 4, right: 2 })).toBe(15);
});

it('行数变少后选区留在表内', () => {
  const selection = selectRange({ top: 3, left: 1, bottom: 4, right: 2 });
  expect(rangeOf(clampSelection(selection, { rows: 2, columns: 2 }))).toEqual({ top: 1, left: 1, bottom: 1, right: 1 });
});

it('填充柄只朝拖得更远的方向扩展', () => {
  const source = rangeBetween({ row: 2, column: 1 }, { row: 3, column: 1 });
  expect(fillTarget(source, { row: 6, column: 2 })).toEqual({ ...source, bottom: 6 });
  expect(fillTarget(source, { row: 0, column: 1 })).toEqual({ ...source, top: 0 });
  expect(fillTarget(source, { row: 4, column: 5 })).toEqual({ ...source, right: 5 });
  expect(fillTarget(source, { row: 3, column: 1 })).toEqual(source);
});
