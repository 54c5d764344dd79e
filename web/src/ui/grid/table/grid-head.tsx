import type { MouseEvent, PointerEvent } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '../../feedback/visually-hidden.tsx';
import { rangeOf } from '../model/range/range.ts';
import type { GridColumn } from '../model/grid-model.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import type { ColumnLayout } from './column-layout.ts';
import styles from './head.module.css';

/** The headings: they select whole columns, sort, and change the widths. */
export function GridHead({ grid, layout }: { grid: GridHandle; layout: ColumnLayout }) {
  const { store, columns, actions } = grid;
  const t = useGridText();
  // Only what the headings show, so that moving down a column does not render them.
  const left = useStore(store, ({ selection }) => Math.min(rangeOf(selection).left, columns.length - 1));
  const right = useStore(store, ({ selection }) => Math.min(rangeOf(selection).right, columns.length - 1));
  const sort = useStore(store, (state) => state.view.sort);
  const lastPinned = columns.findLastIndex(({ pinned }) => pinned);
  const sortBy = (column: string) => {
    if (sort?.column !== column) actions.setView({ sort: { column, isDescending: false } });
    else actions.setView({ sort: sort.isDescending ? undefined : { column, isDescending: true } });
  };
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.row}>
        <th scope="col" aria-colindex={1} data-corner="" title={t('selectAll')} className={styles.corner}>
          <VisuallyHidden>{t('rowNumber')}</VisuallyHidden>
        </th>
        {columns.map((column, place) => {
          const direction = sort?.column !== column.name ? undefined : sort.isDescending ? 'descending' : 'ascending';
          const classes = [
            styles.cell,
            place >= left && place <= right && styles.selected,
            column.align === 'right' && styles.right,
            column.align === 'center' && styles.center,
            column.pinned && styles.pinned,
            place === lastPinned && styles.pinnedEdge,
          ];
          return (
            <th
              key={column.name}
              scope="col"
              aria-colindex={place + 2}
              aria-sort={direction}
              data-column={place}
              className={classes.filter(Boolean).join(' ')}
              style={column.pinned ? { left: `var(--left-${place})` } : undefined}>
              <HeadLabel column={column} />
              <button
                type="button"
                tabIndex={-1}
                className={styles.sort}
                data-direction={direction}
                aria-label={t('sortBy', { label: column.label })}
                title={t('sortBy', { label: column.label })}
                onMouseDown={keepFocus}
                onClick={() => sortBy(column.name)}
              />
              <span
                className={styles.resize}
                aria-hidden="true"
                onMouseDown={keepFocus}
                onDoubleClick={() => actions.resize(column.name, undefined)}
                onPointerDown={(event) =>
                  followPointer(event, layout.columns[place]!.width, (width) => actions.resize(column.name, width))
                }
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function HeadLabel({ column: { label, required, hint } }: { column: GridColumn }) {
  return (
    <span className={styles.label}>
      {label}
      {required && <em className={styles.required}>*</em>}
      {hint && <small className={styles.hint}>{hint}</small>}
    </span>
  );
}

/** Neither selects the column nor takes the focus from the grid. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function followPointer(event: PointerEvent<HTMLElement>, width: number, onResize: (width: number) => void) {
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
