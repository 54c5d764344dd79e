import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../feedback/visually-hidden.tsx';
import { shownText, textOf } from '../model/cell-text.ts';
import { hasText } from '../model/find.ts';
import { lockOf, valueOf, type CellError, type GridColumn, type GridRow } from '../model/grid-model.ts';
import styles from './cell.module.css';

interface Cell {
  readonly id: string;
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly place: number;
  readonly error: CellError | undefined;
  readonly isFocused: boolean;
  readonly isSelected: boolean;
  /** The sides on which the selection ends, as classes. */
  readonly edges: string;
  readonly isFillTarget: boolean;
  /** The row above has the same. */
  readonly isRepeated: boolean;
  readonly isLastPinned: boolean;
  readonly find: string;
  /** In a struck row, instead of this cell and those after it. */
  readonly note: ReactNode;
}

/** A cell while it is not edited. A function and no component: fast scrolling makes dozens of cells for each frame. */
export function drawCell({
  id,
  row,
  column,
  place,
  error,
  isFocused,
  isSelected,
  edges,
  isFillTarget,
  isRepeated,
  isLastPinned,
  find,
  note,
}: Cell) {
  const isHidden = row.struck === true && !column.pinned && !column.staysWhenStruck;
  let classes = styles.cell!;
  const add = (name: string | undefined) => {
    classes += ` ${name}`;
  };
  if (column.align === 'right') add(styles.right);
  if (column.align === 'center') add(styles.center);
  if (column.isMonospaced) add(styles.monospaced);
  if (column.pinned) add(styles.pinned);
  if (isLastPinned) add(styles.pinnedEdge);
  if (column.kind === 'fixed' || lockOf(row, column) !== undefined) add(styles.readOnly);
  if (isRepeated) add(styles.repeated);
  if (error) add(styles.wrong);
  if (isSelected) add(`${styles.selected} ${edges}`);
  if (isFocused) add(styles.focused);
  if (isFillTarget) add(styles.fillTarget);
  if (isHidden) add(styles.hidden);
  if (find && !isHidden && hasText(row, column, find)) add(styles.found);
  return (
    // The input of the grid has the focus and handles the keys; its aria-activedescendant refers to the cell.
    <td
      key={column.name}
      id={id}
      aria-colindex={place + 2}
      aria-selected={isSelected}
      aria-invalid={error ? true : undefined}
      data-column={place}
      data-wrong={error ? '' : undefined}
      className={classes}
      style={column.pinned ? { left: `var(--left-${place})` } : undefined}>
      {!isHidden && contentOf(row, column, error)}
      {note && <span className={styles.note}>{note}</span>}
    </td>
  );
}

function contentOf(row: GridRow, column: GridColumn, error: CellError | undefined): ReactNode {
  const value = valueOf(row, column);
  if (column.render) return column.render(row);
  // An empty cell has room for what is missing.
  if (error && value === '') return <span className={styles.missing}>{error.message}</span>;
  if (typeof value === 'string') return shownText(column, value);
  return (
    <>
      <span className={styles.switch} data-switch={value ? 'on' : 'off'} />
      <VisuallyHidden>{textOf(column, value)}</VisuallyHidden>
    </>
  );
}
