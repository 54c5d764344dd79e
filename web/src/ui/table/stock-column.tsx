import { quantityText } from '../../kernel/text/decimal-text.ts';
import type { Column } from './column.ts';
import { Faintly } from './faintly.tsx';
import { amountWidth } from './text-width.ts';

/** What the active organisation holds; none stands back. Not every list can be sorted by it. */
export const stockColumn = <Row extends { storageNum: string }>(title: string): Column<Row> => {
  const text = ({ storageNum }: Row) => quantityText(storageNum);
  return {
    key: 'storageNum',
    title,
    width: amountWidth(),
    align: 'right',
    sort: 'storageNum',
    text,
    render: (row) => <Faintly if={row.storageNum === '0'}>{text(row)}</Faintly>,
  };
};
