import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingConfirm } from '../../../kernel/feedback/confirm.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { useToasts } from '../../../kernel/feedback/toast.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { answerCalls, refuse, succeed } from '../../../testing/answer-calls.ts';
import type { BatchAction } from './batch.ts';
import { useRecordBatch } from './use-record-batch.tsx';

const rows = ['1', '2', '3'].map((id) => ({ id, name: `品牌${id}` }));
const list: List<(typeof rows)[number]> = {
  rows,
  total: 3,
  count: { total: 3, approximate: false, isCounting: false },
  pageNo: 1,
  pageSize: 10,
  filters: {},
  allFilters: {},
  isFirstLoad: false,
  isLoading: false,
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
const detailOf = (id: string) => queryClient.getQueryData(['brand', 'detail', id]);

const deleted = succeed({ done: 1, failed: [{ id: '2', name: '品牌2', message: '已被使用' }] });
/** The server, for a role that has these runs. */
const answer = (offered: readonly string[], started = succeed({ id: '77' })) =>
  answerCalls([
    [brand.deleteBatch, () => deleted],
    [brand.setActiveBatch, () => deleted],
    [batchEdit.actions, () => succeed(offered)],
    [batchEdit.act, () => started],
  ]);
const press = (actions: readonly BatchAction[], text: string) =>
  actions.find((action) => action.text === text)!.run() as Promise<void>;

beforeEach(() => {
  for (const row of rows) queryClient.setQueryData(['brand', 'detail', row.id], row);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
  window.location.hash = '';
});

it.each([
  ['逐条选择', false],
  ['选择全部，角色不能批量执行', true],
])('批量删除（%s）：删掉的不再读取，被拒绝的还在，逐条说明原因', async (_, isAll) => {
  answer([]);
  const { result } = renderHook(() => useRecordBatch(list, brand));
  act(() => (isAll ? result.current.selection.selectAll() : result.current.selection.toggle(rows[0]!)));
  if (!isAll) act(() => result.current.selection.toggle(rows[1]!));
  await act(async () => {
    const run = press(result.current.actions, '删除');
    await waitFor(() => expect(usePendingConfirm.getState().pending).toBeDefined());
    usePendingConfirm.getState().pending!.answer(true);
    await run;
  });
  expect(detailOf('1')).toBeNull();
  expect(detailOf('2')).toEqual(rows[1]);
  expect(detailOf('3')).toEqual(isAll ? null : rows[2]);
  expect(result.current.selection.count).toBe(0);
  render(<QueryClientProvider client={queryClient}>{result.current.dialog}</QueryClientProvider>);
  expect(await screen.findByRole('dialog', { name: '共2条，成功1条，失败1条' })).toBeDefined();
  expect(await screen.findByRole('row', { name: '品牌2 已被使用' })).toBeDefined();
});

it('全部被拒绝时服务器答复失败，仍逐条说明原因，没有成功的提示', async () => {
  const failed = ['1', '2'].map((id) => ({ id, name: `品牌${id}`, message: '已被使用' }));
  answerCalls([
    [
      brand.deleteBatch,
      () => [
        409,
        { code: 409, status: false, message: '所选2条均未处理：已被使用', data: { error: 'batch.allRefused', failed } },
      ],
    ],
  ]);
  const { result } = renderHook(() => useRecordBatch(list, brand));
  for (const row of rows.slice(0, 2)) act(() => result.current.selection.toggle(row));
  await act(async () => {
    const run = press(result.current.actions, '删除');
    await waitFor(() => expect(usePendingConfirm.getState().pending).toBeDefined());
    usePendingConfirm.getState().pending!.answer(true);
    await run;
  });
  expect(detailOf('1')).toEqual(rows[0]);
  expect(useToasts.getState().toasts).toEqual([]);
  render(<QueryClientProvider client={queryClient}>{result.current.dialog}</QueryClientProvider>);
  expect(await screen.findByRole('dialog', { name: '操作失败，2 条均未处理' })).toBeDefined();
  for (const { name } of failed) expect(await screen.findByRole('row', { name: `${name} 已被使用` })).toBeDefined();
});

it('选择全部：先打开影响页，不询问，不直接停用', async () => {
  const { inputsOf } = answer(['enable', 'disable']);
  const { result } = renderHook(() => useRecordBatch({ ...list, allFilters: { name: '品牌' } }, brand));
  act(() => result.current.selection.selectAll());
  await act(() => press(result.current.actions, '停用'));
  expect(inputsOf(batchEdit.act)).toEqual([{ noun: 'brand', filters: { name: '品牌' }, action: 'disable' }]);
  expect(inputsOf(brand.setActiveBatch)).toEqual([]);
  expect(window.location.hash).toBe('#/import/brand?run=77');
  expect(result.current.selection.count).toBe(0);
});

it('逐条选择的直接停用，不问服务器能否批量执行', async () => {
  const { inputsOf } = answer(['disable']);
  const { result } = renderHook(() => useRecordBatch(list, brand));
  act(() => result.current.selection.toggle(rows[0]!));
  await act(() => press(result.current.actions, '停用'));
  expect(inputsOf(brand.setActiveBatch)).toEqual([{ ids: ['1'], active: 0 }]);
  expect(inputsOf(batchEdit.actions)).toEqual([]);
});

it('不能开始时说明原因，什么也不做，选择还在', async () => {
  const { inputsOf } = answer(['disable'], refuse('正在维护'));
  const { result } = renderHook(() => useRecordBatch(list, brand));
  act(() => result.current.selection.selectAll());
  await act(() => press(result.current.actions, '停用'));
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['正在维护']);
  expect(inputsOf(brand.setActiveBatch)).toEqual([]);
  expect(result.current.selection.isAll).toBe(true);
});

it('列表不是这个名词自己的列表时（如一个商品的 SKU），照旧直接停用', async () => {
  const { inputsOf } = answer(['disable']);
  const { result } = renderHook(() =>
    useRecordBatch({ ...list, name: 'brand.ofProduct' }, brand, { disableDetail: '' }),
  );
  act(() => result.current.selection.selectAll());
  await act(async () => {
    const run = press(result.current.actions, '停用');
    await waitFor(() => expect(usePendingConfirm.getState().pending).toBeDefined());
    usePendingConfirm.getState().pending!.answer(true);
    await run;
  });
  expect(inputsOf(batchEdit.act)).toEqual([]);
  expect(inputsOf(brand.setActiveBatch)).toEqual([{ filters: {}, count: 3, active: 0 }]);
});
