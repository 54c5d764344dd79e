import { expect, it } from 'vitest';
import { ticksBetween } from './scale.ts';

it('刻度是整齐的数，包住最小与最大的值；没有变化的值在中间', () => {
  expect(ticksBetween(18.5, 40.5)).toEqual([10, 20, 30, 40, 50]);
  expect(ticksBetween(0.1, 0.3)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3]);
  expect(ticksBetween(20, 20)).toEqual([10, 15, 20, 25, 30]);
  expect(ticksBetween(0, 0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticksBetween(1180, 1200)).toEqual([1180, 1185, 1190, 1195, 1200]);
});
