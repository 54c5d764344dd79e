import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutsQuery } from '../../../kernel/data/table-layouts.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import type { Column } from '../column.ts';
import { useTableLayout } from './use-table-layout.ts';

const columns: Column<never>[] = ['code', 'name', 'time'].map((key) => ({
  key,
  title: key,
  width: 100,
  render: () => null,
}));
const saved: unknown[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.includes(tableLayout.save.path)) saved.push(JSON.parse(body));
    return Response.json({ code: 0, status: true, message: '', data: null });
  });
  queryClient.setQueryData(layoutsQuery.queryKey, []);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('紧接着的几次调整都算数，即使前一次还没有显示出来', async () => {
  const { result } = renderHook(() => useTableLayout('brand.list', columns), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const drawn = result.current;
  act(() => {
    drawn.change('name', { isHidden: true });
    drawn.move('time', 'name');
    drawn.setDensity('compact');
  });
  const layout = {
    columns: [{ key: 'code', pinned: 'left' }, { key: 'time' }, { key: 'name', isHidden: true }],
    density: 'compact',
  };
  await waitFor(() => expect(saved).toMatchObject([{ table: 'brand.list', layout }]));
  expect(result.current).toMatchObject({ columns: layout.columns, density: 'compact', isChanged: true });
});
