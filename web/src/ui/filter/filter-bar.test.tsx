import { brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { HashRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useList } from '../../kernel/data/use-list.ts';
import { writeStorage } from '../../kernel/session/storage.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { FilterBar } from './filter-bar.tsx';
import type { Filter } from './filter.ts';
import { searchDelay } from './use-filter-values.ts';

const filters: Filter[] = [
  { name: 'name', label: '名称' },
  { name: 'code', label: '编码' },
  {
    name: 'active',
    label: '有效性',
    options: [
      { value: '1', text: '有效' },
      { value: '0', text: '无效' },
    ],
  },
];

/** With the address as rendered: the browser has the next one before the page does. */
function Page({ shown }: { shown: readonly Filter[] }) {
  const { search } = useLocation();
  const list = useList(brand.list);
  return (
    <>
      <FilterBar filters={shown} list={list} searched="名称、编码" />
      <button onClick={() => list.sortBy('code')}>按编码排序</button>
      <output>{decodeURIComponent(search)}</output>
    </>
  );
}

async function open(address: string, shown = filters) {
  for (const each of ['/brand?from=before', address]) window.history.pushState(null, '', `#${each}`);
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={new QueryClient()}>
        <HashRouter>
          <Page shown={shown} />
        </HashRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  );
  await waitFor(() => expect(document.querySelector('search')).not.toBeNull());
  return { search: () => document.querySelector('output')!.textContent };
}
const text = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The user has left the filters open. */
const leaveOpen = () => writeStorage('filters', 'open');

beforeEach(() => {
  localStorage.clear();
  setLanguage('ZHS');
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 0, status: true, message: '', data: [], total: 100 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('只有一个搜索框，其余的条件收起，已设的是标签；点标签展开到该条件，展开后不再有标签，下次打开仍展开', async () => {
  await open('/brand?code=BRH&active=0&keyword=轴承');
  expect(text('关键字').value).toBe('轴承');
  expect(text('关键字').placeholder).toBe('名称、编码');
  expect([screen.queryByLabelText('编码'), screen.queryByText('关键字：轴承')]).toEqual([null, null]);
  expect(screen.getByText('有效性：无效')).toBeTruthy();
  fireEvent.click(screen.getByText('编码：BRH'));
  expect(document.activeElement).toBe(text('编码'));
  expect(text('编码').value).toBe('BRH');
  expect(screen.queryByText('有效性：无效')).toBeNull();
  cleanup();
  await open('/brand?code=BRH');
  expect(text('编码').value).toBe('BRH');
  press('收起');
  expect(screen.getByText('编码：BRH')).toBeTruthy();
});

it('第一次点击尚未显示时再点列头，顺序接着变', async () => {
  const page = await open('/brand');
  act(() => {
    for (let clicks = 0; clicks < 2; clicks++) screen.getByRole('button', { name: '按编码排序' }).click();
  });
  await waitFor(() => expect(page.search()).toBe('?sort=-code'));
  press('按编码排序');
  await waitFor(() => expect(page.search()).toBe(''));
});

it('命令面板带来的关键字在没有搜索框的列表中是标签，可以移除；列表自己有该输入框时不重复', async () => {
  const page = await open('/brand?keyword=轴承', filters.slice(0, 1));
  expect(screen.getByText('关键字：轴承')).toBeTruthy();
  press('移除查询条件 关键字');
  await waitFor(() => expect(page.search()).toBe(''));
  expect(screen.queryByText('关键字：轴承')).toBeNull();
  cleanup();
  await open('/brand?keyword=轴承', [{ name: 'keyword', label: '姓名/账号' }]);
  expect(text('姓名/账号').value).toBe('轴承');
  expect(screen.queryByText('关键字：轴承')).toBeNull();
});

it('输入的内容写进地址，翻到的页从头开始；无论查询、排序、重置多少次，后退一步就离开', async () => {
  leaveOpen();
  const page = await open('/brand?pageNo=3');
  fireEvent.change(text('名称'), { target: { value: '轴承' } });
  await waitFor(() => expect(page.search()).toBe('?name=轴承'));
  fireEvent.change(text('编码'), { target: { value: 'A' } });
  press('查询');
  await waitFor(() => expect(page.search()).toBe('?name=轴承&code=A'));
  press('按编码排序');
  await waitFor(() => expect(page.search()).toBe('?name=轴承&code=A&sort=code'));
  press('重置');
  await waitFor(() => expect(page.search()).toBe('?sort=code'));
  act(() => window.history.back());
  await waitFor(() => expect(page.search()).toBe('?from=before'));
});

it('输入之后立即排序：页面还没有重新显示，查询也不丢掉排序', async () => {
  leaveOpen();
  const page = await open('/brand');
  vi.useFakeTimers();
  fireEvent.change(text('名称'), { target: { value: '轴承' } });
  // Nothing is rendered before the end of act, as on a busy machine.
  act(() => {
    press('按编码排序');
    vi.advanceTimersByTime(searchDelay);
  });
  vi.useRealTimers();
  await waitFor(() => expect(page.search()).toBe('?name=轴承&sort=code'));
});

it('输入之后立即去别的页面：查询不把用户带回来', async () => {
  leaveOpen();
  const page = await open('/brand');
  vi.useFakeTimers();
  fireEvent.change(text('名称'), { target: { value: '轴承' } });
  act(() => {
    window.history.pushState(null, '', '#/unit?code=A');
    vi.advanceTimersByTime(searchDelay);
  });
  vi.useRealTimers();
  expect(window.location.hash).toBe('#/unit?code=A');
  expect(page.search()).toBe('');
});

it('移除标签，地址中不再有该条件', async () => {
  const page = await open('/brand?name=轴承&active=0');
  press('移除查询条件 有效性');
  await waitFor(() => expect(page.search()).toBe('?name=轴承'));
  await waitFor(() => expect(screen.queryByText('有效性：无效')).toBeNull());
});

it('展开后条件在输入框中，不再有标签；收起后又是标签', async () => {
  await open('/brand?active=0');
  press('展开');
  expect(text('有效性').value || document.querySelector('.ant-select-content')?.textContent).toBe('无效');
  expect(screen.queryByText('有效性：无效')).toBeNull();
  press('收起');
  expect(screen.getByText('有效性：无效')).toBeTruthy();
});

it('只有文本时全部可见，也可以收起，收起后已设的条件是标签', async () => {
  await open('/brand?name=轴承', filters.slice(0, 1));
  expect(text('名称').value).toBe('轴承');
  press('收起搜索');
  expect(screen.queryByLabelText('名称')).toBeNull();
  expect(screen.getByText('名称：轴承')).toBeTruthy();
  press('展开搜索');
  expect(text('名称').value).toBe('轴承');
});

it('没有文本时一开始就展开', async () => {
  await open('/brand', filters.slice(2));
  expect(text('有效性')).toBeTruthy();
});

it('重置清空地址', async () => {
  leaveOpen();
  const page = await open('/brand?name=轴承&active=0');
  press('重置');
  await waitFor(() => expect(page.search()).toBe(''));
  await waitFor(() => expect(text('名称').value).toBe(''));
});
