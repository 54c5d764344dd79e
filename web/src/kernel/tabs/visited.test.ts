import { afterEach, expect, it } from 'vitest';
import { clearTenant, updateSession } from '../session/session.ts';
import { readVisited, recordVisit } from './visited.ts';

afterEach(() => clearTenant());

it('打开过的页面和记录，最近的在前，同一个只有一次；切换库存组织后只有在那里打开过的', () => {
  updateSession({ invorgId: '1' });
  recordVisit({ route: '/brand', title: '品牌管理' });
  recordVisit({ route: '/materialManage/7/1', title: '总部的阀门' });
  recordVisit({ route: '/brand', title: '品牌管理' });
  expect(readVisited().map(({ title }) => title)).toEqual(['品牌管理', '总部的阀门']);
  updateSession({ invorgId: '2' });
  expect(readVisited()).toEqual([]);
  recordVisit({ route: '/brand', title: '品牌管理' });
  expect(readVisited().map(({ title }) => title)).toEqual(['品牌管理']);
  updateSession({ invorgId: '1' });
  expect(readVisited().map(({ title }) => title)).toEqual(['品牌管理', '总部的阀门']);
});
