import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { DataTable } from '../data-table.tsx';
import { stockColumn } from '../stock-column.tsx';
import { textColumnWidth } from '../text-width.ts';
import { phoneColumn, priceColumn, priceRangeColumn, timeColumn } from './value-columns.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const columns = [
  priceColumn('price', '价格'),
  priceRangeColumn('价格区间'),
  stockColumn<{ storageNum: string }>('库存'),
  timeColumn('time', '时间'),
  phoneColumn('电话'),
];
const ordinary = {
  id: '1',
  price: '86400.5',
  priceRange: '1250 - 1860',
  storageNum: '12800',
  time: '2025-10-12 10:01:00',
  phone: '0512-62881234',
};

function widthsWith(...rows: (typeof ordinary)[]) {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <DataTable caption="试验" columns={columns} rows={rows} isFirstLoad={false} isLoading={false} />
    </QueryClientProvider>,
  );
  const widths = [...container.querySelectorAll('col')].map((col) => Number.parseFloat(col.style.width));
  const texts = [...container.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent);
  cleanup();
  return { widths, texts };
}

it('金额、区间、数量、时间与电话有平常的值所需的宽度', () => {
  const { widths, texts } = widthsWith(ordinary);
  expect(texts).toEqual(['86,400.50', '1,250.00 – 1,860.00', '12,800', '2025-10-12', '0512-62881234']);
  for (const [index, text] of texts.entries()) expect(widths[index]).toBeGreaterThanOrEqual(textColumnWidth(text));
});

it('页中有更长的值时，列随之变宽；平常的值不变', () => {
  const { widths, texts } = widthsWith(ordinary, {
    ...ordinary,
    id: '2',
    price: '123456789.125',
    priceRange: '98765432.5 - 123456789.25',
    storageNum: '1234567890.5',
    phone: '+86 0512 6288 1234 转 8012',
  });
  for (const [index, text] of texts.entries()) expect(widths[index]).toBeGreaterThanOrEqual(textColumnWidth(text));
  expect(widths[3]).toBe(widthsWith(ordinary).widths[3]);
});

it('时间是简短的，完整的在提示中；往年的写日期', () => {
  const thisYear = `${new Date().getFullYear()}-03-04 05:06:07`;
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <DataTable
        caption="试验"
        columns={[timeColumn('time', '时间')]}
        rows={[
          { ...ordinary, time: thisYear },
          { ...ordinary, id: '2' },
        ]}
        isFirstLoad={false}
        isLoading={false}
      />
    </QueryClientProvider>,
  );
  expect([...container.querySelectorAll('time')].map(({ textContent, title }) => [textContent, title])).toEqual([
    ['03-04 05:06', thisYear],
    ['2025-10-12', '2025-10-12 10:01:00'],
  ]);
});
