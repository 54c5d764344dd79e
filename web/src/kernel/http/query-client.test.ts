import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTenant, updateSession } from '../session/session.ts';
import { queryClient, refetchQueries } from './query-client.ts';

afterEach(() => {
  clearTenant();
  queryClient.clear();
});

it('切换库存组织：正在显示的重新读取，没有显示的不再留着另一个组织的记录', async () => {
  updateSession({ corTicket: 'ticket', roleId: '1', invorgId: '1' });
  const read = vi.fn<() => Promise<string>>(async () => '组织二的动态');
  queryClient.setQueryData(['workbench', 'show'], '组织一的动态');
  queryClient.setQueryData(['material', 'list'], '组织一的物料');
  const leave = new QueryObserver(queryClient, {
    queryKey: ['workbench', 'show'],
    queryFn: read,
    staleTime: Infinity,
  }).subscribe(() => {});
  updateSession({ invorgId: '2' });
  expect(queryClient.getQueryData(['material', 'list'])).toBeUndefined();
  await expect.poll(() => queryClient.getQueryData(['workbench', 'show'])).toBe('组织二的动态');
  expect(read).toHaveBeenCalledOnce();
  leave();
});

it('登录时得知库存组织，不重新读取', () => {
  updateSession({ corTicket: 'ticket', roleId: '1', invorgId: '' });
  queryClient.setQueryData(['workbench', 'show'], '动态');
  updateSession({ invorgId: '1' });
  expect(queryClient.getQueryData(['workbench', 'show'])).toBe('动态');
});

it('首次读取尚未返回时有变化：重新读取，不显示变化之前的内容', async () => {
  const answers: ((state: string) => void)[] = [];
  const read = () => new Promise<string>((answer) => answers.push(answer));
  const leave = new QueryObserver(queryClient, { queryKey: ['job', 'list'], queryFn: read }).subscribe(() => {});
  const changed = refetchQueries({ queryKey: ['job', 'list'] });
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]!('执行中');
  answers[1]!('已完成');
  await changed;
  expect(queryClient.getQueryData(['job', 'list'])).toBe('已完成');
  leave();
});
