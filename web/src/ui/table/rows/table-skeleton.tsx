import skeleton from '../../feedback/skeleton.module.css';
import type { PlacedColumn } from '../columns/placed-column.ts';

const rows = Array.from({ length: 10 }, (_, row) => row);
/** Of the width of the cell, so that the bars look like texts. */
const shares = [0.7, 0.5, 0.85, 0.6];

/** The rows until the first answer: the same columns and heights. */
export const TableSkeleton = <Row,>({ columns }: { columns: readonly PlacedColumn<Row>[] }) => (
  <tbody aria-hidden="true" data-skeleton="">
    {rows.map((row) => (
      <tr key={row}>
        {columns.map(({ column, className, style, width }, index) => (
          <td key={column.key} aria-hidden="true" className={className} style={style}>
            <span
              className={skeleton.bar}
              style={{
                width: Math.min(160, (width - 24) * shares[(row + index) % shares.length]!),
                display: 'inline-block',
                verticalAlign: 'middle',
              }}
            />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
