import { expect, it, vi } from 'vitest';
import { createColumnErrors, createErrorMerge, createErrorsOf } from './errors.ts';
import { sampleColumns, sampleRow, sampleRows } from '../testing/sample-grid.ts';
import { applyChanges, type RowErrors, type GridRow } from './grid-model.ts';

const unique = {
  column: 'code',
  error: (_: GridRow, first: GridRow, place: number) => ({
    message: '手工录入物料编码不可重复，请重新输入！',
    detail: `与第 ${place} 行相同（${first.key}）`,
  }),
};

it('必填项为空、数字读不懂时该格有错误，排除的行没有', () => {
  const errorsOf = createColumnErrors(sampleColumns);
  const errors = errorsOf([
    sampleRow(1),
    sampleRow(2, { price: '' }),
    sampleRow(3, { price: '1.234,5' }),
    sampleRow(4, { price: '' }, { struck: true }),
    sampleRow(5, { type: '9' }),
  ]);
  expect([...errors.keys()]).toEqual(['2', '3', '5']);
  expect(errors.get('2')!.get('price')!.message).toBe('请输入标价');
  expect(errors.get('3')!.get('price')!.message).toBe('请输入数字，如 1234.50');
  expect(errors.get('5')!.get('type')!.message).toBe('类型中没有此选项');
});

it('重复的值：后面的行有错误，并指出第一行；排除的行不参与', () => {
  const errorsOf = createErrorsOf({ unique: [unique] });
  const rows = [
    sampleRow(1, { code: 'X' }),
    sampleRow(2),
    sampleRow(3, { code: ' X ' }),
    sampleRow(4, { code: 'X' }, { struck: true }),
    sampleRow(5, { code: '' }),
    sampleRow(6, { code: '' }),
  ];
  const errors = errorsOf(rows);
  expect([...errors.keys()]).toEqual(['3']);
  expect(errors.get('3')!.get('code')).toEqual({
    message: unique.error(rows[2]!, rows[0]!, 1).message,
    detail: '与第 1 行相同（1）',
  });
  expect(errorsOf(applyChanges(rows, [{ key: '1', column: 'code', value: 'Y' }])).size).toBe(0);
});

it('改一格只重新检查这一行', () => {
  const ofRow = vi.fn<(row: GridRow) => RowErrors>(
    ({ values }) => new Map(values['price'] === '0' ? [['price', { message: '须大于零' }]] : []),
  );
  const errorsOf = createErrorsOf({ ofRow, unique: [unique] });
  const rows = sampleRows(2048);
  errorsOf(rows);
  ofRow.mockClear();
  const errors = errorsOf(applyChanges(rows, [{ key: '7', column: 'price', value: '0' }]));
  expect(ofRow).toHaveBeenCalledTimes(1);
  expect([...errors.keys()]).toEqual(['7']);
});

it('合并两处的错误：同一格以先给出的为准，未变的行是同一个对象', () => {
  const merge = createErrorMerge();
  const first = new Map([['1', new Map([['a', { message: '一' }]])]]);
  const second = new Map([
    [
      '1',
      new Map([
        ['a', { message: '二' }],
        ['b', { message: '三' }],
      ]),
    ],
    ['2', new Map([['a', { message: '四' }]])],
  ]);
  const merged = merge(first, second);
  expect([...merged.get('1')!].map(([column, { message }]) => [column, message])).toEqual([
    ['a', '一'],
    ['b', '三'],
  ]);
  expect(merged.get('2')).toBe(second.get('2'));
  expect(merge(first, second).get('1')).toBe(merged.get('1'));
});
