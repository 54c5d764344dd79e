import type { CSSProperties } from 'react';
import { fitWidths } from '../../table/columns/layout.ts';
import type { Cell } from '../model/range/range.ts';
import type { GridColumn } from '../model/grid-model.ts';

/** As in the style grid. */
export const rowHeight = 30;
export const headHeight = 32;

export interface ColumnLayout {
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  /** Of the row numbers and the pinned columns. */
  readonly pinnedWidth: number;
  readonly width: number;
  /** Rows take the widths from these variables, so that they need not be rendered again when a column is resized. */
  readonly style: CSSProperties;
}

export function layoutColumns(
  columns: readonly GridColumn[],
  resized: Readonly<Record<string, number>>,
  room: number,
  rowCount: number,
): ColumnLayout {
  const numbers = rowCount < 1000 ? 40 : 52;
  const sized = columns.map(({ name, width, grows }) => ({
    key: name,
    width: resized[name] ?? width,
    grows,
    isFixed: !grows || name in resized,
  }));
  // Without a column that grows, the grid ends where its columns end.
  const widths = fitWidths(sized, sized.some(({ isFixed }) => !isFixed) ? room - numbers : 0);
  let left = numbers;
  const placed = columns.map(({ name }) => {
    const column = { left, width: widths[name]! };
    left += column.width;
    return column;
  });
  const pinned = columns.filter((column) => column.pinned).length;
  const variables = placed.flatMap((column, index) => [
    [`--left-${index}`, `${column.left}px`],
    [`--width-${index}`, `${column.width}px`],
  ]);
  return {
    columns: placed,
    pinnedWidth: placed[pinned]?.left ?? left,
    width: left,
    style: Object.fromEntries([
      ...variables,
      ['--pinnedWidth', `${placed[pinned]?.left ?? left}px`],
      ['--columns', [numbers, ...placed.map((column) => column.width)].map((width) => `${width}px`).join(' ')],
    ]) as CSSProperties,
  };
}

interface Box {
  readonly scrollLeft: number;
  readonly scrollTop: number;
}

/**
 * The cell at a point of the visible part; beyond its edges it lies outside of the visible rows, and may lie outside of
 * the grid.
 */
export function cellAt(
  { columns, pinnedWidth }: ColumnLayout,
  { scrollLeft, scrollTop }: Box,
  x: number,
  y: number,
): Cell {
  const within = x < pinnedWidth ? x : x + scrollLeft;
  const found = columns.findLastIndex(({ left }) => left <= within);
  return { row: Math.floor((y - headHeight + scrollTop) / rowHeight), column: Math.max(0, found) };
}

/** Scrolls no more than is needed to see a cell beside the pinned columns. */
export function scrollToCell(
  scroller: HTMLElement,
  { columns, pinnedWidth }: ColumnLayout,
  { row, column }: Cell,
): void {
  const [top, { left, width }] = [row * rowHeight, columns[column]!];
  const height = scroller.clientHeight - headHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + height) scroller.scrollTop = top + rowHeight - height;
  if (left < pinnedWidth) return;
  if (left - pinnedWidth < scroller.scrollLeft) scroller.scrollLeft = left - pinnedWidth;
  else if (left + width > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = left + width - scroller.clientWidth;
}
