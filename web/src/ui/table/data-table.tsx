import { useCallback, useRef, type UIEvent } from 'react';
import type { Sorting } from '../../kernel/data/sorting.ts';
import { accessTo } from '../../kernel/session/field-access.ts';
import type { Column } from './column.ts';
import type { Density } from './columns/layout.ts';
import { withoutHidden } from './columns/lead-column.ts';
import { placeColumns } from './columns/placed-column.ts';
import { TableHead } from './columns/table-head.tsx';
import { useTableLayout } from './columns/use-table-layout.ts';
import styles from './data-table.module.css';
import { mostRendered, TableRows } from './rows/table-rows.tsx';
import { TableSkeleton } from './rows/table-skeleton.tsx';
import { useWidth } from './use-width.ts';

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  isFirstLoad: boolean;
  isLoading: boolean;
  /** Under this name the user's layout is stored; without one the columns are fixed. */
  name?: string | undefined;
  sorting?: Sorting | undefined;
  /** Columns that are always first, such as the checkboxes. */
  leftColumns?: readonly Column<Row>[];
  /** Columns that are always last, such as the actions. */
  rightColumns?: readonly Column<Row>[];
  /** Opens the record of a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The address with the record of a row open. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The row whose record is open. */
  openedId?: string | undefined;
  /** Selects a row or removes it from the selection. */
  onSelect?: ((row: Row) => void) | undefined;
}

/** As in the style sheet. */
const rowHeights: Readonly<Record<Density, number>> = { compact: 32, standard: 44, loose: 60 };

/** A native table whose columns the user can sort, resize, move, hide and pin. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const {
    caption,
    rows,
    isFirstLoad,
    isLoading,
    name,
    sorting,
    leftColumns = [],
    rightColumns = [],
    onOpen,
    hrefOf,
    openedId,
    onSelect,
  } = props;
  const columns = withoutHidden(props.columns, ({ right }) => accessTo(right) === 'hidden');
  const scroller = useRef<HTMLElement>(null);
  const [watchWidth, room] = useWidth();
  const watch = useCallback(
    (element: HTMLElement) => {
      scroller.current = element;
      const stop = watchWidth(element);
      const observer = new ResizeObserver(() => markHidden(element));
      observer.observe(element);
      observer.observe(element.querySelector('table')!);
      return () => {
        stop?.();
        observer.disconnect();
      };
    },
    [watchWidth],
  );
  const layout = useTableLayout(name, columns);
  const placed = placeColumns({ columns, left: leftColumns, right: rightColumns, layout, room, rows });
  const width = placed.reduce((sum, each) => sum + each.width, 0);
  const overflows = room > 0 && width > room;
  const isWaiting = isFirstLoad || layout.isPending;
  return (
    <section
      ref={watch}
      className={styles.scroll}
      aria-label={caption}
      aria-busy={isLoading}
      data-density={layout.density}
      data-overflows={overflows}
      onScroll={(event: UIEvent<HTMLElement>) => markHidden(event.currentTarget)}>
      {isLoading && !isWaiting && <div className={styles.progress} />}
      <table
        className={styles.table}
        style={{ width: width || undefined }}
        aria-rowcount={rows.length > mostRendered ? rows.length + 1 : undefined}>
        <colgroup>
          {placed.map(({ column, width: each }) => (
            <col key={column.key} style={{ width: each }} />
          ))}
        </colgroup>
        <TableHead columns={placed} sorting={sorting} layout={name === undefined ? undefined : layout} />
        {isWaiting ? (
          <TableSkeleton columns={placed} />
        ) : (
          <TableRows
            rows={rows}
            columns={placed}
            scroller={scroller}
            rowHeight={rowHeights[layout.density]}
            onOpen={onOpen}
            hrefOf={hrefOf}
            openedId={openedId}
            onSelect={onSelect}
          />
        )}
      </table>
    </section>
  );
}

/** Shadows show on which sides columns are scrolled away. */
function markHidden({ dataset, scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const hides = { hidesLeft: scrollLeft > 0, hidesRight: scrollLeft + clientWidth < scrollWidth - 1 };
  // Scrolling down changes neither.
  for (const [side, isHidden] of Object.entries(hides))
    if (dataset[side] !== String(isHidden)) dataset[side] = String(isHidden);
}
