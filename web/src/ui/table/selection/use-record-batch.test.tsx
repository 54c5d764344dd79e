import { brand } from '@edp/contract/modules/brand/brand.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingConfirm } from '../../../kernel/feedback/confirm.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { useRecordBatch } from './use-record-batch.tsx';

const rows = ['1', '2', '3'].map((id) => ({ id, name: `品牌${id}` }));
const list: List<(typeof rows)[number]> = {
  rows, total: 3, count: { total: 3, approximate: false, countExactly: undefined, isCounting: false }, pageNo: 1, pageSize: 10, filters: {}, allFilters: {},
  isFirstLoad: false, isLoading: false, error: undefined, call: brand.list, name: 'brand.list', viewId: '', layoutName: 'brand.list', sort: '', canSortBy: () => false, isHidden: () => false, sortBy: () => {},
  search: () => {}, reset: () => {}, goToPage: () => {}, reload: () => {},
};
const detailOf = (id: string) => queryClient.getQueryData(['brand', 'detail', id]);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, status: true, message: '', data: { done: 1, failed: [{ id: '2', name: '品牌2', message: '已被使用' }] } })));
  for (const row of rows) queryClient.setQueryData(['brand', 'detail', row.id], row);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it.each([['逐条选择', false], ['选择全部', true]])('批量删除（%s）：删掉的不再读取，被拒绝的还在', async (_, isAll) => {
  const { result } = renderHook(() => useRecordBatch(list, brand));
  act(() => (isAll ? result.current.selection.selectAll() : result.current.selection.toggle(rows[0]!)));
  if (!isAll) act(() => result.current.selection.toggle(rows[1]!));
  await act(async () => {
    const run = result.current.actions.find(({ text }) => text === '删除')!.run() as Promise<void>;
    usePendingConfirm.getState().pending!.answer(true);
    await run;
  });
  expect(detailOf('1')).toBeNull();
  expect(detailOf('2')).toEqual(rows[1]);
  expect(detailOf('3')).toEqual(isAll ? null : rows[2]);
  expect(result.current.selection.count).toBe(0);
});
