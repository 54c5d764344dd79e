import { useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { directionOf } from '../../../kernel/data/sorting.ts';
import styles from './head-cell.module.css';
import type { PlacedColumn } from './placed-column.ts';

interface Props<Row> {
  placed: PlacedColumn<Row>;
  /** For screen readers: what the keys do. */
  hint?: string | undefined;
  tabIndex?: number;
  sort?: { now: string; name: string; run: () => void } | undefined;
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
  sort,
  isDragged,
  onResize,
  onDrag,
  onDrop,
  onFocus,
  onKeyDown,
}: Props<Row>) {
  const { column, width, className, style } = placed;
  const [isOver, setOver] = useState(false);
  const direction = directionOf(sort?.now ?? '', sort?.name);
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
        <span className={styles.label} {...drag}>
          {sort ? (
            <button type="button" tabIndex={-1} className={styles.sort} data-direction={direction} onClick={sort.run}>
              {column.title}
            </button>
          ) : (
            column.title
          )}
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
