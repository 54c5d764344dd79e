import { expect, it } from 'vitest';
import { barAxes } from './bar-axes.ts';

const widthOf = (text: string) => text.length * 7;
const days = Array.from({ length: 14 }, (_, day) => `11-${String(day + 5).padStart(2, '0')}`);
const half = widthOf(days[0]!) / 2;

it.each([150, 240, 320, 480, 900, 1600])('宽 %i 像素时，数值与日期都完整，日期互不重叠', (width) => {
  for (const highest of ['5', '200', '10,000', '1,000,000']) {
    const { left, slot, everyNth } = barAxes(width, { scale: ['0', highest], bars: days }, widthOf);
    expect(left).toBeGreaterThanOrEqual(widthOf(highest) + 8);
    const middles = days
      .map((_, index) => left + slot * (index + 0.5))
      .filter((_, index) => (days.length - 1 - index) % everyNth === 0);
    expect(middles.at(-1)! + half).toBeLessThanOrEqual(width);
    expect(middles[0]! - half).toBeGreaterThanOrEqual(0);
    for (const [index, middle] of middles.slice(1).entries())
      expect(middle - middles[index]!).toBeGreaterThanOrEqual(2 * half);
  }
});
