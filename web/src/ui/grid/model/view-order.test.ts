import { expect, it } from 'vitest';
import { sampleColumns as columns, sampleRow } from '../testing/sample-grid.ts';
import { applyChanges } from './grid-model.ts';
import { arrangeRows, viewOrder } from './view-order.ts';

const rows = [
  sampleRow(1, { price: '100', code: 'B10' }),
  sampleRow(2, { price: '', code: 'B2' }),
  sampleRow(3, { price: '￥9', code: 'a' }),
  sampleRow(4, { price: '100', code: '' }),
];
const all = () => true;

it('数字按大小、文字中的数字按数值排序；相同的保持原顺序，空的总在最后', () => {
  const by = (column: string, isDescending = false) =>
    viewOrder(rows, columns, { sort: { column, isDescending } }, all).join('');
  expect(by('price')).toBe('3142');
  expect(by('price', true)).toBe('1432');
  expect(by('code')).toBe('3214');
});

it('筛选按显示的文字，与快速筛选同时生效', () => {
  expect(viewOrder(rows, columns, { filter: { column: 'code', text: 'b' } }, all)).toEqual(['1', '2']);
  expect(viewOrder(rows, columns, { filter: { column: 'type', text: '自制' } }, ({ key }) => key !== '1')).toEqual([
    '2',
    '3',
    '4',
  ]);
});

it('编辑后行的位置不变；删除的行不再显示，新增的行在最后', () => {
  const order = viewOrder(rows, columns, { sort: { column: 'price', isDescending: false } }, all);
  const formerKeys = new Set(rows.map(({ key }) => key));
  const edited = applyChanges(rows, [{ key: '3', column: 'price', value: '5000' }]).filter(({ key }) => key !== '4');
  expect(arrangeRows([...edited, sampleRow(5)], order, formerKeys).map(({ key }) => key)).toEqual(['3', '1', '2', '5']);
  expect(arrangeRows(rows, undefined, undefined)).toBe(rows);
});
