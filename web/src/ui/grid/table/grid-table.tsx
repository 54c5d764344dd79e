import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type ReactNode,
  type MouseEvent,
} from 'react';
import { useStore } from 'zustand';
import { useWidth } from '../../table/use-width.ts';
import type { GridRow } from '../model/grid-model.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import { CellEditor } from './cell-editor.tsx';
import { headHeight, layoutColumns, rowHeight, scrollToCell } from './column-layout.ts';
import { ErrorPopover } from './error-popover.tsx';
import { FillHandle } from './fill-handle.tsx';
import styles from './grid.module.css';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import { useGridPointer } from './use-grid-pointer.ts';

interface Props {
  grid: GridHandle;
  label: string;
  struckNote: ((row: GridRow) => ReactNode) | undefined;
}

/** The cells, with the headings and the pinned columns staying in sight. One tab stop: the input. */
export function GridTable({ grid, label, struckNote }: Props) {
  const { store, rows, columns, screen, actions } = grid;
  const t = useGridText();
  const gridId = useId();
  const popoverId = `${gridId}-error`;
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [watchWidth, room] = useWidth();
  const watch = useCallback(
    (element: HTMLDivElement) => {
      scroller.current = element;
      return watchWidth(element);
    },
    [watchWidth],
  );
  const widths = useStore(store, (state) => state.widths);
  const layout = useMemo(() => layoutColumns(columns, widths, room, rows.length), [columns, widths, room, rows.length]);
  /** Pinned columns cost time while scrolling: only where there is something to scroll beneath them. */
  const overflows = room > 0 && layout.width > room;

  useImperativeHandle(
    screen,
    () => ({
      reveal: (cell) => scroller.current && rows.length > 0 && scrollToCell(scroller.current, layout, cell),
      focus: () => input.current?.focus({ preventScroll: true }),
      page: () => Math.max(1, Math.floor((scroller.current!.clientHeight - headHeight) / rowHeight) - 1),
      text: () => input.current!.value,
      setText: (text) => {
        input.current!.value = text;
      },
    }),
    [layout, rows.length],
  );

  // An error may have been gone to before its grid was rendered. Once only: who comes back to a tab finds what was in
  // sight.
  const isPlaced = useRef(false);
  useEffect(() => {
    if (room === 0 || isPlaced.current) return;
    isPlaced.current = true;
    screen.current?.reveal(actions.current().focus);
  }, [room, screen, actions]);

  const pointer = useGridPointer(grid, scroller, layout);
  const hover = useErrorHover(grid);
  /** Ctrl and a full stop: to the ways to correct the cell. */
  const onCorrect = () => {
    const action = document.getElementById(popoverId)?.querySelector('button');
    action?.focus({ preventScroll: true });
    return action !== undefined;
  };
  return (
    <div ref={watch} className={styles.scroller}>
      <div
        className={styles.content}
        data-overflows={overflows}
        style={{ ...layout.style, width: layout.width, height: headHeight + rows.length * rowHeight }}>
        {/* The input handles the keys. */}
        <table
          id={gridId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          className={styles.grid}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          {...pointer}
          {...hover.ofGrid}>
          <GridHead grid={grid} layout={layout} />
          <GridBody grid={grid} gridId={gridId} scroller={scroller} struckNote={struckNote} />
        </table>
        {columns[0]?.pinned && <div className={styles.pinnedEdge} />}
        <FillHandle grid={grid} onMouseDown={pointer.onMouseDown} />
        <CellEditor ref={input} grid={grid} gridId={gridId} label={label} popoverId={popoverId} onCorrect={onCorrect} />
        <ErrorPopover grid={grid} id={popoverId} scroller={scroller} pointer={hover.ofPopover} />
      </div>
      {rows.length === 0 && (
        <p className={styles.empty}>
          {t(grid.allRows.length === 0 ? 'empty' : 'nothingShown')}
          {grid.allRows.length > 0 && (
            <button type="button" className={styles.showAll} onClick={actions.showAll}>
              {t('showAll')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Long enough to move the pointer from the cell to the popover. */
const patience = 250;

/** Shows the error of the cell under the pointer, and keeps it while the pointer is on the popover. */
function useErrorHover({ store }: GridHandle) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hideSoon = () => {
    clearTimeout(timer.current);
    if (store.getState().hovered) timer.current = setTimeout(() => store.setState({ hovered: undefined }), patience);
  };
  return {
    ofGrid: {
      onMouseOver: ({ target }: MouseEvent) => {
        const cell = (target as Element).closest<HTMLElement>('[data-wrong]');
        const row = cell?.closest<HTMLElement>('[data-row]');
        if (!cell || !row) return hideSoon();
        clearTimeout(timer.current);
        return store.setState({ hovered: { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } });
      },
      onMouseLeave: hideSoon,
    },
    ofPopover: { onMouseEnter: () => clearTimeout(timer.current), onMouseLeave: hideSoon },
  };
}
