import { expect, it } from 'vitest';
import { monthsWithin } from './months-within.ts';

it('今后若干天内开始的月份，跨年也对；太靠近两端的不写', () => {
  expect(monthsWithin('2026-11-16', 90)).toEqual([
    { month: 12, days: 15 },
    { month: 1, days: 46 },
    { month: 2, days: 77 },
  ]);
  expect(monthsWithin('2026-11-28', 90).map(({ month }) => month)).toEqual([1, 2]);
});
