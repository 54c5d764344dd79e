import { useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { directionOf } from '../../../kernel/data/sorting.ts';
import type { Column } from '../column.ts';
import styles from './head-cell.module.css';
import type { PlacedColumn } from './placed-column.ts';

interface Sort {
  readonly now: string;
  readonly name: string;
  readonly run: () => void;
}

interface Props<Row> {
  placed: PlacedColumn<Row>;
  /** For screen readers: what the keys do. */
  hint?: string | undefined;
  tabIndex?: number;
  /** How the list is sorted by a column, or by the code in it. */
  sortOf?: ((column: Column<Row>) => Sort | undefined) | undefined;
  isDragged?: boolean;
  /** Undefined resets the width. */
  onResize?: ((width: number | undefined) => void) | undefined;
  onDrag?: ((isDragging: boolean) => void) | undefined;
  /** Only while another column is dragged. */
  onDrop?: (() => void) | undefined;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A heading: its label sorts and can be dragged, its right edge changes the width. */
export function HeadCell<Row>({
  placed,
  hint,
  tabIndex,
  sortOf,
  isDragged,
  onResize,
  onDrag,
  onDrop,
  onFocus,
  onKeyDown,
}: Props<Row>) {
  const { column, width, className, style } = placed;
  const [isOver, setOver] = useState(false);
  const sorts = [column, column.below].flatMap((part) => (part && sortOf?.(part)) ?? []);
  const direction = sorts.map(({ now, name }) => directionOf(now, name)).find(Boolean);
  const classes = [className, isDragged && styles.dragged, onDrop && isOver && styles.target];
  const drag = onDrag && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', column.title);
      onDrag(true);
    },
    onDragEnd: () => onDrag(false),
  };
  const drop = onDrop && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
  return (
    <th
      scope="col"
      data-column={column.key}
      aria-description={hint}
      aria-sort={direction}
      tabIndex={tabIndex}
      className={classes.filter(Boolean).join(' ')}
      style={style}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      {...drop}>
      {column.head ?? (
        <span className={styles.labels} {...drag}>
          <Label title={column.title} sort={sortOf?.(column)} />
          {column.below && <Label title={column.below.title} sort={sortOf?.(column.below)} isTabStop />}
        </span>
      )}
      {onResize && (
        <span
          className={styles.handle}
          aria-hidden="true"
          onPointerDown={(event) => followPointer(event, width, onResize)}
          onDoubleClick={() => onResize(undefined)}
        />
      )}
    </th>
  );
}

/** The arrows reach the first one with its column. */
function Label({ title, sort, isTabStop = false }: { title: string; sort: Sort | undefined; isTabStop?: boolean }) {
  if (!sort) return <span className={styles.label}>{title}</span>;
  return (
    <span className={styles.label}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        className={styles.sort}
        data-direction={directionOf(sort.now, sort.name)}
        onClick={sort.run}>
        {title}
      </button>
    </span>
  );
}

function followPointer(event: PointerEvent<HTMLElement>, width: number, onResize: (width: number) => void) {
  // Otherwise text would be selected.
  event.preventDefault();
  const handle = event.currentTarget;
  const from = event.clientX;
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', follow), {
    once: true,
  });
  handle.addEventListener('pointermove', follow);
  function follow(move: globalThis.PointerEvent) {
    onResize(width + move.clientX - from);
  }
}
