import { expect, it } from 'vitest';
import { priceText, quantityText } from './decimal-text.ts';

it('数量分节，小数照写', () => {
  expect(['0', '1828', '12800.5', '1234567.0001'].map(quantityText)).toEqual([
    '0',
    '1,828',
    '12,800.5',
    '1,234,567.0001',
  ]);
});

it('价格至少两位小数，没有价格时留空', () => {
  expect(['18.5', '18.1234', '0', '1200', ''].map(priceText)).toEqual(['18.50', '18.1234', '0.00', '1,200.00', '']);
});

it('位数很多时不失真', () => {
  expect(quantityText('99999999999999.9999')).toBe('99,999,999,999,999.9999');
});
