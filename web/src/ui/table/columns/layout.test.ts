import { describe, expect, it } from 'vitest';
import { arrangeColumns, changeColumn, clampWidth, fitWidths, moveColumn } from './layout.ts';

const columns = [
  { key: 'code', width: 100 },
  { key: 'name', width: 200 },
  { key: 'remark', width: 120, isHiddenByDefault: true },
  { key: 'time', width: 180 },
];
const column = (key: string) => ({ key, title: key, width: 100, render: () => key });
const keys = (states: readonly { key: string }[]) => states.map(({ key }) => key);

describe('列的排列', () => {
  it('没有保存过时按原来的次序，第一列固定，默认隐藏的列隐藏', () => {
    expect(arrangeColumns(columns, [])).toEqual([
      { key: 'code', pinned: 'left' },
      { key: 'name' },
      { key: 'remark', isHidden: true },
      { key: 'time' },
    ]);
  });

  it('保存过的次序、宽度、隐藏与固定优先', () => {
    const stored = [
      { key: 'time', width: 150 },
      { key: 'remark' },
      { key: 'code', isHidden: true },
      { key: 'name', pinned: 'left' as const },
    ];
    expect(arrangeColumns(columns, stored)).toEqual(stored);
  });

  it('已经没有的列被忽略，新增的列跟在它原来的邻列之后', () => {
    const arranged = arrangeColumns(columns, [{ key: 'time' }, { key: 'gone' }, { key: 'code' }]);
    expect(keys(arranged)).toEqual(['time', 'code', 'name', 'remark']);
    expect(arranged.at(-1)).toEqual({ key: 'remark', isHidden: true });
  });

  it('名称、编码与图片各为一列时保存的次序：以其中第一列的位置为名称的位置，其余的不再有', () => {
    const name = { key: 'name', below: column('code'), picture: column('picture') };
    const stored = [
      { key: 'time' },
      { key: 'code', pinned: 'left' as const, width: 90 },
      { key: 'picture' },
      { key: 'name' },
    ];
    expect(arrangeColumns([name, { key: 'time' }], stored)).toEqual([{ key: 'time' }, { key: 'name', pinned: 'left' }]);
  });

  it('新增的第一列在最前', () => {
    expect(keys(arrangeColumns(columns, [{ key: 'time' }, { key: 'name' }, { key: 'remark' }]))).toEqual([
      'code',
      'time',
      'name',
      'remark',
    ]);
  });

  it('所有列都隐藏时仍显示一列', () => {
    const hidden = columns.map(({ key }) => ({ key, isHidden: true }));
    expect(arrangeColumns(columns, hidden).map(({ isHidden }) => isHidden)).toEqual([false, true, true, true]);
  });

  it('向前或向后移动到另一列的位置', () => {
    const states = arrangeColumns(columns, []);
    expect(keys(moveColumn(states, 'time', 'name'))).toEqual(['code', 'time', 'name', 'remark']);
    expect(keys(moveColumn(states, 'code', 'remark'))).toEqual(['name', 'remark', 'code', 'time']);
    expect(keys(moveColumn(states, 'code', '没有'))).toEqual(keys(states));
  });

  it('改变一列不影响其他列', () => {
    const states = arrangeColumns(columns, []);
    expect(changeColumn(states, 'name', { width: 320 })).toEqual([
      states[0],
      { key: 'name', width: 320 },
      states[2],
      states[3],
    ]);
  });
});

describe('列宽', () => {
  it('余下的宽度先给文字要折行的列，使它们在一行内', () => {
    expect(
      fitWidths(
        [
          { key: 'code', width: 100 },
          { key: 'name', width: 200, wanted: 320 },
        ],
        360,
      ),
    ).toEqual({ code: 100, name: 260 });
  });

  it('再有余下的，按各列的宽度分给它们，不差一个像素；固定的列不变', () => {
    const widths = fitWidths(
      [
        { key: 'selection', width: 48, isFixed: true },
        { key: 'name', width: 200, wanted: 300 },
        { key: 'time', width: 100 },
        { key: 'actions', width: 152, isFixed: true },
      ],
      803,
    );
    expect(widths).toEqual({ selection: 48, name: 452, time: 151, actions: 152 });
  });

  it('各列都固定时余下的宽度给最后一列', () => {
    expect(
      fitWidths(
        [
          { key: 'a', width: 100, isFixed: true },
          { key: 'b', width: 100, isFixed: true },
        ],
        300,
      ),
    ).toEqual({ a: 100, b: 200 });
  });

  it('宽度不够或尚未量出时保持各列的宽度，由表格左右滚动', () => {
    const widths = { code: 100, name: 200, remark: 120, time: 180 };
    expect(fitWidths(columns, 300)).toEqual(widths);
    expect(fitWidths(columns, 0)).toEqual(widths);
  });

  it('拖动的宽度有上下限', () => {
    expect([clampWidth(3), clampWidth(99.6), clampWidth(9000)]).toEqual([48, 100, 1200]);
  });
});
