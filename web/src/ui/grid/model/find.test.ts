import { expect, it } from 'vitest';
import { findCells, nextCell } from './find.ts';
import { sampleColumns as columns, sampleRow } from '../testing/sample-grid.ts';
import { statisticsOf } from './statistics.ts';

const rows = [
  sampleRow(1, { code: 'ab', price: '1234.5' }),
  sampleRow(2, { code: 'xAB', price: '', type: '2' }),
  sampleRow(3, { price: '0.1' }),
];

it('查找任意单元格中的文字，不分大小写；数字按显示的样子也能找到', () => {
  const places = (text: string) => findCells(rows, columns, text).map(({ row, column }) => `${row}${column}`);
  expect(places('AB')).toEqual(['01', '11']);
  expect(places('1,234.50')).toEqual(['02']);
  expect(places('1234')).toEqual(['02']);
  expect(places('外购')).toEqual(['13']);
  expect(places(' ')).toEqual([]);
});

it('下一个、上一个，到头后从另一端继续', () => {
  const cells = findCells(rows, columns, 'ab');
  expect(nextCell(cells, { row: 0, column: 0 }, 1)).toBe(0);
  expect(nextCell(cells, { row: 0, column: 1 }, 1)).toBe(1);
  expect(nextCell(cells, { row: 1, column: 1 }, 1)).toBe(0);
  expect(nextCell(cells, { row: 0, column: 1 }, -1)).toBe(1);
});

it('所选单元格的求和与平均只算数字', () => {
  expect(statisticsOf(rows, columns, { top: 0, left: 1, bottom: 2, right: 2 })).toEqual({
    cells: 6,
    sum: 1234.6,
    average: 617.3,
    decimals: 2,
  });
  expect(statisticsOf(rows, columns, { top: 0, left: 0, bottom: 2, right: 1 })).toEqual({ cells: 6, decimals: 0 });
});
