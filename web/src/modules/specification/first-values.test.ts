import { expect, it } from 'vitest';
import { firstValues } from './first-values.ts';

it('放得下的都显示，至少一个', () => {
  expect(firstValues([])).toBe(0);
  expect(firstValues(['红', '蓝', '绿'])).toBe(3);
  expect(firstValues(['DN15', 'DN20', 'DN25', 'DN32', 'DN40'])).toBe(3);
  expect(firstValues(['工业蓝', '信号红', '交通黄', '浅灰'])).toBe(2);
  expect(firstValues(['一个非常非常非常非常非常长的规格值', '红'])).toBe(1);
});
