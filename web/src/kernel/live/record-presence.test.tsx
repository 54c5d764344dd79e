import { cleanup, render, renderHook } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabContext } from '../tabs/tab-context.ts';
import { clearUnsaved, useUnsavedFlag } from '../tabs/unsaved.ts';
import { openLiveChannel } from './live-channel.ts';
import { resetLive, updateLive } from './live-state.ts';
import { showRecordViewers, useRecordPresence } from './record-presence.ts';

/** A socket that is open at once and remembers what was sent. */
class OpenSocket extends EventTarget {
  static sent: { event: string; data: unknown }[] = [];
  static OPEN = 1;
  readyState = 1;
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(frame: string) {
    OpenSocket.sent.push(JSON.parse(frame) as never);
  }
  close() {
    this.readyState = 3;
  }
}

let channel: ReturnType<typeof openLiveChannel>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', OpenSocket);
  OpenSocket.sent = [];
  channel = openLiveChannel({
    address: 'ws://127.0.0.1/{ticket}',
    ticket: 't',
    handlers: {} as never,
    onStatus: () => {},
  });
  await vi.advanceTimersByTimeAsync(0);
  updateLive({ status: 'online' });
  await rest();
});
afterEach(async () => {
  cleanup();
  channel.close();
  resetLive();
  await rest();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(300);
const sent = () =>
  OpenSocket.sent
    .splice(0)
    .filter(({ event }) => event !== 'OnConnection')
    .map(({ event, data }) => [event, ...Object.values(data as object)].join(' '));
const open = (id: string | undefined, mode: 'view' | 'edit' = 'view') =>
  renderHook(
    (props: { id: string | undefined; mode: 'view' | 'edit' }) => useRecordPresence('brand', props.id, props.mode),
    { initialProps: { id, mode } },
  );
const zhangwei = { userId: '3', name: '张伟', mode: 'edit' } as const;

describe('打开的记录', () => {
  it('显示时告知服务器，改为编辑时再告知，关闭时结束', async () => {
    const shown = open('7');
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 view']);
    shown.rerender({ id: '7', mode: 'edit' });
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 edit']);
    shown.unmount();
    await rest();
    expect(sent()).toEqual(['closeRecord brand 7']);
  });

  it('同一记录显示在两处算一次，有一处在编辑就是编辑', async () => {
    const [drawer, form] = [open('7'), open('7', 'edit')];
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 edit']);
    form.unmount();
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 view']);
    drawer.unmount();
  });

  it('快速翻过的记录不告知', async () => {
    const shown = open('7');
    for (const id of ['8', '9', '10']) shown.rerender({ id, mode: 'view' });
    await rest();
    expect(sent()).toEqual(['openRecord brand 10 view']);
  });

  it('新记录与不是编号的不告知', async () => {
    open(undefined);
    open('0');
    open('new');
    await rest();
    expect(sent()).toEqual([]);
  });

  it('收到的人随记录显示与消失；断线时清空，重连后重新告知', async () => {
    const shown = open('7');
    await rest();
    sent();
    showRecordViewers({ noun: 'brand', id: '7', people: [zhangwei] });
    showRecordViewers({ noun: 'brand', id: '8', people: [{ ...zhangwei, name: '别的记录' }] });
    shown.rerender({ id: '7', mode: 'view' });
    expect(shown.result.current).toEqual([zhangwei]);
    updateLive({ status: 'connecting' });
    shown.rerender({ id: '7', mode: 'view' });
    expect(shown.result.current).toEqual([]);
    await rest();
    expect(sent()).toEqual([]);
    updateLive({ status: 'online' });
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 view']);
  });
});

describe('隐藏的页签', () => {
  let mark: (isUnsaved: boolean) => void;
  function Form() {
    mark = useUnsavedFlag('brand.save 7');
    useRecordPresence('brand', '7', 'edit');
    return null;
  }
  const page = (mode: 'visible' | 'hidden') => (
    <TabContext value="/brand">
      <Activity mode={mode}>
        <Form />
      </Activity>
    </TabContext>
  );
  const openTab = async (isUnsaved: boolean) => {
    const tab = render(page('visible'));
    mark(isUnsaved);
    await rest();
    expect(sent()).toEqual(['openRecord brand 7 edit']);
    tab.rerender(page('hidden'));
    await rest();
    return tab;
  };

  it('表单没有改动时，隐藏即结束', async () => {
    await openTab(false);
    expect(sent()).toEqual(['closeRecord brand 7']);
  });

  it('有未保存的内容时仍算在编辑；再次显示后保存并隐藏才结束', async () => {
    const tab = await openTab(true);
    expect(sent()).toEqual([]);
    tab.rerender(page('visible'));
    await rest();
    mark(false);
    tab.rerender(page('hidden'));
    await rest();
    expect(sent()).toEqual(['closeRecord brand 7']);
  });

  it('放弃未保存的内容并关闭隐藏的页签后结束', async () => {
    const tab = await openTab(true);
    clearUnsaved('/brand');
    tab.unmount();
    await rest();
    expect(sent()).toEqual(['closeRecord brand 7']);
  });
});
