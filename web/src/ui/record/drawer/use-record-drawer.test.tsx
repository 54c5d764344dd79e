import { brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HashRouter, useLocation, useNavigate } from 'react-router';
import { type List, useList } from '../../../kernel/data/use-list.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { answerCalls, succeedWithPage } from '../../../testing/answer-calls.ts';
import { useRecordDrawer } from './use-record-drawer.ts';

type Row = { id: string; name: string };
const brands = Array.from({ length: 12 }, (_, index) => ({ id: String(index + 1), name: `品牌${index + 1}` }));

/** Two pages of two rows; the second arrives when `isLoaded` is set. */
let isLoaded = true;
const listAt = (search: string): List<Row> => {
  const pageNo = Number(new URLSearchParams(search).get('pageNo') ?? 1);
  const ids = pageNo === 1 || !isLoaded ? ['1', '2'] : ['3', '4'];
  return {
    rows: ids.map((id) => ({ id, name: `品牌${id}` })),
    total: 4,
    count: { total: 4, approximate: false, isCounting: false },
    pageNo,
    pageSize: 2,
    filters: {},
    allFilters: {},
    isFirstLoad: false,
    isLoading: !isLoaded,
    error: undefined,
    call: brand.list,
    name: 'brand.list',
    viewId: '',
    layoutName: 'brand.list',
    sort: '',
    canSortBy: () => false,
    isHidden: () => false,
    sortBy: () => {},
    search: () => {},
    reset: () => {},
    goToPage: () => {},
    reload: () => {},
  };
};

function render(address: string) {
  window.history.pushState(null, '', `#${address}`);
  const hook = renderHook(
    () => {
      const { search } = useLocation();
      const list = listAt(search);
      return { search, list, ...useRecordDrawer(list) };
    },
    { wrapper: HashRouter },
  );
  const now = () => hook.result.current;
  return {
    now,
    rerender: hook.rerender,
    open: (index: number) => act(async () => now().table.onOpen(now().list.rows[index]!)),
  };
}
/** The history of happy-dom moves later. */
const back = () =>
  act(async () => {
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await moved;
  });

beforeEach(() => {
  isLoaded = true;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('列表旁打开的记录', () => {
  it('地址中有打开的记录，关闭后没有', async () => {
    const { now, open } = render('/brand?code=A');
    expect(now().opened).toBeUndefined();
    await open(1);
    expect(now().search).toBe('?code=A&open=2');
    expect(now().opened).toMatchObject({ id: '2', position: 2, total: 4, row: { name: '品牌2' } });
    await open(0);
    expect(now().search).toBe('?code=A&open=1');
  });

  it('链接打开记录；不在本页的也打开', () => {
    expect(render('/brand?open=2').now().opened?.id).toBe('2');
    cleanup();
    expect(render('/brand?open=77').now().opened).toMatchObject({
      id: '77',
      row: undefined,
      position: undefined,
      next: undefined,
    });
  });

  it('从链接打开的记录关闭后留在列表', async () => {
    const { now } = render('/brand?name=x&open=2');
    await act(async () => now().opened!.close());
    expect(now().search).toBe('?name=x');
    expect(now().opened).toBeUndefined();
  });

  it('下一条翻到下一页：那一页到来之前仍显示原来的记录', async () => {
    const { now, rerender } = render('/brand?open=2');
    isLoaded = false;
    await act(async () => now().opened!.next!());
    expect(now().search).toBe('?open=first&pageNo=2');
    expect(now().opened?.id).toBe('2');
    isLoaded = true;
    await act(async () => rerender());
    expect(now().search).toBe('?open=3&pageNo=2');
    expect(now().opened).toMatchObject({ id: '3', position: 3 });
    await act(async () => now().opened!.previous!());
    expect(now().search).toBe('?open=2');
  });

  it('可以打开到某一页签：换到下一条仍在那里，关闭后再打开从第一个开始', async () => {
    const { now, open } = render('/brand');
    await act(async () => now().openAt(now().list.rows[0]!, 'sharing'));
    expect(now().search).toBe('?open=1');
    expect(now().opened?.section).toBe('sharing');
    await act(async () => now().opened!.next!());
    expect(now().opened).toMatchObject({ id: '2', section: 'sharing' });
    await back();
    await open(0);
    expect(now().opened).toMatchObject({ id: '1', section: undefined });
  });

  it('后退关闭；上一条、下一条不增加后退的次数', async () => {
    const { now, open } = render('/brand?code=B');
    await open(0);
    await act(async () => now().opened!.next!());
    expect(now().opened?.id).toBe('2');
    await back();
    expect(now().search).toBe('?code=B');
    expect(now().opened).toBeUndefined();
  });

  it.each([
    ['关闭', (now: () => { opened: { close: () => void } | undefined }) => act(async () => now().opened!.close())],
    ['后退', () => back()],
  ])('在打开的记录旁查询、排序、翻页，%s之后列表照旧，再后退一步离开列表', async (_, leave) => {
    answerCalls([[brand.list, (input) => succeedWithPage(brands, input)]]);
    window.history.pushState(null, '', '#/home');
    const hook = renderHook(
      () => {
        const { pathname, search } = useLocation();
        const list = useList(brand.list);
        return { at: pathname + search, go: useNavigate(), list, ...useRecordDrawer(list) };
      },
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={queryClient}>
            <HashRouter>{children}</HashRouter>
          </QueryClientProvider>
        ),
      },
    );
    const now = () => hook.result.current;
    await act(async () => now().go('/brand'));
    await waitFor(() => expect(now().list.rows).toHaveLength(10));
    await act(async () => now().table.onOpen(now().list.rows[0]!));
    await act(async () => now().list.search({ name: '品牌' }));
    await act(async () => now().list.sortBy('code'));
    await act(async () => now().list.goToPage(2));
    const left = '/brand?name=%E5%93%81%E7%89%8C&sort=code&pageNo=2';
    expect(now().at).toBe(`${left}&open=1`);
    await act(async () => leave(now));
    await waitFor(() => expect([now().at, now().opened]).toEqual([left, undefined]));
    await back();
    expect(now().at).toBe('/home');
  });

  it('正在编辑时离开要询问：拒绝则回到该记录，同意则放弃', async () => {
    const { now, open } = render('/brand');
    await open(0);
    await act(async () => now().opened!.edit({ id: '1', name: '旧' }));
    let answer = false;
    now().opened!.confirmLeave.current = () => Promise.resolve(answer);
    await open(1);
    expect(now().opened).toMatchObject({ id: '1', edited: { name: '旧' } });
    expect(now().search).toBe('?open=1');
    await back();
    expect(now().opened?.id).toBe('1');
    expect(now().search).toBe('?open=1');
    answer = true;
    await open(1);
    expect(now().opened).toMatchObject({ id: '2', edited: undefined });
  });
});
