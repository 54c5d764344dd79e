import { memo, type ReactNode } from 'react';
import type { RowErrors, GridColumn, GridRow } from '../model/grid-model.ts';
import { rowHeight } from './column-layout.ts';
import cellStyles from './cell.module.css';
import styles from './grid.module.css';
import { drawCell } from './grid-cell.tsx';

interface Props {
  gridId: string;
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  errors: RowErrors | undefined;
  /** The selected columns, -1 if none; and whether the selection begins or ends in this row. */
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
  /** The columns that the fill handle is dragged over. */
  fillFrom: number;
  fillTo: number;
  /** The column with the focus, -1 if it is elsewhere. */
  focus: number;
  /** So many columns repeat the row above. */
  repeats: number;
  find: string;
  struckNote: ((row: GridRow) => ReactNode) | undefined;
}

/** A row; with properties that compare as equal, it is not rendered again when something changes elsewhere. */
export const GridRowView = memo(function GridRowView({
  gridId,
  row,
  index,
  columns,
  errors,
  from,
  to,
  isFirst,
  isLast,
  fillFrom,
  fillTo,
  focus,
  repeats,
  find,
  struckNote,
}: Props) {
  const lastPinned = columns.findLastIndex(({ pinned }) => pinned);
  /** From here on, a struck row shows a note instead of its cells. */
  const firstHidden = columns.findLastIndex(({ pinned, staysWhenStruck }) => pinned || staysWhenStruck) + 1;
  const edgesOf = (place: number) =>
    [
      isFirst && cellStyles.top,
      isLast && cellStyles.bottom,
      place === from && cellStyles.left,
      place === to && cellStyles.rightEdge,
    ]
      .filter(Boolean)
      .join(' ');
  const isSelected = (place: number) => place >= from && place <= to;
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      data-struck={row.struck ? '' : undefined}
      className={styles.row}
      style={{ top: index * rowHeight }}>
      <th scope="row" aria-colindex={1} className={from === -1 ? styles.number : styles.numberSelected}>
        {index + 1}
      </th>
      {columns.map((column, place) =>
        drawCell({
          id: `${gridId}-${index}-${place}`,
          row,
          column,
          place,
          error: errors?.get(column.name),
          isFocused: place === focus,
          isSelected: isSelected(place),
          edges: isSelected(place) ? edgesOf(place) : '',
          isFillTarget: place >= fillFrom && place <= fillTo,
          isRepeated: place < repeats,
          isLastPinned: place === lastPinned,
          find,
          note: row.struck && place === firstHidden ? struckNote?.(row) : undefined,
        }),
      )}
    </tr>
  );
});
