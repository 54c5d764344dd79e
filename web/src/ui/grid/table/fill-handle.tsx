import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { clampSelection, rangeOf } from '../model/range/range.ts';
import type { GridHandle } from '../use-grid.ts';
import { headHeight, rowHeight } from './column-layout.ts';
import styles from './editor.module.css';

/** The corner of the selection, which is dragged over the cells to be filled. */
export function FillHandle({
  grid: { store, rows, columns },
  onMouseDown,
}: {
  grid: GridHandle;
  onMouseDown: (event: MouseEvent) => void;
}) {
  const { bottom, right } = rangeOf(
    clampSelection(
      useStore(store, (state) => state.selection),
      { rows: rows.length, columns: columns.length },
    ),
  );
  const isEditing = useStore(store, (state) => state.editing) !== undefined;
  const column = columns[right];
  if (isEditing || rows.length === 0 || !column || column.kind === 'fixed') return null;
  return (
    <div className={column.pinned ? styles.pinnedLayer : styles.layer} style={{ top: headHeight + bottom * rowHeight }}>
      {/* For the mouse; keyboard users have Ctrl+D. */}
      <span
        className={styles.handle}
        data-handle=""
        aria-hidden="true"
        style={{ left: `calc(var(--left-${right}) + var(--width-${right}))` }}
        onMouseDown={onMouseDown}
      />
    </div>
  );
}
