import type { CSSProperties, ReactNode } from 'react';
import styles from './data-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import skeleton from './skeleton.module.css';
import { useWidth } from './use-width.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly width: number;
  readonly align?: 'right' | 'center';
  readonly render: (row: Row) => ReactNode;
  /** Sticky at the right edge. */
  readonly fixed?: boolean;
  /** Takes the remaining width. */
  readonly grows?: boolean;
  /** Hidden where the table is too narrow; the last such column first. */
  readonly hideable?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  isFirstLoad: boolean;
  isLoading: boolean;
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row);

/**
 * A native table. antd's costs 50 KiB and is slow with many rows; sticky cells do
 * in CSS what it does in script.
 */
export function DataTable<Row extends { id: string }>({ caption, columns: all, rows, isFirstLoad, isLoading }: Props<Row>) {
  const [watch, room] = useWidth();
  const columns = visibleColumns(all, room);
  return (
    <ScrollRegion ref={watch} className={styles.scroll} label={caption} aria-busy={isLoading}>
      {isLoading && !isFirstLoad && <div className={styles.progress} />}
      <table className={styles.table} style={{ minWidth: widthOf(columns) }}>
        <colgroup>{columns.map((column) => <col key={column.key} style={column.grows ? undefined : { width: column.width }} />)}</colgroup>
        <thead>
          <tr>{columns.map((column) => <th key={column.key} scope="col" className={cellClass(column)} style={cellStyle(column)}>{column.title}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => <Cell key={column.key} column={column} row={row} />)}
            </tr>
          ))}
        </tbody>
      </table>
      {isFirstLoad && skeletonRows.map((row) => <div key={row} className={styles.skeleton}><span className={skeleton.bar} /></div>)}
    </ScrollRegion>
  );
}

const widthOf = (columns: readonly Column<never>[]) => columns.reduce((sum, { width }) => sum + width, 0);

/** A width of 0 is not measured yet and hides nothing. */
function visibleColumns<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  const last = columns.findLast(({ hideable }) => hideable);
  return room === 0 || last === undefined || widthOf(columns) <= room ? columns : visibleColumns(columns.filter((column) => column !== last), room);
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.render(row);
  return (
    <td className={cellClass(column)} style={cellStyle(column)} title={typeof content === 'string' ? content : undefined}>
      {content}
    </td>
  );
}

const cellClass = ({ fixed }: Pick<Column<never>, 'fixed'>) => (fixed ? styles.fixed : undefined);
const cellStyle = ({ align }: Pick<Column<never>, 'align'>): CSSProperties | undefined => align && { textAlign: align };
