import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { clampSelection, rangeOf } from '../model/range/range.ts';
import { valueOf, type GridColumn, type GridRow } from '../model/grid-model.ts';
import type { GridHandle } from '../use-grid.ts';
import { headHeight, rowHeight } from './column-layout.ts';
import styles from './grid.module.css';
import { GridRowView } from './grid-row.tsx';

interface Props {
  grid: GridHandle;
  gridId: string;
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>;
  struckNote: ((row: GridRow) => ReactNode) | undefined;
}

/** More rows than this are rendered in a window. */
const mostRendered = 100;
const overscan = 6;
/** The same function while scrolling: with another one the virtualizer would measure every row again. */
const estimateSize = () => rowHeight;

/** The rows in sight. A change of the selection renders only those that it touches. */
export function GridBody({ grid: { store, rows, columns, errors }, gridId, scroller, struckNote }: Props) {
  const selection = clampSelection(
    useStore(store, (state) => state.selection),
    { rows: rows.length, columns: columns.length },
  );
  const fill = useStore(store, (state) => state.fillTo);
  const find = useStore(store, (state) => state.find) ?? '';
  const { top, left, bottom, right } = rangeOf(selection);
  const isWindow = rows.length > mostRendered;
  // The lint is about React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isWindow,
    getScrollElement: () => scroller.current,
    estimateSize,
    overscan,
    paddingStart: headHeight,
    // The cell with the focus stays when it scrolls out of sight: the input refers to it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), selection.focus.row])].toSorted((a, b) => a - b),
  });
  const items = isWindow ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index }));
  return (
    <tbody className={styles.body} style={{ height: rows.length * rowHeight }}>
      {items.map(({ index }) => {
        const row = rows[index]!;
        const isSelected = index >= top && index <= bottom;
        const isFilled = fill !== undefined && index >= fill.top && index <= fill.bottom;
        return (
          <GridRowView
            key={row.key}
            gridId={gridId}
            row={row}
            index={index}
            columns={columns}
            errors={errors.get(row.key)}
            from={isSelected ? left : -1}
            to={isSelected ? right : -1}
            isFirst={index === top}
            isLast={index === bottom}
            fillFrom={isFilled ? fill.left : -1}
            fillTo={isFilled ? fill.right : -2}
            focus={index === selection.focus.row ? selection.focus.column : -1}
            repeats={repeatsOf(columns, row, rows[index - 1])}
            find={find}
            struckNote={struckNote}
          />
        );
      })}
    </tbody>
  );
}

function repeatsOf(columns: readonly GridColumn[], row: GridRow, above: GridRow | undefined): number {
  if (!above) return 0;
  const first = columns.findIndex((column) => !column.fadesRepeats || valueOf(row, column) !== valueOf(above, column));
  return first === -1 ? columns.length : first;
}
