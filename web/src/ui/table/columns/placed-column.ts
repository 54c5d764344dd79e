import type { CSSProperties } from 'react';
import type { Column } from '../column.ts';
import styles from '../data-table.module.css';
import { needOf } from './column-need.ts';
import { fitWidths } from './layout.ts';
import type { Layout } from './use-table-layout.ts';

export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly width: number;
  readonly className: string;
  readonly style: CSSProperties;
  /** The user may move, resize, hide and pin it. */
  readonly isMovable: boolean;
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  /** Columns that are always first, such as the checkboxes. */
  left: readonly Column<Row>[];
  /** Columns that are always last, such as the actions. */
  right: readonly Column<Row>[];
  layout: Layout;
  room: number;
  rows: readonly Row[];
}

/** The visible columns in their order, with the widths and offsets of the pinned ones. */
export function placeColumns<Row>({ columns, left, right, layout, room, rows }: Props<Row>): PlacedColumn<Row>[] {
  const described = new Map(columns.map((column) => [column.key, column]));
  const shown = layout.columns.filter(({ isHidden }) => !isHidden);
  const pinnedTo = (side: 'left' | 'right' | undefined) =>
    shown.filter(({ pinned }) => pinned === side).map(({ key }) => described.get(key)!);
  const start = [...left, ...pinnedTo('left')];
  const end = [...pinnedTo('right'), ...right];
  const placed = [...start, ...pinnedTo(undefined), ...end];
  const ownWidths = new Map(shown.map(({ key, width }) => [key, width]));
  const widths = fitWidths(
    placed.map((column) => {
      const own = ownWidths.get(column.key);
      return {
        ...(own === undefined ? needOf(column, rows) : { width: own }),
        key: column.key,
        isFixed: own !== undefined || !described.has(column.key),
      };
    }),
    room,
  );
  const widthOf = (some: readonly Column<Row>[]) => some.reduce((sum, { key }) => sum + widths[key]!, 0);
  // A line separates the pinned columns from those that scroll beneath them.
  const edges = { [start.at(-1)?.key ?? '']: styles.leftEdge, [end[0]?.key ?? '']: styles.rightEdge };
  return placed.map((column, index) => {
    const isStart = index < start.length;
    const isEnd = index >= placed.length - end.length;
    return {
      column,
      width: widths[column.key]!,
      className: [(isStart || isEnd) && styles.pinned, (isStart || isEnd) && edges[column.key]]
        .filter(Boolean)
        .join(' '),
      style: {
        ...(column.align && { textAlign: column.align }),
        ...(isStart && { left: widthOf(placed.slice(0, index)) }),
        ...(isEnd && { right: widthOf(placed.slice(index + 1)) }),
      },
      isMovable: described.has(column.key),
    };
  });
}
