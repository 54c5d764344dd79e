import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GridRow } from './model/grid-model.ts';
import { sampleColumns, sampleRow, sampleRows } from './testing/sample-grid.ts';
import { cell, click, column, focus, input, onChange, press, selected, show, type } from './testing/show-grid.tsx';

beforeEach(() => onChange.mockClear());

it('是一个网格：行列总数可知，只有一个 Tab 停留点', () => {
  show();
  const grid = screen.getByRole('grid', { name: '规格' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['5', '6']);
  expect([...grid.parentElement!.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([
    input(),
  ]);
  expect(column(2)).toEqual(['10.00', '20.00', '30.00', '40.00']);
});

it('两千行只渲染看得见的', () => {
  show(sampleRows(2048));
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100);
});

describe('编辑', () => {
  it('直接输入替换内容，回车提交并下移；金额去掉符号', () => {
    show();
    click(0, 2);
    type('￥1,234.5');
    press('Enter');
    expect(onChange.mock.calls).toEqual([[[{ key: '1', column: 'price', value: '1234.5' }]]]);
    expect(cell(0, 2).textContent).toBe('1,234.50');
    expect(focus()).toBe('12');
    expect(input().value).toBe('');
  });

  it('F2 编辑原有内容，Esc 放弃；双击也可以编辑', () => {
    show();
    click(1, 1);
    press('F2');
    expect(input().value).toBe('C2');
    type('C2x');
    press('Escape');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.doubleClick(cell(1, 1));
    type('C2y');
    press('Tab');
    expect(column(1)).toEqual(['C1', 'C2y', 'C3', 'C4']);
    expect(focus()).toBe('12');
  });

  it('输入法组字时按键不起作用，第一个字不丢', () => {
    show();
    click(0, 1);
    fireEvent.compositionStart(input());
    type('ni');
    press('Enter', { isComposing: true });
    press('ArrowDown', { keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('ni');
    fireEvent.compositionEnd(input());
    type('你好');
    press('Enter');
    expect(column(1)[0]).toBe('你好');
    expect(focus()).toBe('11');
  });

  it('只读列与锁定的行不能输入', () => {
    show([sampleRow(1, {}, { locked: '有库存' })]);
    click(0, 0);
    type('x');
    press('Enter');
    click(0, 1);
    type('x');
    press('Enter');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('有库存')).toBeDefined();
  });

  it('空格切换开关；选项用方向键选择，也可以输入名称', () => {
    show();
    click(0, 4);
    press(' ');
    expect(column(4)).toEqual(['否', '是', '是', '是']);
    click(0, 3);
    press('F2');
    press('ArrowDown');
    press('Enter');
    click(2, 3);
    type('外');
    press('Enter');
    expect(column(3)).toEqual(['外购', '自制', '外购', '自制']);
  });

  it('Ctrl+Enter 填入所选单元格，是一步操作', () => {
    show();
    click(0, 2);
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    type('9');
    press('Enter', { ctrlKey: true });
    expect(column(2)).toEqual(['9.00', '9.00', '9.00', '40.00']);
    expect(onChange).toHaveBeenCalledTimes(1);
    press('z', { ctrlKey: true });
    expect(column(2)).toEqual(['10.00', '20.00', '30.00', '40.00']);
  });

  it('输入只重新渲染所改的行', () => {
    const drawn = vi.fn<(row: GridRow) => string>(({ key }) => key);
    show(sampleRows(50), [...sampleColumns, { name: 'key', label: '行', kind: 'custom', width: 60, render: drawn }]);
    click(3, 1);
    drawn.mockClear();
    type('a');
    type('ab');
    expect(drawn).not.toHaveBeenCalled();
    press('Enter');
    expect(new Set(drawn.mock.calls.map(([{ key }]) => key))).toEqual(new Set(['4', '5']));
  });
});

describe('选择', () => {
  it('Shift 扩大选区，列头选整列，行号选整行，Ctrl+A 全选', () => {
    show(sampleRows(2));
    click(0, 1);
    click(1, 2, { shiftKey: true });
    expect(selected()).toBe('01 02 11 12');
    fireEvent.mouseDown(screen.getByRole('columnheader', { name: /编码/ }));
    expect(selected()).toBe('01 11');
    fireEvent.mouseDown(screen.getByRole('rowheader', { name: '2' }));
    expect(selected()).toBe('10 11 12 13 14');
    press('a', { ctrlKey: true });
    expect(document.querySelectorAll('td[aria-selected=true]')).toHaveLength(10);
  });

  it('先按 Esc，Tab 就离开表格', () => {
    show();
    expect(press('Tab')).toBe(false);
    press('Escape');
    expect(press('Tab')).toBe(true);
  });
});
