import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallError } from '../../../kernel/http/call-error.ts';
import { FormScopeContext } from '../../form/engine/form-context.ts';
import { FileListInput } from './file-list-input.tsx';
import type { Send } from './upload-queue.ts';
import { insertInOrder, moveItem, type ListedFile } from './use-file-list.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const listed = (name: string): ListedFile => ({ id: name, url: `/file/v6/view/${name}`, orginalName: name });

let answers: Record<
  string,
  { progress: (percent: number) => void; resolve: () => void; reject: () => void; signal: AbortSignal }
> = {};
const send: Send<ListedFile> = (file, progress, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<ListedFile>();
  answers[file.name] = {
    progress,
    signal,
    resolve: () => resolve(listed(file.name)),
    reject: () => reject(createCallError('network', '文件上传失败，请重试')),
  };
  return promise;
};

let now: readonly ListedFile[] = [];
const blockSave = vi.fn<(isBlocked: boolean) => void>();
function Screen({ initial, max }: { initial: readonly ListedFile[]; max: number }) {
  const [value, setValue] = useState(initial);
  const change = (files: readonly ListedFile[]) => {
    now = files;
    setValue(files);
  };
  return (
    <FormScopeContext value={{ blockSave } as never}>
      <FileListInput limits={[pictureLimit]} max={max} send={send} value={value} onChange={change} />
    </FormScopeContext>
  );
}
function open(initial: readonly ListedFile[] = [], max = 5) {
  now = initial;
  render(<Screen initial={initial} max={max} />);
}
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const answer = (name: string, how: 'resolve' | 'reject') => act(async () => answers[name]![how]());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => now.map(({ orginalName }) => orginalName);

beforeEach(() => {
  answers = {};
  blockSave.mockReset();
});
afterEach(cleanup);

it('一次选择多个，后选的先传完，顺序仍是选择的顺序；上传期间不能保存', async () => {
  open([listed('原有.png')]);
  choose(picture('甲.png'), picture('乙.png'), picture('丙.png'));
  expect(blockSave).toHaveBeenLastCalledWith(true);
  act(() => answers['甲.png']!.progress(40));
  screen.getByText('正在上传 40%');
  screen.getByText('等待上传');
  await answer('乙.png', 'resolve');
  await answer('丙.png', 'resolve');
  await answer('甲.png', 'resolve');
  expect(names()).toEqual(['原有.png', '甲.png', '乙.png', '丙.png']);
  expect(blockSave).toHaveBeenLastCalledWith(false);
});

it('两个同时传完，一个也不丢', async () => {
  open();
  choose(picture('甲.png'), picture('乙.png'));
  await act(async () => {
    answers['甲.png']!.resolve();
    answers['乙.png']!.resolve();
  });
  expect(names()).toEqual(['甲.png', '乙.png']);
});

it('失败的说明原因并可重试，取消的中止传输；都不进入值', async () => {
  open();
  choose(picture('甲.png'), picture('乙.png'));
  await answer('甲.png', 'reject');
  expect(screen.getByRole('alert').textContent).toBe('文件上传失败，请重试');
  press('取消上传 乙.png');
  expect(answers['乙.png']!.signal.aborted).toBe(true);
  expect(blockSave).toHaveBeenLastCalledWith(false);
  press('重试 甲.png');
  await answer('甲.png', 'resolve');
  expect(names()).toEqual(['甲.png']);
  expect(document.activeElement?.textContent).toBe('选择文件');
});

it('不合规的逐个说明，不占名额；超过数量的不添加并提示', async () => {
  open([listed('原有.png')], 2);
  choose(new File(['x'], '病毒.exe', { type: 'application/x-msdownload' }));
  expect(screen.getByRole('alert').textContent).toBe('只能上传JPG/PNG !');
  press('移除 病毒.exe');
  choose(picture('甲.png'), picture('乙.png'));
  expect(screen.getByRole('alert').textContent).toBe('最多上传 2 个文件');
  await answer('甲.png', 'resolve');
  expect(names()).toEqual(['原有.png', '甲.png']);
  press('移除 甲.png');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('选择文件');
});

it('用方向键调整顺序，焦点跟随，读屏得知位置；到头不再移动', async () => {
  open(['甲.png', '乙.png', '说明.pdf'].map(listed));
  const handle = () => screen.getByRole('button', { name: /^调整顺序：甲\.png/ });
  handle().focus();
  fireEvent.keyDown(handle(), { key: 'ArrowUp' });
  expect(names()[0]).toBe('甲.png');
  fireEvent.keyDown(handle(), { key: 'ArrowDown' });
  expect(names()).toEqual(['乙.png', '甲.png', '说明.pdf']);
  await waitFor(() => expect(document.activeElement).toBe(handle()));
  screen.getByText('甲.png 已移到第 2 位');
});

it('拖动调整顺序', () => {
  open(['甲.png', '乙.png', '丙.png'].map(listed));
  const rows = screen.getAllByRole('listitem');
  fireEvent.dragStart(screen.getByRole('button', { name: /^调整顺序：丙/ }), { dataTransfer: {} });
  fireEvent.dragOver(rows[0]!, { dataTransfer: { types: [] } });
  expect(rows[0]!.dataset.target).toBe('before');
  fireEvent.drop(rows[0]!, { dataTransfer: { files: [] } });
  expect(names()).toEqual(['丙.png', '甲.png', '乙.png']);
});

it('拖入文件即上传', async () => {
  open();
  fireEvent.drop(screen.getByRole('button', { name: '选择文件' }), { dataTransfer: { files: [picture('甲.png')] } });
  await answer('甲.png', 'resolve');
  expect(names()).toEqual(['甲.png']);
});

it('图片就地预览，其他文件在新标签页打开；移除', () => {
  open(['甲.png', '说明.pdf'].map(listed));
  press('预览 甲.png');
  expect(screen.getByRole('dialog', { name: '甲.png' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '在新标签页打开 说明.pdf' });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  press('移除 甲.png');
  expect(names()).toEqual(['说明.pdf']);
});

it('插入与移动不越界', () => {
  const files = ['甲', '乙'].map(listed);
  expect(moveItem(files, 0, 2)).toBe(files);
  expect(moveItem(files, 1, 0).map(({ id }) => id)).toEqual(['乙', '甲']);
  const keys: Record<string, number> = { 甲: 1, 丙: 3, 乙: 2 };
  expect(
    insertInOrder([listed('旧'), listed('甲'), listed('丙')], listed('乙'), (id) => keys[id]).map(({ id }) => id),
  ).toEqual(['旧', '甲', '乙', '丙']);
});
