import { expect, it } from 'vitest';
import { priceRows } from './price-rows.ts';

it('每次变化一行，最新的在前；没有变的价格照旧，更早没有的为横线', () => {
  const list = [
    { time: '', low: '18.5', high: '30' },
    { time: '2026-02-01 10:00:00', low: '1250', high: '1250' },
  ];
  const market = [{ time: '2026-01-01 10:00:00', low: '20', high: '20' }];
  expect(priceRows([list, market])).toEqual([
    { time: '2026-02-01 10:00:00', texts: ['1,250.00', '20.00'] },
    { time: '2026-01-01 10:00:00', texts: ['18.50 – 30.00', '20.00'] },
    { time: '', texts: ['18.50 – 30.00', '–'] },
  ]);
});
