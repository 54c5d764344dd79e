import { category } from '@edp/contract/modules/category/category.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingConfirm } from '../../kernel/feedback/confirm.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../testing/answer-calls.ts';
import { ShelfRequirements } from './shelf-requirements.tsx';

const node = (id: string, name: string, children: object[] = []) => ({ id, name, code: '', children });
const tree = [node('1', '泵', [node('2', '离心泵')]), node('3', '阀门')];
let stored: { needed: string[]; inherited: boolean };

const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels![0]!.textContent);
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const calls = answerCalls([
    [category.tree, () => succeed(tree)],
    [product.requirement, () => succeed(stored)],
    [product.setRequirement, () => succeed(null)],
  ]);
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <ShelfRequirements onClose={onClose} />
    </QueryClientProvider>,
  );
  return { ...calls, onClose };
}

beforeEach(() => {
  setLanguage('ZHS');
  stored = { needed: ['picture', 'price'], inherited: true };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('默认沿用上级分类，不能勾选；单独设置后从上级的要求开始，保存所勾选的', async () => {
  const { inputsOf } = open();
  fireEvent.click(await item('离心泵'));
  expect((await box('沿用上级分类')).checked).toBe(true);
  expect(ticked()).toEqual(['沿用上级分类', '图片', '价格']);
  expect((await box('图片')).closest('fieldset')!.disabled).toBe(true);
  press(/保 ?存/);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['没有需要保存的修改']);
  expect(inputsOf(product.setRequirement)).toEqual([]);

  fireEvent.click(await box('沿用上级分类'));
  fireEvent.click(await box('英文名称'));
  fireEvent.click(await box('图片'));
  expect(ticked()).toEqual(['价格', '英文名称']);
  press(/保 ?存/);
  await waitFor(() =>
    expect(inputsOf(product.setRequirement)).toEqual([{ categoryId: '2', needed: ['price', 'translation'] }]),
  );
});

it('单独设置的改为沿用上级；最上级分类沿用系统默认', async () => {
  stored = { needed: [], inherited: false };
  const { inputsOf } = open();
  fireEvent.click(await item('阀门'));
  expect((await box('使用系统默认')).checked).toBe(false);
  expect(screen.getByText('没有勾选任何资料，该分类的商品可以直接上架。')).toBeTruthy();
  fireEvent.click(await box('使用系统默认'));
  expect(ticked()).toEqual(['使用系统默认', '图片', '价格', '图文详情', '库存组织']);
  press(/保 ?存/);
  await waitFor(() => expect(inputsOf(product.setRequirement)).toEqual([{ categoryId: '3', needed: null }]));
});

it('没有保存就换分类或关闭时询问，取消则留在原处', async () => {
  const { onClose } = open();
  fireEvent.click(await item('离心泵'));
  fireEvent.click(await box('沿用上级分类'));
  fireEvent.click(await item('阀门'));
  await act(async () => usePendingConfirm.getState().pending!.answer(false));
  expect(screen.getByRole('heading', { name: '离心泵' })).toBeTruthy();
  press(/^关 闭$/);
  await act(async () => usePendingConfirm.getState().pending!.answer(false));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(await item('阀门'));
  await act(async () => usePendingConfirm.getState().pending!.answer(true));
  expect(await screen.findByRole('heading', { name: '阀门' })).toBeTruthy();
  await act(async () => press(/^关 闭$/));
  expect(onClose).toHaveBeenCalledOnce();
});
