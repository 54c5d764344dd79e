import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { sampleRow } from './testing/sample-grid.ts';
import { cell, click, column, focus, input, onChange, press, show, type } from './testing/show-grid.tsx';

const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } });

beforeEach(() => {
  onChange.mockClear();
});

describe('剪贴板与撤销', () => {
  it('粘贴一块，放不下的行与只读格如实提示；撤销、重做各一步', () => {
    show();
    click(2, 0);
    paste('绿\tA\r\n绿\tB\r\n绿\tC\r\n');
    expect(column(1)).toEqual(['C1', 'C2', 'A', 'B']);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      '已粘贴 2 个单元格；行数不足，多出的 1 行未粘贴；2 个只读或锁定的单元格未更改',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(column(1)).toEqual(['C1', 'C2', 'C3', 'C4']);
    press('y', { ctrlKey: true });
    expect(column(1)).toEqual(['C1', 'C2', 'A', 'B']);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('复制为制表符分隔的文字，剪切清空', () => {
    show();
    click(0, 1);
    click(1, 2, { shiftKey: true });
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent.cut(input(), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'C1\t10\r\nC2\t20');
    expect(column(1)).toEqual(['', '', 'C3', 'C4']);
  });

  it('Ctrl+D 向下填充，Delete 清除', () => {
    show();
    click(0, 1);
    click(2, 1, { shiftKey: true });
    press('d', { ctrlKey: true });
    expect(column(1)).toEqual(['C1', 'C1', 'C1', 'C4']);
    press('Delete');
    expect(column(1)).toEqual(['', '', '', 'C4']);
  });
});

describe('错误、排序与查找', () => {
  it('错误的单元格有标记，底部计数并可逐个前往', () => {
    show([sampleRow(1), sampleRow(2, { price: '' }), sampleRow(3, { price: '1.234,5' })]);
    expect(screen.getByText('2 处错误')).toBeDefined();
    expect(cell(1, 2).getAttribute('aria-invalid')).toBe('true');
    expect(cell(1, 2).textContent).toBe('请输入标价');
    fireEvent.click(screen.getByRole('button', { name: '下一处错误' }));
    expect(focus()).toBe('12');
    fireEvent.click(screen.getByRole('button', { name: '下一处错误' }));
    expect(focus()).toBe('22');
    type('5');
    press('Enter');
    expect(screen.getByText('1 处错误')).toBeDefined();
  });

  it('排序后编辑不改变行的位置，重新应用才改变', () => {
    show();
    for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole('button', { name: '按标价排序' }));
    expect(column(1)).toEqual(['C4', 'C3', 'C2', 'C1']);
    click(0, 2);
    type('1');
    press('Enter');
    expect(column(1)).toEqual(['C4', 'C3', 'C2', 'C1']);
    fireEvent.click(screen.getByRole('button', { name: '重新应用' }));
    expect(column(1)).toEqual(['C3', 'C2', 'C1', 'C4']);
  });

  it('Ctrl+F 查找，回车到下一个，Esc 回到表格', () => {
    show();
    click(0, 0);
    press('f', { ctrlKey: true });
    const box = screen.getByLabelText('在表格中查找');
    fireEvent.change(box, { target: { value: 'c3' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(focus()).toBe('21');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(document.activeElement).toBe(input());
  });
});
