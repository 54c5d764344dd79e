import { expect, it } from 'vitest';
import { rangeBetween } from '../range/range.ts';
import { columnAfter, sampleColumns as columns, sampleRow, sampleRows } from '../../testing/sample-grid.ts';
import { copyRange, pasteBlock } from './paste.ts';
import { parseTsv } from './tsv.ts';

const rows = sampleRows(6);
const shown = { rows, columns };
const at = (row: number, column: number, lastRow = row, lastColumn = column) =>
  rangeBetween({ row, column }, { row: lastRow, column: lastColumn });

it('一块内容从选中的第一格开始粘贴，金额去掉货币符号', () => {
  const pasted = pasteBlock(shown, at(1, 1), [
    ['A', '￥1,000.00'],
    ['B', '20元'],
  ]);
  expect(columnAfter(rows, pasted.changes, 'code')).toEqual(['C1', 'A', 'B', 'C4', 'C5', 'C6']);
  expect(columnAfter(rows, pasted.changes, 'price').slice(1, 3)).toEqual(['1000.00', '20']);
  expect(pasted).toMatchObject({ written: 4, skipped: 0, rowsRefused: 0, columnsRefused: 0, range: at(1, 1, 2, 2) });
});

it('单个值填满选区', () => {
  const pasted = pasteBlock(shown, at(0, 2, 5, 2), [['5']]);
  expect(columnAfter(rows, pasted.changes, 'price')).toEqual(['5', '5', '5', '5', '5', '5']);
});

it('选区是整数倍时重复粘贴', () => {
  const pasted = pasteBlock(shown, at(0, 1, 5, 1), [['A'], ['B'], ['C']]);
  expect(columnAfter(rows, pasted.changes, 'code')).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
});

it('选区不是整数倍时只粘贴一次', () => {
  const pasted = pasteBlock(shown, at(0, 1, 4, 1), [['A'], ['B']]);
  expect(columnAfter(rows, pasted.changes, 'code')).toEqual(['A', 'B', 'C3', 'C4', 'C5', 'C6']);
});

it('五千行粘贴到六行：多出的行数和列数如实返回', () => {
  const pasted = pasteBlock(
    shown,
    at(2, 4),
    Array.from({ length: 5000 }, () => ['是', 'x', 'y']),
  );
  expect(pasted).toMatchObject({ written: 4, rowsRefused: 4996, columnsRefused: 2 });
});

it('只读列、锁定和排除的行跳过并计数', () => {
  const mixed = [
    sampleRow(1),
    sampleRow(2, {}, { locked: '有库存' }),
    sampleRow(3, {}, { struck: true }),
    sampleRow(4, {}, { locked: { code: '已被引用' } }),
  ];
  const pasted = pasteBlock({ rows: mixed, columns }, at(0, 0), [
    ['绿', 'A'],
    ['绿', 'B'],
    ['绿', 'C'],
    ['绿', 'D'],
  ]);
  expect(columnAfter(mixed, pasted.changes, 'code')).toEqual(['A', 'C2', 'C3', 'C4']);
  expect(pasted).toMatchObject({ written: 1, skipped: 7 });
});

it('选项按名称识别，开关认得是与否；认不出的保留原文', () => {
  const pasted = pasteBlock(shown, at(0, 2, 0, 4), [
    ['1.234,5', '外购', '否'],
    ['x', '进口', '也许'],
  ]);
  const values = (column: string) => columnAfter(rows, pasted.changes, column).slice(0, 2);
  expect([values('price'), values('type'), values('shelf')]).toEqual([
    ['1.234,5', 'x'],
    ['2', '进口'],
    [false, '也许'],
  ]);
});

it('复制为 Excel 的格式，粘贴到别处内容相同', () => {
  expect(copyRange(shown, at(0, 1, 1, 4))).toBe('C1\t10\t自制\t是\r\nC2\t20\t自制\t是');
  const pasted = pasteBlock(shown, at(2, 1), parseTsv(copyRange(shown, at(0, 1, 1, 4))));
  expect(columnAfter(rows, pasted.changes, 'code').slice(2, 4)).toEqual(['C1', 'C2']);
});
