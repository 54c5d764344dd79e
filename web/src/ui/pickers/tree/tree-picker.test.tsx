import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Named } from '../sources.ts';
import type { PickableNode } from './tree-checks.ts';
import { TreePicker } from './tree-picker.tsx';

const node = (id: string, children: PickableNode[] = []): PickableNode => ({ id, name: id, code: '', children });
const source = {
  queryKey: ['category'],
  fetch: () => Promise.resolve([node('标准件', [node('轴承', [node('深沟球轴承')]), node('螺栓')]), node('外购件')]),
};

const onConfirm = vi.fn<(chosen: readonly Named[]) => void>();
afterEach(() => {
  cleanup();
  onConfirm.mockReset();
});

function open(checks: Parameters<typeof TreePicker>[0]['checks'], initial: readonly Named[] = []) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <TreePicker
        title="选择分类"
        searchLabel="按名称查找"
        source={source}
        checks={checks}
        initial={initial}
        emptyMessage="请选择分类"
        onConfirm={onConfirm}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
}

const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('独立勾选多个，右侧列出并带上级的名称，可移除', async () => {
  open('independent');
  fireEvent.click(await item('轴承'));
  fireEvent.click(await item('外购件'));
  expect((await item('轴承')).getAttribute('aria-checked')).toBe('true');
  expect((await item('深沟球轴承')).getAttribute('aria-checked')).toBe('false');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['轴承标准件×', '外购件×']);
  press('移除 外购件');
  press(/^确 ?定/);
  expect(onConfirm).toHaveBeenCalledWith([{ id: '轴承', name: '轴承', detail: '标准件' }]);
});

it('连同下级：勾选上级，下级显示已勾选；移除后全部取消', async () => {
  open('descendants');
  fireEvent.click(await item('标准件'));
  expect((await item('深沟球轴承')).getAttribute('aria-checked')).toBe('true');
  fireEvent.click(await item('螺栓'));
  expect((await item('标准件')).getAttribute('aria-checked')).toBe('mixed');
  press('移除 轴承');
  expect((await item('深沟球轴承')).getAttribute('aria-checked')).toBe('false');
  press(/^确 ?定/);
  expect(screen.getByRole('alert').textContent).toBe('请选择分类');
});

it('单选：替换原来的', async () => {
  open('single', [{ id: '螺栓', name: '螺栓' }]);
  expect((await item('螺栓')).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(await item('轴承'));
  press(/^确 ?定/);
  expect(onConfirm).toHaveBeenCalledWith([{ id: '轴承', name: '轴承', detail: '标准件' }]);
});

it('键盘：方向键移动，空格勾选；查找只留下匹配的与其上级', async () => {
  open('independent');
  await item('标准件');
  const tree = screen.getByRole('tree');
  fireEvent.keyDown(tree, { key: 'ArrowDown' });
  fireEvent.keyDown(tree, { key: ' ' });
  expect((await item('轴承')).getAttribute('aria-checked')).toBe('true');
  fireEvent.change(screen.getByLabelText('按名称查找'), { target: { value: '螺栓' } });
  await item('螺栓');
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['标准件', '螺栓']);
});
