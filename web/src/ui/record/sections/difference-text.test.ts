import { expect, it } from 'vitest';
import { differenceText } from './difference-text.ts';

it('价格的变化写出正负号、两位小数与百分比', () => {
  expect(differenceText('price', '18.5', '15.5')).toEqual({ amount: '−3.00', percent: '−16.2%' });
  expect(differenceText('price', '0.1', '0.3')).toEqual({ amount: '+0.20', percent: '+200.0%' });
  expect(differenceText('quantity', '1000', '2500.5')).toEqual({ amount: '+1,500.5', percent: '+150.0%' });
});

it('原来是 0 时没有百分比；空值、相同的值没有变化', () => {
  expect(differenceText('quantity', '0', '2')).toEqual({ amount: '+2', percent: undefined });
  for (const [from, to] of [
    ['', '2'],
    ['2', ''],
    ['2.50', '2.5'],
  ] as const)
    expect(differenceText('price', from, to)).toBeUndefined();
});
