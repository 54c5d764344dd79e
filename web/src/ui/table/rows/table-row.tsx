import { memo, type MouseEvent } from 'react';
import type { PlacedColumn } from '../columns/placed-column.ts';
import styles from '../data-table.module.css';
import { LeadCell } from './lead-cell.tsx';
import { isClickOnRow } from './row-pointer.ts';

interface Props<Row> {
  row: Row;
  index: number;
  columns: readonly PlacedColumn<Row>[];
  /** The one row that Tab reaches. */
  isActive: boolean;
  isOpened: boolean;
  /** Where not all rows are rendered, each says which one it is. */
  isNumbered: boolean;
  onOpen: ((row: Row) => void) | undefined;
  /** The address with the record of the row open. */
  hrefOf: ((row: Row) => string) | undefined;
  onFocus: (id: string) => void;
}

function Row<Item extends { id: string }>({
  row,
  index,
  columns,
  isActive,
  isOpened,
  isNumbered,
  onOpen,
  hrefOf,
  onFocus,
}: Props<Item>) {
  const open = onOpen && ((event: MouseEvent<HTMLElement>) => isClickOnRow(event) && onOpen(row));
  return (
    // The keys are handled by the body; the heading is the first row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <tr
      data-index={index}
      data-record={row.id}
      aria-rowindex={isNumbered ? index + 2 : undefined}
      aria-current={isOpened || undefined}
      tabIndex={isActive ? 0 : -1}
      className={open && styles.opens}
      onClick={open}
      onFocus={() => onFocus(row.id)}>
      {columns.map(({ column, className, style }) => (
        <td
          key={column.key}
          className={className}
          style={style}
          data-title={column.title}
          data-grows={column.grows || undefined}
          data-lead={column.lead}>
          {column.lead ? (
            <LeadCell row={row} column={column} href={hrefOf?.(row)} onOpen={onOpen} />
          ) : column.grows || column.wraps ? (
            <div className={styles.lines}>{column.render(row)}</div>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** Rendered again only when something of it changes, not while others scroll in. */
export const TableRow = memo(Row) as typeof Row;
