import { expect, it } from 'vitest';
import { rangeBetween } from '../range/range.ts';
import { columnAfter, sampleColumns as columns, sampleRow, sampleRows } from '../../testing/sample-grid.ts';
import { clearCells, fillDown, fillRange, fillWith } from './write-cells.ts';

const rows = sampleRows(6);
const shown = { rows, columns };
const at = (row: number, column: number, lastRow = row, lastColumn = column) =>
  rangeBetween({ row, column }, { row: lastRow, column: lastColumn });

it('向下填充：首行的值写入选区其余各行', () => {
  const { changes } = fillDown(shown, at(1, 1, 3, 2));
  expect(columnAfter(rows, changes, 'code')).toEqual(['C1', 'C2', 'C2', 'C2', 'C5', 'C6']);
  expect(columnAfter(rows, changes, 'price')).toEqual(['10', '20', '20', '20', '50', '60']);
});

it('只选一行时取上一行的值；第一行之上没有值', () => {
  expect(fillDown(shown, at(2, 1)).changes).toEqual([{ key: '3', column: 'code', value: 'C2' }]);
  expect(fillDown(shown, at(0, 1)).changes).toEqual([]);
});

it('填充柄重复选区的内容，向上向下都可以', () => {
  expect(columnAfter(rows, fillRange(shown, at(0, 1, 1, 1), at(0, 1, 4, 1)).changes, 'code')).toEqual([
    'C1',
    'C2',
    'C1',
    'C2',
    'C1',
    'C6',
  ]);
  expect(columnAfter(rows, fillRange(shown, at(4, 1, 5, 1), at(1, 1, 5, 1)).changes, 'code')).toEqual([
    'C1',
    'C6',
    'C5',
    'C6',
    'C5',
    'C6',
  ]);
});

it('批量填充按各列的方式读取；锁定的跳过', () => {
  const mixed = [sampleRow(1), sampleRow(2, {}, { locked: '有库存' }), sampleRow(3)];
  const written = fillWith({ rows: mixed, columns }, at(0, 2, 2, 2), '￥88');
  expect(columnAfter(mixed, written.changes, 'price')).toEqual(['88', '20', '88']);
  expect(written).toMatchObject({ written: 2, skipped: 1 });
});

it('清除：开关关闭，其余为空；只读列不变', () => {
  const { changes, skipped } = clearCells(shown, at(0, 0, 0, 4));
  expect(changes.map(({ column, value }) => [column, value])).toEqual([
    ['code', ''],
    ['price', ''],
    ['type', ''],
    ['shelf', false],
  ]);
  expect(skipped).toBe(1);
});

it('与原值相同的不算修改', () => {
  expect(fillWith(shown, at(0, 2), '10')).toEqual({ changes: [], written: 1, skipped: 0 });
});
