import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import type { Editor } from '@tiptap/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RichTextEditor } from './rich-text-editor.tsx';

const picture = { url: '/file/v6/view/7?t=1&e=2&s=x', orginalName: '图纸.png' };
let now = '';
function Screen({ initial, disabled = false }: { initial: string; disabled?: boolean }) {
  const [value, setValue] = useState(initial);
  const change = (html: string) => {
    now = html;
    setValue(html);
  };
  return (
    <>
      <RichTextEditor
        label="图文详情"
        pictureLimit={pictureLimit}
        sendPicture={() => Promise.resolve(picture)}
        value={value}
        onChange={change}
        disabled={disabled}
      />
      <button type="button" onClick={() => change('<p>新</p>')}>
        载入最新
      </button>
    </>
  );
}
function open(initial: string) {
  now = initial;
  render(<Screen initial={initial} />);
}
afterEach(cleanup);

const box = () => screen.getByRole('textbox', { name: '图文详情' });
/** The editor of the content element: typing needs a real browser. */
const editor = () => (box() as unknown as { editor: Editor }).editor;
const change = (run: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) =>
  act(() => void run(editor().chain().focus()).run());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The parts of a value that the user sees. */
const full =
  '<h2>标题</h2><p><strong>粗</strong>与<a href="https://brh.example/">链接</a></p><ul><li><p>一</p></li></ul><img src="/file/v6/view/12?t=1&amp;e=2&amp;s=x" alt="图">';

it('读入再读出不变；只读入不算修改', () => {
  open(full);
  expect(now).toBe(full);
  change((chain) => chain.setTextSelection(1).insertContent('大'));
  expect(now).toBe(full.replace('标题', '大标题'));
});

it('没有内容时值为空', () => {
  open('');
  change((chain) => chain.insertContent('写一点'));
  expect(now).toBe('<p>写一点</p>');
  change((chain) => chain.clearContent(true));
  expect(now).toBe('');
});

it('外来的内容只留下允许的：脚本、事件、样式、别处的图片都去掉', () => {
  open(
    '<p class="MsoNormal" style="color:red" onclick="alert(1)">正文<script>alert(1)</script></p><img src="https://evil.example/x.png" onerror="alert(1)"><a href="javascript:alert(1)">点我</a>',
  );
  expect(box().innerHTML).not.toMatch(/script|onerror|onclick|MsoNormal|color|evil/);
  change((chain) => chain.setTextSelection(1).insertContent('原'));
  expect(now).toBe('<p>原正文</p><p>点我</p>');
});

it('表单换了内容（如载入最新）时跟随', async () => {
  open('<p>旧</p>');
  press('载入最新');
  await waitFor(() => expect(box().textContent).toBe('新'));
  expect(now).toBe('<p>新</p>');
});

it('工具栏：加粗、标题、列表的状态可见；方向键在按钮间移动，只有一个在 Tab 顺序中', async () => {
  open('<p>正文</p>');
  change((chain) => chain.setTextSelection({ from: 1, to: 3 }));
  press('加粗');
  expect(now).toBe('<p><strong>正文</strong></p>');
  await waitFor(() => expect(screen.getByRole('button', { name: '加粗' }).getAttribute('aria-pressed')).toBe('true'));
  press('标题');
  press('清除格式');
  press('项目符号');
  expect(now).toBe('<ul><li><p>正文</p></li></ul>');
  const toolbar = screen.getByRole('toolbar', { name: '图文详情的格式' });
  screen.getByRole('button', { name: '撤销' }).focus();
  fireEvent.keyDown(toolbar, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '插入图片' }));
  expect([...toolbar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('链接：不合规的地址在该处提示，合规的才设置，可取消', async () => {
  open('<p>官网</p>');
  change((chain) => chain.selectAll());
  press('链接');
  const address = screen.getByLabelText('链接地址');
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  press('应用');
  expect(screen.getByRole('alert').textContent).toBe('请输入以 http://、https:// 或 mailto: 开头的地址');
  fireEvent.change(address, { target: { value: 'https://brh.example/' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(now).toBe('<p><a href="https://brh.example/">官网</a></p>');
  press('链接');
  press('取消链接');
  expect(now).toBe('<p>官网</p>');
});

it('图片经我们的上传插入；不合规的提示', async () => {
  open('<p>正文</p>');
  const choose = (file: File) =>
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  choose(new File(['x'], '图.gif', { type: 'image/gif' }));
  expect((await screen.findByRole('alert')).textContent).toBe('只能上传JPG/PNG !');
  choose(new File(['x'], '图纸.png', { type: 'image/png' }));
  await waitFor(() => expect(now).toContain('<img src="/file/v6/view/7?t=1&amp;e=2&amp;s=x" alt="图纸.png">'));
});

it('停用时没有工具栏，不能编辑', () => {
  render(<Screen initial="<p>正文</p>" disabled />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(box().getAttribute('contenteditable')).toBe('false');
});

it('标签页隐藏后再显示，写过的内容还在', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Screen initial="<p>旧</p>" />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  change((chain) => chain.setTextSelection(2).insertContent('文'));
  const hidden = editor();
  rerender(page('hidden'));
  // The editor is destroyed a moment after its effects are cleaned up.
  await waitFor(() => expect(hidden.isDestroyed).toBe(true));
  rerender(page('visible'));
  await waitFor(() => expect(box().textContent).toBe('旧文'));
  change((chain) => chain.setTextSelection(3).insertContent('稿'));
  expect(now).toBe('<p>旧文稿</p>');
});
