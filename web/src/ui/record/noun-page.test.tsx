import { brand, type Brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginInfoQuery, resourcesQuery } from '../../kernel/session/access.ts';
import { TabHandleContext } from '../../kernel/tabs/tab.ts';
import { TextView } from './facts/text-view.tsx';
import { NounPage } from './noun-page.tsx';
import type { RecordKind } from './record-kind.ts';

const record = { id: '7', version: 14, name: '恒拓', code: 'HT', active: 1, editable: 1 };
const change = {
  id: '1',
  time: '2026-11-15 16:05:09',
  userName: '陈志远',
  action: 'update',
  fields: [],
  parts: [],
  partCount: 0,
};
const kind: RecordKind<Brand> = {
  noun: 'brand',
  list: '/brand',
  titles: { view: '品牌详情', edit: '编辑品牌', create: '新增品牌' },
  calls: { detail: brand.detail, create: brand.save, update: brand.save },
  blank: {},
  fields: {},
  Inputs: ({ record: edited }) => <p>{edited ? `表单：${edited.name}` : '空表单'}</p>,
};

function open(route: string, of = kind, setRecordName = vi.fn<(name: string) => void>()) {
  const client = new QueryClient();
  client.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [{ button: [{ enCode: 'brand.edit' }] }],
  } as never);
  client.setQueryData(loginInfoQuery.queryKey, { roleId: '1', roleCode: 'ADMIN' } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[route]}>
        <Routes>
          <Route
            path="/brand/:id"
            element={
              <TabHandleContext value={{ setRecordName, close: () => {} }}>
                <NounPage kind={of} />
              </TabHandleContext>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => {
    const data = path.includes(brand.detail.path) ? record : path.includes('changes') ? [change] : [];
    return new Response(JSON.stringify({ code: 0, status: true, message: '', data, total: 1 }));
  }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('页面只有一个标题：记录的名称；编辑时也是', async () => {
  open('/brand/7');
  expect((await screen.findByRole('heading', { level: 1, name: '品牌详情 恒拓' })).textContent).toBe('恒拓');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /编\s?辑/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '编辑品牌 恒拓' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: /恒拓/ })).toHaveLength(1);
});

it('空的部分可以直接去填写，打开的是表单', async () => {
  const withText = { ...kind, panelsOf: () => [{ key: 'text', title: '图文', content: <TextView html="" /> }] };
  open('/brand/7', withText);
  fireEvent.click(await screen.findByRole('button', { name: '去填写' }));
  expect(await screen.findByText('表单：恒拓')).toBeTruthy();
});

it('页头说出第几版、谁在何时更新', async () => {
  open('/brand/7');
  expect(await screen.findByText('第 14 版 · 陈志远 2026-11-15 16:05:09 更新')).toBeTruthy();
});

it('再读时已不存在的记录（例如切换了库存组织）不再显示，页签不再写着它；读到过的别的错误不影响', async () => {
  const setRecordName = vi.fn<(name: string) => void>();
  const client = open('/brand/7', kind, setRecordName);
  expect(await screen.findByRole('heading', { name: /恒拓/ })).toBeTruthy();
  expect(setRecordName).toHaveBeenLastCalledWith('恒拓');
  const answer = (status: number, error: string) =>
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ code: status, status: false, message: '', data: { error } }), { status }),
    );
  answer(500, 'error.unexpected');
  await act(() => client.refetchQueries());
  expect(screen.getByRole('heading', { name: /恒拓/ })).toBeTruthy();
  expect(setRecordName).toHaveBeenLastCalledWith('恒拓');
  answer(404, 'error.notFound');
  await act(() => client.refetchQueries());
  expect(await screen.findByText('该记录不存在或已被删除')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /恒拓/ })).toBeNull();
  expect(setRecordName).toHaveBeenLastCalledWith('');
});

it('编辑时表单知道是哪条记录，新增时没有', async () => {
  open('/brand/7');
  fireEvent.click(await screen.findByRole('button', { name: /编\s?辑/ }));
  expect(await screen.findByText('表单：恒拓')).toBeTruthy();
  cleanup();
  open('/brand/0');
  expect(await screen.findByText('空表单')).toBeTruthy();
});

it('地址指定页签：由列表的操作打开到那里，切换时随之改变', async () => {
  open('/brand/7?section=uses');
  expect((await screen.findByRole('tab', { name: '何处使用' })).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: '概览' }));
  expect(screen.getByRole('tab', { name: '概览' }).getAttribute('aria-selected')).toBe('true');
});

it('记录自己的页签在前，共有的在后，标明最后的排在末尾', async () => {
  const panelsOf = () => [
    { key: 'basic', title: '基本信息', content: null },
    { key: 'last', title: '库存组织', content: null, isLast: true },
  ];
  open('/brand/7', { ...kind, panelsOf });
  await screen.findByRole('tab', { name: '何处使用' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '基本信息',
    '最近变更',
    '何处使用',
    '库存组织',
  ]);
});
