import { brand } from '@edp/contract/modules/brand/brand.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { listSource } from './sources.ts';

afterEach(() => vi.unstubAllGlobals());

it('任何列表都可作为来源：查找的文字作为关键字（名称、编码、拼音），其余条件与页码一并发送', async () => {
  const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(
      Response.json({ code: 0, status: true, message: '', data: [{ id: '1', name: '恒拓' }], total: 31 }),
    ),
  );
  vi.stubGlobal('fetch', sent);
  const source = listSource(brand.list, { active: 1 });
  const page = await source.fetch({ text: '恒', pageNo: 2, pageSize: 10 }, new AbortController().signal);
  expect(sent.mock.calls[0]![0]).toBe(brand.list.path);
  expect(JSON.parse(sent.mock.calls[0]![1].body as string)).toEqual({
    active: 1,
    keyword: '恒',
    pageNo: 2,
    pageSize: 10,
  });
  expect(page).toMatchObject({ rows: [{ id: '1', name: '恒拓' }], total: 31 });
  // Invalidated with its noun, and another filter is another list.
  expect(source.queryKey).toEqual(['brand', 'list', { active: 1 }]);
});

it('没有关键字的列表按名称查找', async () => {
  const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code: 0, status: true, message: '', data: [], total: 0 })),
  );
  vi.stubGlobal('fetch', sent);
  await listSource(userGroup.list).fetch({ text: '销售', pageNo: 1, pageSize: 10 }, new AbortController().signal);
  expect(JSON.parse(sent.mock.calls[0]![1].body as string)).toMatchObject({ name: '销售' });
});
