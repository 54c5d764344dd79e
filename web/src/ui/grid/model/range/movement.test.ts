import { describe, expect, it } from 'vitest';
import { moveFrom, nextByTab, nextInRange, type MoveKey } from './movement.ts';

/** Rows 0–3 and 6–7 of column 1 are filled, and all of row 0. */
const grid = {
  rows: 10,
  columns: 4,
  page: 3,
  isFilled: ({ row, column }: { row: number; column: number }) =>
    row === 0 || (column === 1 && (row <= 3 || row === 6 || row === 7)),
};

describe('移动', () => {
  it.each<[MoveKey, boolean, [number, number], [number, number]]>([
    ['ArrowDown', false, [2, 1], [3, 1]],
    ['ArrowUp', false, [0, 1], [0, 1]],
    ['ArrowRight', false, [2, 3], [2, 3]],
    ['Home', false, [2, 3], [2, 0]],
    ['End', false, [2, 0], [2, 3]],
    ['Home', true, [2, 3], [0, 0]],
    ['End', true, [2, 0], [9, 3]],
    ['PageDown', false, [1, 1], [4, 1]],
    ['PageDown', false, [8, 1], [9, 1]],
    ['PageUp', false, [1, 1], [0, 1]],
    ['ArrowDown', true, [0, 1], [3, 1]],
    ['ArrowDown', true, [3, 1], [6, 1]],
    ['ArrowDown', true, [6, 1], [7, 1]],
    ['ArrowDown', true, [7, 1], [9, 1]],
    ['ArrowUp', true, [9, 1], [7, 1]],
    ['ArrowRight', true, [0, 0], [0, 3]],
    ['ArrowRight', true, [5, 0], [5, 3]],
    ['ArrowLeft', true, [0, 0], [0, 0]],
  ])('%s（Ctrl：%s）从 %j 到 %j', (key, isCtrl, [row, column], [toRow, toColumn]) => {
    expect(moveFrom({ row, column }, key, isCtrl, grid)).toEqual({ row: toRow, column: toColumn });
  });
});

it('在多格选区内，Tab 逐行、Enter 逐列循环', () => {
  const range = { top: 1, left: 1, bottom: 2, right: 2 };
  const walk = (by: 'row' | 'column', step: 1 | -1) => {
    const cells = [{ row: 1, column: 1 }];
    for (let count = 0; count < 4; count += 1) cells.push(nextInRange(range, cells.at(-1)!, by, step));
    return cells.map(({ row, column }) => `${row}${column}`);
  };
  expect(walk('row', 1)).toEqual(['11', '12', '21', '22', '11']);
  expect(walk('column', 1)).toEqual(['11', '21', '12', '22', '11']);
  expect(walk('column', -1)).toEqual(['11', '22', '12', '21', '11']);
});

it('Tab 到行末转到下一行；最后一格之后离开表格', () => {
  const size = { rows: 2, columns: 3 };
  expect(nextByTab({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 });
  expect(nextByTab({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 });
  expect(nextByTab({ row: 1, column: 2 }, 1, size)).toBeUndefined();
  expect(nextByTab({ row: 0, column: 0 }, -1, size)).toBeUndefined();
});
