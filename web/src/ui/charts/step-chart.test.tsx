import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { labelWidth } from './label-width.ts';
import { StepChart } from './step-chart.tsx';

afterEach(cleanup);

const stepsTo = (price: string) => [
  { time: '2026-08-01 09:00:00', low: '1', high: '1' },
  { time: '2026-09-01 09:00:00', low: price, high: price },
];

it.each(['0.004', '36.5', '12500', '48000000', '999999999999.25'])('价格到 %s 时，刻度的数字都完整', (price) => {
  const { container } = render(
    <StepChart series={[{ label: '标价', steps: stepsTo(price) }]} rangeText={({ low }) => low} />,
  );
  const numbers = [...container.querySelectorAll('text')].filter((text) => /^[\d,.]+$/.test(text.textContent));
  expect(numbers.length).toBeGreaterThanOrEqual(4);
  for (const text of numbers)
    expect(Number(text.getAttribute('x'))).toBeGreaterThanOrEqual(labelWidth(text.textContent));
});

it('刻度的数字互不相同，很小的价格也一样', () => {
  const { container } = render(
    <StepChart
      series={[
        {
          label: '标价',
          steps: [
            { time: '2026-08-01 09:00:00', low: '0.0001', high: '0.0001' },
            { time: '2026-09-01 09:00:00', low: '0.0009', high: '0.0009' },
          ],
        },
      ]}
      rangeText={({ low }) => low}
    />,
  );
  const numbers = [...container.querySelectorAll('text')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^[\d,.]+$/.test(text));
  expect(new Set(numbers).size).toBe(numbers.length);
});
