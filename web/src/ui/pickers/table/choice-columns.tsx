import { useId } from 'react';
import type { Column } from '../../table/column.ts';
import { useUiText } from '../../ui.texts.ts';
import { isPicked } from '../picked.ts';
import table from '../../table/data-table.module.css';
import styles from './table-picker.module.css';

interface Options<Row> {
  columns: readonly Column<Row>[];
  /** The rows of the page. */
  rows: readonly Row[];
  picked: readonly Row[];
  isSingle: boolean;
  nameOf: (row: Row) => string;
  disabledReason: ((row: Row) => string | undefined) | undefined;
  onChoose: (rows: readonly Row[], isOn: boolean) => void;
}

/** The columns of a table to choose from: a checkbox or radio button first; a click anywhere in the row chooses it. */
export function useChoiceColumns<Row extends { id: string }>({
  columns,
  rows,
  picked,
  isSingle,
  nameOf,
  disabledReason,
  onChoose,
}: Options<Row>): Column<Row>[] {
  const ui = useUiText();
  const id = useId();
  const free = rows.filter((row) => !disabledReason?.(row));
  const isWhole = free.length > 0 && free.every((row) => isPicked(picked, row));
  const mark = (box: HTMLInputElement | null) => {
    // `indeterminate` has no attribute.
    if (box) box.indeterminate = !isWhole && free.some((row) => isPicked(picked, row));
  };
  const head = (
    <input
      ref={mark}
      type="checkbox"
      aria-label={ui('selectPage')}
      checked={isWhole}
      disabled={free.length === 0}
      onChange={(event) => onChoose(free, event.target.checked)}
    />
  );
  const box = (row: Row) => (
    <input
      type={isSingle ? 'radio' : 'checkbox'}
      id={`${id}${row.id}`}
      name={id}
      aria-label={ui('selectRow', { name: nameOf(row) })}
      // A row that cannot be chosen is one that is there already.
      checked={isPicked(picked, row) || (!isSingle && disabledReason?.(row) !== undefined)}
      disabled={disabledReason?.(row) !== undefined}
      onChange={(event) => onChoose([row], event.target.checked)}
    />
  );
  // The reason stands where there is room for it.
  const widest = Math.max(
    0,
    columns.findIndex(({ grows }) => grows),
  );
  const labelled = (column: Column<Row>, index: number): Column<Row> => ({
    ...column,
    render: (row) => {
      const content = column.render(row);
      // A code that is cut cannot be told from another one.
      const isLong = typeof content === 'string' && column.align !== 'right';
      const reason = index === widest ? disabledReason?.(row) : undefined;
      return (
        <label
          htmlFor={`${id}${row.id}`}
          className={`${styles.cell} ${column.align === 'right' ? styles.right : ''}`}
          title={typeof content === 'string' ? content : undefined}>
          <span className={isLong ? table.lines : styles.text}>{content}</span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </label>
      );
    },
  });
  return [
    { key: 'choice', title: ui('selectPage'), head: isSingle ? <></> : head, width: 48, render: box },
    ...columns.map(labelled),
  ];
}
