import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.tsx';
import { setLanguage } from '../../kernel/text/language.ts';
import { dictionary } from '../../kernel/text/text.ts';
import { showOutcome } from '../../kernel/feedback/show-outcome.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';

dictionary('teapot', { title: { ZHS: '茶壶管理', ENG: 'Teapots' }, thing: { ZHS: '茶壶', ENG: 'teapot' } });
const done = { noun: 'teapot', message: '操作成功', refresh: vi.fn<() => void>() };
const succeed = async (): Promise<Envelope<unknown>> => ({ code: 0, status: true, message: '操作成功', data: null });
const texts = () => useToasts.getState().toasts.map(({ text }) => text);
const undoButton = () => screen.queryByRole('button', { name: '撤销' });
const press = (target: EventTarget, key = 'z') =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  setLanguage('ZHS');
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  cleanup();
});

it('说出做了什么、是哪一个、共几个；保存时在服务器的话后面', () => {
  showOutcome({ action: '停用', name: '青瓷' }, done);
  showOutcome({ action: '停用', count: 1200 }, done);
  showOutcome({ name: '青瓷' }, done);
  showOutcome({ action: '删除', thing: '杯子', name: '白瓷' }, { ...done, noun: 'unknown' });
  expect(texts()).toEqual([
    '已停用茶壶「青瓷」',
    '已停用 1,200 个茶壶',
    '操作成功 · 茶壶「青瓷」',
    '已删除杯子「白瓷」',
  ]);
  setLanguage('ENG');
  showOutcome({ action: 'Disable', name: '青瓷' }, done);
  expect(texts()).toContain('Done: Disable teapot “青瓷”');
});

it('没有名称时只有服务器的话；没有退路时没有撤销', () => {
  showOutcome({}, done);
  expect(useToasts.getState().toasts).toMatchObject([{ text: '操作成功' }]);
  expect(useToasts.getState().toasts[0]!.action).toBeUndefined();
});

it('撤销发送相反的请求，再说出结果；不能再撤销', async () => {
  const send = vi.fn<typeof succeed>(succeed);
  render(<Toasts />);
  act(() => showOutcome({ action: '停用', name: '青瓷', back: { action: '启用', send } }, done));
  fireEvent.click(undoButton()!);
  await expect.poll(texts).toContain('已启用茶壶「青瓷」');
  expect(send).toHaveBeenCalledOnce();
  expect(done.refresh).toHaveBeenCalledOnce();
  expect(undoButton()).toBeNull();
});

it('可以撤销的提示停留十秒；鼠标或焦点在上面时不消失', () => {
  render(<Toasts />);
  act(() => showOutcome({ action: '停用', name: '青瓷', back: { action: '启用', send: succeed } }, done));
  expect(screen.getByRole('status').textContent).toContain('已停用茶壶「青瓷」');
  vi.advanceTimersByTime(9900);
  expect(texts()).toHaveLength(1);
  undoButton()!.focus();
  vi.advanceTimersByTime(20_000);
  expect(texts()).toHaveLength(1);
  undoButton()!.blur();
  act(() => void vi.advanceTimersByTime(2000));
  expect(texts()).toEqual([]);
});

it('Ctrl+Z 撤销最近的一个；输入文字时不撤销', async () => {
  render(
    <>
      <input />
      <button type="button">行</button>
    </>,
  );
  const send = vi.fn<typeof succeed>(succeed);
  showOutcome({ action: '停用', name: '青瓷', back: { action: '启用', send } }, done);
  press(document.querySelector('input')!);
  press(document.querySelector('button')!, 'y');
  expect(send).not.toHaveBeenCalled();
  press(document.querySelector('button')!);
  expect(send).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
  await expect.poll(texts).toContain('已启用茶壶「青瓷」');
});
