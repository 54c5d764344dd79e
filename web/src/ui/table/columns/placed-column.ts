import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import type { Column } from '../column.ts';
import styles from '../data-table.module.css';
import { textColumnWidth } from '../text-width.ts';
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

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const noRows: readonly never[] = [];
/** By its characters: digits are equally wide, and measuring every text would take longer than drawing it. */
const longest = (texts: readonly string[]) =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');

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
export function usePlacedColumns<Row>({ columns, left, right, layout, room, rows }: Props<Row>): PlacedColumn<Row>[] {
  const described = new Map([...left, ...columns, ...right].map((column) => [column.key, column]));
  const states = new Map(layout.columns.map((state) => [state.key, state]));
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const pinnedTo = (side: 'left' | 'right') => keysOf(layout.columns.filter(({ pinned }) => pinned === side));
  const order = [...keysOf(left), ...keysOf(layout.columns), ...keysOf(right)];
  const sized = order
    .filter((key) => !states.get(key)?.isHidden)
    .map((key) => {
      const { width, grows, head, title, text } = described.get(key)!;
      const own = states.get(key)?.width;
      // By default every heading is readable, in any language.
      return {
        key,
        width:
          own ??
          Math.max(width, head ? 0 : textColumnWidth(title), text ? textColumnWidth(longest(rows.map(text))) : 0),
        grows,
        isFixed: own !== undefined || !states.has(key),
      };
    });
  const table = useTable({
    features,
    columns: order.map((key) => ({ id: key, minSize: 0 })),
    data: noRows,
    state: {
      columnOrder: order,
      columnVisibility: Object.fromEntries(layout.columns.map(({ key, isHidden }) => [key, !isHidden])),
      columnPinning: { start: [...keysOf(left), ...pinnedTo('left')], end: [...pinnedTo('right'), ...keysOf(right)] },
      columnSizing: fitWidths(sized, room),
    },
  });
  const start = table.getStartVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  // A line separates the pinned columns from those that scroll beneath them.
  const edges = new Set([start.at(-1), end[0]]);
  return [...start, ...table.getCenterVisibleLeafColumns(), ...end].map((placed) => {
    const pinned = placed.getIsPinned();
    const column = described.get(placed.id)!;
    return {
      column,
      width: placed.getSize(),
      className: [
        pinned && styles.pinned,
        edges.has(placed) && (pinned === 'start' ? styles.leftEdge : styles.rightEdge),
      ]
        .filter(Boolean)
        .join(' '),
      style: {
        ...(column.align && { textAlign: column.align }),
        ...(pinned === 'start' && { left: placed.getStart('start') }),
        ...(pinned === 'end' && { right: placed.getAfter('end') }),
      },
      isMovable: states.has(placed.id),
    };
  });
}
