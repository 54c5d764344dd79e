import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import type { ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { List } from '../../kernel/data/use-list.ts';
import { usePendingConfirm } from '../../kernel/feedback/confirm.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../testing/answer-calls.ts';
import { useProductBatch } from './use-product-batch.ts';
import { sendInParts } from './use-selected-batch.ts';

const rows = ['1', '2'].map((id) => ({ id, name: `商品${id}` }) as ProductRow);
const list = {
  rows,
  total: 3,
  count: { total: 3, approximate: false, isCounting: false },
  pageNo: 1,
  pageSize: 10,
  filters: {},
  allFilters: { active: '0' },
  sort: '',
  name: product.list.name,
} as unknown as List<ProductRow>;
const shown = () => useToasts.getState().toasts.map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  setLanguage('ZHS');
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('没有选择商品时，上架与下架都提示，什么也不发送', async () => {
  const { inputsOf } = answerCalls([[product.up, () => succeed({ done: 0, failed: [] })]]);
  const { result } = renderHook(() => useProductBatch(list, '商品'));
  expect(result.current.actions.map(({ text, can }) => [text, can])).toEqual([
    ['上架', 'product.shelf'],
    ['下架', 'product.shelf'],
    ['删除', 'product.delete'],
  ]);
  await act(() => result.current.putOnShelf());
  await act(() => result.current.takeOffShelf());
  expect(shown()).toEqual([['warning', '请先选择商品']]);
  expect(inputsOf(product.up)).toEqual([]);
});

it('选择的商品上架，之后不再选中', async () => {
  const { inputsOf } = answerCalls([[product.up, () => succeed({ done: 1, failed: [] })]]);
  const { result } = renderHook(() => useProductBatch(list, '商品'));
  act(() => result.current.selection.toggle(rows[1]!));
  await act(() => result.current.putOnShelf());
  expect(inputsOf(product.up)).toEqual([{ ids: ['2'] }]);
  await waitFor(() => expect(shown()).toEqual([['success', '已上架 1 个商品']]));
  expect(result.current.selection.count).toBe(0);
});

it('选择全部而角色不能批量执行：先询问，再按条件读出所有页的', async () => {
  const { inputsOf } = answerCalls([
    [batchEdit.actions, () => succeed([])],
    [product.list, () => succeed(['1', '2', '3'].map((id) => ({ id })))],
    [product.down, () => succeed({ done: 3, failed: [] })],
  ]);
  const { result } = renderHook(() => useProductBatch(list, '商品'));
  act(() => result.current.selection.selectAll());
  await act(async () => {
    const run = result.current.takeOffShelf();
    await waitFor(() => expect(usePendingConfirm.getState().pending).toBeDefined());
    expect(usePendingConfirm.getState().pending!.title).toBe('确认下架选中的 3 件商品？');
    usePendingConfirm.getState().pending!.answer(true);
    await run;
  });
  expect(inputsOf(product.list)).toEqual([{ active: '0', pageSize: 3 }]);
  expect(inputsOf(product.down)).toEqual([{ ids: ['1', '2', '3'] }]);
});

it('选择全部时，页面上的下架与批量操作一样先打开影响页', async () => {
  const { inputsOf } = answerCalls([
    [batchEdit.actions, () => succeed(['putOnShelf', 'takeOffShelf', 'delete'])],
    [batchEdit.act, () => succeed({ id: '5' })],
  ]);
  const { result } = renderHook(() => useProductBatch(list, '商品'));
  act(() => result.current.selection.selectAll());
  await act(() => result.current.takeOffShelf());
  expect(inputsOf(batchEdit.act)).toEqual([{ noun: 'product', filters: { active: '0' }, action: 'takeOffShelf' }]);
  expect(window.location.hash).toBe('#/import/product?run=5');
});

it('多于一千条时分几次发送，结果合在一起', async () => {
  const sizes: number[] = [];
  const ids = Array.from({ length: 2001 }, (_, index) => String(index));
  const result = await sendInParts(ids, async (part) => {
    sizes.push(part.length);
    return { done: part.length - 1, failed: [{ id: part[0]!, name: '', message: '已下架' }] };
  });
  expect(sizes).toEqual([1000, 1000, 1]);
  expect(result).toEqual({
    done: 1998,
    failed: ['0', '1000', '2000'].map((id) => ({ id, name: '', message: '已下架' })),
  });
});
