import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, divide, formatDecimal, multiply, one, parseDecimal, round, withPercent, zero } from './decimal.ts';

it('加、乘与百分比都精确，末尾没有多余的零', () => {
  expect(formatDecimal(add(parseDecimal('0.1'), parseDecimal('0.2')))).toBe('0.3');
  expect(formatDecimal(multiply(parseDecimal('1.15'), parseDecimal('8')))).toBe('9.2');
  expect(formatDecimal(withPercent(parseDecimal('9.2'), parseDecimal('5')))).toBe('9.66');
  expect(formatDecimal(withPercent(one, parseDecimal('0')))).toBe('1');
  expect(formatDecimal(zero)).toBe('0');
  expect(formatDecimal(parseDecimal('100.00'))).toBe('100');
  expect(formatDecimal(parseDecimal('0.000001'))).toBe('0.000001');
});

it('除法四舍五入到 15 位小数', () => {
  const quotient = (a: string, b: string) => formatDecimal(divide(parseDecimal(a), parseDecimal(b)));
  expect([quotient('0.001', '1'), quotient('1', '0.001'), quotient('1.00', '8'), quotient('2', '3')]).toEqual([
    '0.001',
    '1000',
    '0.125',
    '0.666666666666667',
  ]);
});

it('四舍五入到所需的位数，负数也是', () => {
  const rounded = (text: string, decimals: number) => formatDecimal(round(parseDecimal(text), decimals));
  expect([
    rounded('1.005', 2),
    rounded('1.0049', 2),
    rounded('-2.5', 0),
    rounded('-0.049', 1),
    rounded('9.99', 1),
    rounded('7', 3),
  ]).toEqual(['1.01', '1', '-3', '0', '10', '7']);
  expect(formatDecimal(add(parseDecimal('0.25'), parseDecimal('-1')))).toBe('-0.75');
});

it('与整数运算一致', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(amount, amount, fc.nat(6), fc.nat(6), (a, b, s, t) => {
      const [x, y] = [
        { digits: BigInt(a), scale: s },
        { digits: BigInt(b), scale: t },
      ];
      const scaled = (text: string) => parseDecimal(text).digits * 10n ** BigInt(12 - parseDecimal(text).scale);
      expect(scaled(formatDecimal(multiply(x, y)))).toBe(BigInt(a) * BigInt(b) * 10n ** BigInt(12 - s - t));
      expect(scaled(formatDecimal(add(x, y)))).toBe(
        BigInt(a) * 10n ** BigInt(12 - s) + BigInt(b) * 10n ** BigInt(12 - t),
      );
    }),
  );
});
