import { expect, it } from 'vitest';
import { qrSymbol } from './qr.ts';

/** Rows of # and space. */
const drawn = (text: string) => {
  const { size, runs } = qrSymbol(text)!;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const { x, y, length } of runs) rows[y]!.fill('#', x, x + length);
  return rows.map((row) => row.join(''));
};

it('三个角上有定位图形，之间是相间的定时图形', () => {
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const rows = drawn('WL-2026000137');
  expect(rows).toHaveLength(21);
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(rows[6]!.slice(7, -7)).toBe(' # # # ');
});

it('编码越长模块越多，太长的没有二维码', () => {
  expect(drawn('A'.repeat(100)).length).toBeGreaterThan(21);
  expect(drawn('阀'.repeat(66)).length).toBeLessThanOrEqual(57);
  expect(qrSymbol('阀'.repeat(67))).toBeUndefined();
  expect(qrSymbol('')).toBeUndefined();
});
