import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RingChart } from './ring-chart.tsx';

it.each([
  [
    [5654, 7],
    ['5654>99%', '7<1%'],
  ],
  [
    [300, 0],
    ['300100%', '00%'],
  ],
  [
    [1, 2],
    ['133%', '267%'],
  ],
])('各部分 %j 的占比：不为零的不写 0%，不是全部的不写 100%', (values, shares) => {
  render(<RingChart title="数据构成" parts={values.map((value, index) => ({ label: `第${index}项`, value }))} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    shares.map((text, index) => `第${index}项${text}`),
  );
});
