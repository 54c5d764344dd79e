import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createCallError, type CallError } from '../../kernel/http/call-error.ts';
import { NodeRecord } from './node-record.tsx';

const onRejected = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();
const reload = vi.fn<() => Promise<never>>();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const open = (error: CallError | undefined, record?: string) =>
  render(
    <NodeRecord state={{ record, error, reload }} onRejected={onRejected} onCancel={onCancel}>
      {(name) => <p>{name}</p>}
    </NodeRecord>,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('已被他人删除的节点：说明并更新树，可以另选一项，不提供重试', () => {
  open(createCallError('rejected', '数据不存在', { error: 'error.notFound' }));
  expect(screen.getByText('这一项已被删除')).toBeTruthy();
  expect(buttons()).toEqual(['另选一项']);
  expect(onRejected).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button'));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('没有读到的可以重试；读到的照常显示', () => {
  open(createCallError('network', '网络不通'));
  expect(buttons()).toEqual(['重试']);
  cleanup();
  open(undefined, '离心泵');
  expect(screen.getByText('离心泵')).toBeTruthy();
});
