import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../kernel/http/query-client.ts';
import type { Sorting } from '../../kernel/data/sorting.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import type { Column } from './column.ts';
import { leadColumn, withoutHidden } from './columns/lead-column.ts';
import { DataTable } from './data-table.tsx';

interface Item {
  id: string;
  code: string;
  name: string;
}

const columns: Column<Item>[] = [
  { key: 'code', title: '编码', width: 100, sort: 'code', render: ({ code }) => code },
  { key: 'name', title: '名称', width: 200, grows: true, sort: 'name', render: ({ name }) => name },
  { key: 'edit', title: '编辑', width: 80, render: ({ name }) => <button type="button">{`编辑 ${name}`}</button> },
];
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, code: `C${index}`, name: `名称${index}` }));

const show = (props: Partial<Parameters<typeof DataTable<Item>>[0]> = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DataTable caption="试验" columns={columns} rows={items(3)} isFirstLoad={false} isLoading={false} {...props} />
    </QueryClientProvider>,
  );
const rowsShown = () => screen.getAllByRole('row').slice(1);

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('表格', () => {
  it('保持表格的语义：表头、行与单元格', () => {
    show();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['编码', '名称', '编辑']);
    expect(within(rowsShown()[1]!).getAllByRole('cell')[0]!.textContent).toBe('C1');
  });

  it('首次读取时显示同样列数的占位行，读屏软件不读', () => {
    const { container } = show({ rows: [], isFirstLoad: true, isLoading: true });
    expect(container.querySelectorAll('tbody[aria-hidden=true] tr')[0]!.children).toHaveLength(columns.length);
    expect(rowsShown()).toHaveLength(0);
  });

  it('一万行只渲染窗口中的一部分，总行数仍可知', () => {
    show({ rows: items(10_000) });
    expect(rowsShown().length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  });

  it('一百行以内全部渲染', () => {
    show({ rows: items(100) });
    expect(rowsShown()).toHaveLength(100);
  });
});

describe('行', () => {
  it('点击打开；点击其中的按钮不打开', () => {
    const onOpen = vi.fn<(row: Item) => void>();
    show({ onOpen });
    fireEvent.click(screen.getByText('名称1'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(items(3)[1]);
    fireEvent.click(screen.getByRole('button', { name: '编辑 名称1' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('只有一行可用 Tab 到达，方向键移动焦点，回车打开，空格选择', () => {
    const [onOpen, onSelect] = [vi.fn<(row: Item) => void>(), vi.fn<(row: Item) => void>()];
    show({ onOpen, onSelect });
    expect(rowsShown().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    rowsShown()[0]!.focus();
    fireEvent.keyDown(rowsShown()[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(rowsShown()[1]);
    expect(rowsShown().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    fireEvent.keyDown(rowsShown()[1]!, { key: 'Enter' });
    fireEvent.keyDown(rowsShown()[1]!, { key: ' ' });
    expect(onOpen.mock.calls).toEqual([[items(3)[1]]]);
    expect(onSelect.mock.calls).toEqual([[items(3)[1]]]);
  });
});

describe('表头', () => {
  const sorting = (sort: string): Sorting => ({
    sort,
    sortBy: vi.fn<(name: string) => void>(),
    canSortBy: (name) => name === 'code',
  });

  it('只有服务器支持的列可以排序，方向写在列头', () => {
    const order = sorting('-code');
    show({ sorting: order });
    expect(screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-sort'))).toEqual([
      'descending',
      null,
      null,
    ]);
    expect(screen.queryByRole('button', { name: '名称' })).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: '编码' }));
    expect(order.sortBy).toHaveBeenCalledWith('code');
  });

  it('方向键在列头间移动，回车排序', () => {
    const order = sorting('');
    show({ sorting: order });
    const [code, name] = screen.getAllByRole('columnheader');
    code!.focus();
    fireEvent.keyDown(code!, { key: 'Enter' });
    expect(order.sortBy).toHaveBeenCalledWith('code');
    fireEvent.keyDown(code!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(name);
  });
});

describe('名称在前的列', () => {
  const lead = leadColumn(columns[1]!, { below: columns[0] });

  it('名称是链接，编码在它下面；点击打开记录，按住 Ctrl 时由浏览器另开；两者都可以排序', () => {
    const onOpen = vi.fn<(row: Item) => void>();
    const sorting = { sort: '-code', sortBy: vi.fn<(name: string) => void>(), canSortBy: () => true };
    show({ columns: [lead], onOpen, hrefOf: ({ id }) => `#/brand?open=${id}`, sorting });
    const link = screen.getByRole('link', { name: '名称1' });
    expect([link.getAttribute('href'), link.parentElement!.textContent]).toEqual(['#/brand?open=1', '名称1C1']);
    fireEvent.click(link);
    expect(onOpen.mock.calls).toEqual([[items(3)[1]]]);
    fireEvent.click(link, { ctrlKey: true });
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: '编码' }));
    expect(sorting.sortBy).toHaveBeenCalledWith('code');
  });

  it('看不到名称的人看到编码，看不到编码的人看到名称', () => {
    const titles = (hidden: string) =>
      withoutHidden([lead], ({ key }) => key === hidden).map(({ title, below }) => [title, below?.title]);
    expect([titles('name'), titles('code'), titles('')]).toEqual([
      [['编码', undefined]],
      [['名称', undefined]],
      [['名称', '编码']],
    ]);
  });
});
