import { expect, it } from 'vitest';
import { stretchesOf, timeSpan, toNumber } from './step-lines.ts';

const at = (time: string, low = '1', high = low) => ({ time, low, high });

it('每个值保持到下一次变化，最后一个到现在；没有值时断开', () => {
  const [one, two, three, end] = [
    '2026-01-01 00:00:00',
    '2026-01-05 00:00:00',
    '2026-01-09 00:00:00',
    '2026-02-01 00:00:00',
  ].map(toNumber) as [number, number, number, number];
  const steps = [at('2026-01-01 00:00:00', '3', '5'), at('2026-01-05 00:00:00', ''), at('2026-01-09 00:00:00', '4')];
  expect(stretchesOf(steps, { start: one, end })).toEqual([
    [{ from: one, to: two, low: 3, high: 5 }],
    [{ from: three, to: end, low: 4, high: 4 }],
  ]);
});

it('开头不知道时间的，画在第一次变化之前', () => {
  const steps = [at(''), at('2020-01-01 00:00:00', '2')];
  const span = timeSpan(steps);
  expect(span.start).toBeLessThan(toNumber('2020-01-01 00:00:00'));
  expect(stretchesOf(steps, span)[0]![0]).toMatchObject({ from: span.start, to: toNumber('2020-01-01 00:00:00') });
});
