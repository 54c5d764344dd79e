import { expect, it } from 'vitest';
import { combinationsOf, type Matrix } from '../variants/matrix.ts';
import { blankVariant } from '../variants/variant-row.ts';
import { choose, isPossible, possibleRows, pricesText } from './customer-choices.ts';

const matrix: Matrix = [
  {
    id: '1',
    name: '颜色',
    specValueList: [
      { id: '11', specValue: '蓝色' },
      { id: '12', specValue: '灰色' },
    ],
  },
  {
    id: '2',
    name: '口径',
    specValueList: [
      { id: '21', specValue: 'DN15' },
      { id: '22', specValue: 'DN20' },
    ],
  },
];
/** 灰色 DN20 was excluded, 蓝色 DN20 is off the shelf. */
const rows = combinationsOf(matrix)
  .slice(0, 3)
  .map((values, index) => blankVariant(values, { listPricePerUnit: String(10 + index), active: index === 1 ? 0 : 1 }));

it('不可能的组合不能选：没有该组合，或已下架', () => {
  expect(isPossible(matrix, rows, { 1: '12' }, '2', '22')).toBe(false);
  expect(isPossible(matrix, rows, { 1: '11' }, '2', '22')).toBe(false);
  expect(isPossible(matrix, rows, { 1: '11' }, '2', '21')).toBe(true);
  expect(isPossible(matrix, rows, { 2: '21' }, '1', '12')).toBe(true);
});

it('价格是所选规格的价格，未选定时是区间', () => {
  expect(pricesText(possibleRows(matrix, rows, {}), 'listPricePerUnit')).toBe('10.00 – 12.00');
  const chosen = choose(choose({}, '1', '12'), '2', '21');
  expect(pricesText(possibleRows(matrix, rows, chosen), 'listPricePerUnit')).toBe('12.00');
  expect(choose(chosen, '1', '12')).toEqual({ 1: undefined, 2: '21' });
  expect(pricesText([blankVariant([])], 'listPricePerUnit')).toBeUndefined();
});
