import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import { clampSelection, type Cell } from '../model/range/range.ts';
import { lockOf } from '../model/grid-model.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import { headHeight, rowHeight } from './column-layout.ts';
import styles from './popover.module.css';

interface Props {
  grid: GridHandle;
  id: string;
  scroller: RefObject<HTMLElement | null>;
  pointer: { onMouseEnter: () => void; onMouseLeave: () => void };
}

/** What is wrong with the cell under the pointer, else with the one that has the focus; or why that one is locked. */
export function ErrorPopover({
  grid: { store, rows, columns, errors, screen, actions },
  id,
  scroller,
  pointer,
}: Props) {
  const t = useGridText();
  const box = useRef<HTMLDivElement>(null);
  const pointed = useStore(store, (state) => state.hovered);
  const errorAt = ({ row, column }: Cell) => errors.get(rows[row]?.key ?? '')?.get(columns[column]?.name ?? '');
  // It may have been corrected meanwhile.
  const hovered = pointed && errorAt(pointed) ? pointed : undefined;
  const isEditing = useStore(store, (state) => state.editing) !== undefined;
  const { focus } = clampSelection(
    useStore(store, (state) => state.selection),
    { rows: rows.length, columns: columns.length },
  );
  const place = hovered ?? focus;
  const [row, column] = [rows[place.row], columns[place.column]];
  const error = errorAt(place);
  const lock = row && column && lockOf(row, column);
  useLayoutEffect(() => {
    if (box.current && scroller.current) keepInside(box.current, scroller.current);
  });
  if ((isEditing && !hovered) || (!error && lock === undefined)) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    screen.current?.focus();
  };
  return (
    <div
      className={column!.pinned ? styles.pinnedLayer : styles.layer}
      style={{ top: headHeight + place.row * rowHeight }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        id={id}
        className={hovered ? styles.popover : styles.atFocus}
        style={{ left: `var(--left-${place.column})` }}
        onKeyDown={onKeyDown}
        {...pointer}>
        {error ? (
          <strong className={styles.message}>{error.message}</strong>
        ) : (
          <span className={styles.detail}>{lock}</span>
        )}
        {error?.detail && <div className={styles.detail}>{error.detail}</div>}
        {error?.actions && (
          <div className={styles.actions} title={t('errorKeys')}>
            {error.actions.map(({ text, run }) => (
              <button
                key={text}
                type="button"
                tabIndex={-1}
                className={styles.action}
                onClick={() => {
                  store.setState({ hovered: undefined });
                  screen.current?.focus();
                  run(actions);
                }}>
                {text}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Above the cell where there is no room below it, farther left where there is none at the right. */
function keepInside(box: HTMLElement, scroller: HTMLElement) {
  delete box.dataset['side'];
  box.style.translate = '';
  const [inner, outer] = [box.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.bottom > outer.top + scroller.clientHeight) box.dataset['side'] = 'above';
  const overflow = inner.right - (outer.left + scroller.clientWidth - 8);
  if (overflow > 0) box.style.translate = `${-overflow}px`;
}
