import type { ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { expect, it } from 'vitest';
import { isSameContent } from './present-content.ts';

const columns = ['code', 'name', 'remark'].map((key) => ({ key, title: key, width: 100, render: () => null }));
const content = (more: Partial<ViewContent> = {}): ViewContent => ({
  filters: { active: '1', name: '轴' },
  sort: '-code',
  layout: { columns: [], density: 'standard', pageSize: 10 },
  ...more,
});

it('筛选的次序、空的筛选、每页条数与补全的列都不算修改', () => {
  const arranged = {
    columns: [{ key: 'code', pinned: 'left' as const }, { key: 'name' }, { key: 'remark', isHidden: false }],
    density: 'standard' as const,
    pageSize: 50,
  };
  expect(
    isSameContent(columns, content(), content({ filters: { name: '轴', active: '1', code: '' }, layout: arranged })),
  ).toBe(true);
});

it.each([
  ['筛选', { filters: { active: '1' } }],
  ['排序', { sort: 'code' }],
  ['行高', { layout: { columns: [], density: 'compact' as const } }],
  [
    '列宽',
    { layout: { columns: [{ key: 'code', pinned: 'left' as const, width: 300 }], density: 'standard' as const } },
  ],
  [
    '隐藏的列',
    {
      layout: {
        columns: [
          { key: 'code', pinned: 'left' as const },
          { key: 'name', isHidden: true },
        ],
        density: 'standard' as const,
      },
    },
  ],
  [
    '列的次序',
    { layout: { columns: [{ key: 'name' }, { key: 'code', pinned: 'left' as const }], density: 'standard' as const } },
  ],
])('%s不同即为已修改', (_what, change) => {
  expect(isSameContent(columns, content(), content(change))).toBe(false);
});
