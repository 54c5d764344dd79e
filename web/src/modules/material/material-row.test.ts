import { expect, it } from 'vitest';
import { materialPage } from './material-row.ts';

it('没有库存组织的人，地址中是 0', () => {
  expect([materialPage('7', '3'), materialPage('7', '')]).toEqual(['/materialManage/7/3', '/materialManage/7/0']);
});
