import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/session.ts';
import { clearDrafts, hasDraft, useDraft } from './draft.ts';
import { TabContext } from './tab-context.ts';
import { clearWorkspace, readWorkspace } from './workspace-storage.ts';

interface Values {
  name?: string;
  certificatePwd?: string;
  rows?: readonly object[];
  file?: Date;
}

const tab = '/brand';
const inTab = ({ children }: { children: ReactNode }) => <TabContext value={tab}>{children}</TabContext>;
const onWritten = vi.fn<(time: number) => void>();
const openForm = () => renderHook(() => useDraft<Values>('brand.save 7', { onWritten }), { wrapper: inTab });
const stored = () =>
  readWorkspace(`draft ${tab} brand.save 7`) as { values: object; time: number; base?: object } | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:42:00') });
  act(() => useSession.setState({ userId: '1' }));
});
afterEach(() => {
  clearWorkspace();
  onWritten.mockClear();
  act(() => useSession.setState({ userId: '' }));
  vi.useRealTimers();
});

describe('草稿', () => {
  it('停止输入后才写入，只写最后一次，并记下时间', () => {
    const { result } = openForm();
    result.current.store({ name: '恒' }, { name: '旧名' });
    vi.advanceTimersByTime(400);
    result.current.store({ name: '恒拓' }, { name: '旧名' });
    vi.advanceTimersByTime(400);
    expect(stored()).toBeUndefined();
    expect(hasDraft(tab)).toBe(true);
    vi.advanceTimersByTime(100);
    expect(stored()).toMatchObject({ values: { name: '恒拓' }, base: { name: '旧名' } });
    expect(onWritten.mock.calls).toEqual([[stored()!.time]]);
    expect(new Date(stored()!.time).getHours()).toBe(10);
  });

  it.each([
    ['关闭或刷新页面', () => window.dispatchEvent(new Event('pagehide'))],
    ['表单离开屏幕', () => undefined],
  ])('%s时立即写入', (_when, leave) => {
    const { result, unmount } = openForm();
    result.current.store({ name: '恒拓' });
    leave();
    unmount();
    expect(stored()?.values).toEqual({ name: '恒拓' });
  });

  it('只恢复给写下它的人', () => {
    const first = openForm();
    first.result.current.store({ name: '恒拓' });
    first.unmount();
    expect(openForm().result.current.restored).toMatchObject({ values: { name: '恒拓' }, time: Date.now() });
    act(() => useSession.setState({ userId: '2' }));
    expect(openForm().result.current.restored).toBeUndefined();
  });

  it('会话在写入前失效，草稿仍属于写下它的人', () => {
    const { result, unmount } = openForm();
    result.current.store({ name: '恒拓' });
    act(() => useSession.setState({ userId: '' }));
    unmount();
    act(() => useSession.setState({ userId: '1' }));
    expect(openForm().result.current.restored?.values).toEqual({ name: '恒拓' });
  });

  it('密码从不写入，列表中的也一样；不能保存的值略去', () => {
    const { result, unmount } = openForm();
    result.current.store({
      name: 'x',
      certificatePwd: 'S3cret',
      rows: [{ code: 'A', token: 'S3cret' }],
      file: new Date(),
    });
    unmount();
    expect(stored()?.values).toEqual({ name: 'x', rows: [{ code: 'A' }] });
  });

  it('只有密码时不留草稿', () => {
    const { result, unmount } = openForm();
    result.current.store({ certificatePwd: 'S3cret' });
    unmount();
    expect(stored()).toBeUndefined();
    expect(hasDraft(tab)).toBe(false);
  });

  it('保存、放弃、清空之后不再写入', () => {
    const { result } = openForm();
    for (const end of [() => act(() => result.current.discard()), () => clearDrafts(tab), clearWorkspace]) {
      result.current.store({ name: '恒拓' });
      end();
      vi.advanceTimersByTime(1000);
      expect(stored()).toBeUndefined();
      expect(hasDraft(tab)).toBe(false);
    }
  });
});
