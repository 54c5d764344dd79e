import { brand } from '@edp/contract/modules/brand/brand.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../http/query-client.ts';
import type { FormCall } from './rules.ts';
import { layoutsQuery } from './table-layouts.ts';
import { useList } from './use-list.ts';

const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return Response.json({ code: 0, status: true, message: '', data: [], total: 100 });
  });
  queryClient.setQueryData(layoutsQuery.queryKey, [
    { table: 'brand.list', layout: { columns: [{ key: 'code', isHidden: true }], density: 'loose' } },
  ]);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(call: FormCall, address = '/list') {
  window.history.pushState(null, '', `#${address}`);
  return renderHook(() => useList(call), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <HashRouter>{children}</HashRouter>
      </QueryClientProvider>
    ),
  }).result;
}

it('选过的每页条数在下次打开时仍在，列的安排不变；别的列表不受影响', async () => {
  const list = open(brand.list);
  expect(list.current.pageSize).toBe(10);
  await act(async () => list.current.goToPage(3));
  await act(async () => list.current.goToPage(3, 50));
  expect([list.current.pageNo, list.current.pageSize]).toEqual([1, 50]);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      path: expect.stringContaining('tableLayout/save') as string,
      body: {
        table: 'brand.list',
        layout: { columns: [{ key: 'code', isHidden: true }], density: 'loose', pageSize: 50 },
      },
    }),
  );
  cleanup();
  expect([open(brand.list).current.pageSize, open(unit.list).current.pageSize]).toEqual([50, 10]);
});

it('地址中的每页条数优先；没有这种条数时用默认的', () => {
  queryClient.setQueryData(layoutsQuery.queryKey, [
    { table: 'brand.list', layout: { columns: [], density: 'standard', pageSize: 30 } },
    { table: 'unit.list', layout: { columns: [], density: 'standard', pageSize: 7 } },
  ]);
  expect(open(brand.list, '/list?pageSize=1').current.pageSize).toBe(1);
  expect(open(brand.list).current.pageSize).toBe(30);
  expect(open(unit.list).current.pageSize).toBe(10);
});
