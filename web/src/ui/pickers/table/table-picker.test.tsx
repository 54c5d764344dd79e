import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Column } from '../../table/column.ts';
import type { Source } from '../sources.ts';
import { TablePicker } from './table-picker.tsx';

interface Material {
  id: string;
  code: string;
  name: string;
}

const materials: readonly Material[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(index + 1),
  code: `M-${index + 1}`,
  name: `轴承${index + 1}`,
}));
const source: Source<Material> = {
  queryKey: ['material'],
  fetch: ({ text, pageNo, pageSize }) => {
    const found = materials.filter(({ name }) => name.includes(text));
    return Promise.resolve({ rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length });
  },
};
const columns: readonly Column<Material>[] = [
  { key: 'code', title: '编码', width: 120, render: ({ code }) => code },
  { key: 'name', title: '名称', width: 200, render: ({ name }) => name },
];

const onConfirm = vi.fn<(rows: readonly Material[]) => unknown>();
afterEach(() => {
  cleanup();
  onConfirm.mockReset();
});

function open(props: Partial<Parameters<typeof TablePicker<Material>>[0]> = {}) {
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <TablePicker
        title="选择物料"
        source={source}
        columns={columns}
        nameOf={({ name }) => name}
        searchLabel="按名称查找"
        selection="multiple"
        emptyMessage="请选择物料!!!"
        onConfirm={onConfirm}
        onClose={() => {}}
        {...props}
      />
    </QueryClientProvider>,
  );
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `选择 ${name}` });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chosenNames = () => onConfirm.mock.calls[0]?.[0].map(({ name }) => name);

it('翻页后仍保留前页的选择，按选择的先后返回', async () => {
  open();
  fireEvent.click(await box('轴承2'));
  press('下一页');
  fireEvent.click(await box('轴承11'));
  press('下一页');
  fireEvent.click(await screen.findByText('M-25'));
  screen.getByText('已选 3 项');
  press('上一页');
  press('上一页');
  await waitFor(async () => expect((await box('轴承2')).checked).toBe(true));
  fireEvent.click(await box('轴承1'));
  press('移除 轴承11');
  press(/^确 ?定/);
  await waitFor(() => expect(chosenNames()).toEqual(['轴承2', '轴承25', '轴承1']));
});

it('本页全选只选可选的，再点取消；已添加的标明且不能再选', async () => {
  open({ disabledReason: ({ id }) => (id === '3' ? '已添加' : undefined) });
  const added = await box('轴承3');
  expect(added.disabled).toBe(true);
  expect(added.checked).toBe(true);
  screen.getByText('已添加');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  screen.getByText('已选 9 项');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  screen.getByText('已选 0 项');
});

it('查找后回到第一页，选择不变', async () => {
  open();
  await box('轴承1');
  press('下一页');
  fireEvent.click(await box('轴承12'));
  fireEvent.change(screen.getByLabelText('按名称查找'), { target: { value: '轴承2' } });
  await box('轴承25');
  screen.getByText('共 7 条');
  press(/^确 ?定/);
  await waitFor(() => expect(chosenNames()).toEqual(['轴承12']));
});

it('什么都没选时提示，选了之后提示消失', async () => {
  open();
  await box('轴承1');
  press(/^确 ?定/);
  expect(screen.getByRole('alert').textContent).toBe('请选择物料!!!');
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(await box('轴承1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('单选：选另一个即替换，不在本页的原选择保留到选了别的为止', async () => {
  open({ selection: 'single', initial: [materials[20]!] });
  screen.getByText('已选 1 项');
  fireEvent.click(await screen.findByRole('radio', { name: '选择 轴承4' }));
  fireEvent.click(await screen.findByRole('radio', { name: '选择 轴承5' }));
  press(/^确 ?定/);
  await waitFor(() => expect(chosenNames()).toEqual(['轴承5']));
});

it('确定后等待处理完成，其间不能重复提交', async () => {
  const done = Promise.withResolvers<void>();
  onConfirm.mockReturnValue(done.promise);
  open();
  fireEvent.click(await box('轴承1'));
  press(/^确 ?定/);
  // antd puts its loading icon before the text.
  const again = () => press(/确 ?定$/);
  again();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  done.resolve();
  await waitFor(() => {
    again();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});
