import { expect, it } from 'vitest';
import { sampleColumns } from '../testing/sample-grid.ts';
import { cellAt, layoutColumns, scrollToCell } from './column-layout.ts';

// Numbers 40, 颜色 80 pinned, 编码 160, 标价 100, 类型 90, 上架 60.
const layout = layoutColumns(sampleColumns, {}, 300, 50);

it('列的位置：固定列之后依次排列，调整过的宽度优先', () => {
  expect(layout.columns.map(({ left }) => left)).toEqual([40, 120, 280, 380, 470]);
  expect([layout.pinnedWidth, layout.width]).toEqual([120, 530]);
  expect(layoutColumns(sampleColumns, { code: 200 }, 300, 50).width).toBe(570);
});

it('可伸展的列占用剩余宽度，用户调整后不再变化', () => {
  const columns = sampleColumns.map((column) => ({ ...column, grows: column.name === 'code' }));
  expect(layoutColumns(columns, {}, 630, 50).columns[1]!.width).toBe(260);
  expect(layoutColumns(columns, { code: 100 }, 630, 50).columns[1]!.width).toBe(100);
});

it('指针下的单元格：固定列不随滚动移动', () => {
  const scrolled = { scrollLeft: 100, scrollTop: 300 };
  expect(cellAt(layout, scrolled, 60, 40)).toEqual({ row: 10, column: 0 });
  expect(cellAt(layout, scrolled, 130, 70)).toEqual({ row: 11, column: 1 });
  expect(cellAt(layout, scrolled, 200, 40)).toEqual({ row: 10, column: 2 });
});

it('只滚动到看得见单元格为止，不被固定列遮住', () => {
  const scroller = { scrollLeft: 100, scrollTop: 300, clientWidth: 300, clientHeight: 182 } as HTMLElement;
  scrollToCell(scroller, layout, { row: 12, column: 2 });
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([100, 300]);
  scrollToCell(scroller, layout, { row: 20, column: 4 });
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([230, 480]);
  scrollToCell(scroller, layout, { row: 3, column: 1 });
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([0, 90]);
});
