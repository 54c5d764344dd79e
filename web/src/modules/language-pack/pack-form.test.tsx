import { languagePack, type LanguagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearWorkspace } from '../../kernel/tabs/workspace-storage.ts';
import { answerCalls, refuse, succeed } from '../../testing/answer-calls.ts';
import { everything } from './pack-chooser.tsx';
import { PackForm } from './pack-form.tsx';

// A page with a text that has a placeholder, and keys that look like secrets, which no draft stores.
const stored: LanguagePack = { functionName: 'account', languageType: 'ZHS', version: 3, texts: { password: '口令', goneKey: '旧版本的文本' } };

let answer = succeed(null);
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];
const onClose = vi.fn<() => void>();
beforeEach(() => {
  answer = succeed(null, '修改成功');
  ({ inputsOf } = answerCalls([[languagePack.save, () => answer], [languagePack.overview, () => succeed({ languages: [], functions: [] })]]));
  onClose.mockReset();
});
afterEach(() => {
  clearWorkspace();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Dialog() {
  const [wanted, setWanted] = useState(everything);
  return <PackForm pack={stored} place={stored} wanted={wanted} onWant={setWanted} onMove={() => undefined} onClose={onClose} />;
}
const open = () => render(<QueryClientProvider client={new QueryClient()}><Dialog /></QueryClientProvider>);
const own = (key: string) => document.querySelector<HTMLInputElement>(`[aria-label="自定义文本：${key}"]`)!;
const type = (key: string, value: string) => fireEvent.change(own(key), { target: { value } });
const search = (text: string) => fireEvent.change(screen.getByLabelText('搜索文本'), { target: { value: text } });
const save = () => act(async () => fireEvent.submit(document.querySelector('form')!));
const messages = () => [...document.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent);
const isShown = (key: string) => own(key).closest('tr')?.hidden === false;

describe('多语言配置的表单', () => {
  it('只提交与默认不同的文本，本页没有的键保留', async () => {
    open();
    type('title', ' 人员账号 ');
    type('name', '姓名');
    await save();
    expect(inputsOf(languagePack.save)).toEqual([{ ...stored, texts: { ...stored.texts, title: '人员账号' } }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('丢失占位符或过长时，各在其处提示；被搜索隐藏的行重新显示', async () => {
    open();
    type('title', '长'.repeat(201));
    search('重置');
    expect(isShown('title')).toBe(false);
    type('resetTitle', '确认重置？');
    await save();
    expect(messages()).toEqual(['不超过200个字符', '请保留文本中的 {name}']);
    expect(isShown('title')).toBe(true);
    expect(document.activeElement).toBe(own('title'));
    type('resetTitle', '重置{name}？');
    type('title', '');
    expect(messages()).toEqual([]);
  });

  it('恢复一项后焦点留在该处；全部恢复默认', async () => {
    open();
    fireEvent.click(document.querySelector('[aria-label="恢复默认：password"]')!);
    expect(own('password').value).toBe('');
    expect(document.activeElement).toBe(own('password'));
    type('title', '人员');
    const resetAll = screen.getByRole('button', { name: '全部恢复默认' });
    fireEvent.click(resetAll);
    expect(own('title').value).toBe('');
    await save();
    expect(inputsOf(languagePack.save)[0]).toMatchObject({ texts: {} });
  });

  it('仅看已修改', () => {
    open();
    fireEvent.click(screen.getByLabelText('仅看已修改'));
    expect([isShown('password'), isShown('title')]).toEqual([true, false]);
  });

  it('他人先保存而互不影响时自动合并', async () => {
    open();
    type('title', '我的标题');
    const current = { ...stored, version: 4, texts: { ...stored.texts, name: '他的姓名' } };
    answer = refuse('数据已被修改', [], 409);
    Object.assign(answer[1], { data: { error: 'error.stale', fields: [], current, changedBy: { userId: '3', name: '张伟', time: '2020-01-02 10:42:00' } } });
    const first = answer;
    ({ inputsOf } = answerCalls([[languagePack.save, () => (inputsOf(languagePack.save).length > 1 ? succeed(null) : first)], [languagePack.overview, () => succeed({ languages: [], functions: [] })]]));
    await save();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(inputsOf(languagePack.save)[1]).toEqual({ ...current, texts: { ...stored.texts, title: '我的标题', name: '他的姓名' } });
  });

  it('刷新后草稿还在，草稿不含的文本保持原样', async () => {
    vi.useFakeTimers();
    const { unmount } = open();
    type('title', '写到一半');
    act(() => void vi.advanceTimersByTime(1000));
    unmount();
    vi.useRealTimers();
    open();
    expect(own('title').value).toBe('写到一半');
    expect(own('password').value).toBe('口令');
    await save();
    expect(inputsOf(languagePack.save)[0]).toMatchObject({ texts: { ...stored.texts, title: '写到一半' } });
  });
});
