import type { MouseEvent } from 'react';
import type { Column } from '../column.ts';
import styles from './lead-cell.module.css';

interface Props<Row> {
  row: Row;
  column: Column<Row>;
  /** The address with the record open; a plain click opens it without one. */
  href: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
}

/** A row is told by its picture, its name, which is a link, and its code. */
export function LeadCell<Row>({ row, column: { lead, render, below, picture }, href, onOpen }: Props<Row>) {
  const name = render(row);
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !onOpen) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <div className={styles.lead}>
      {picture?.render(row)}
      <div className={styles.texts}>
        {lead === 'link' && href !== undefined ? (
          // The row is what the keyboard reaches; Enter opens it.
          <a className={styles.link} href={href} tabIndex={-1} onClick={open}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {below && <small className={styles.code}>{below.render(row)}</small>}
      </div>
    </div>
  );
}
