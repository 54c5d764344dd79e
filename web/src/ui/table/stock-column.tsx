import { quantityText } from '../../kernel/text/decimal-text.ts';
import type { Column } from './column.ts';
import { Faintly } from './faintly.tsx';

/** What the active organisation holds; none stands back. Not every list can be sorted by it. */
export const stockColumn = <Row extends { storageNum: string }>(title: string): Column<Row> => ({
  key: 'storageNum',
  title,
  width: 92,
  align: 'right',
  sort: 'storageNum',
  render: ({ storageNum }) => <Faintly if={storageNum === '0'}>{quantityText(storageNum)}</Faintly>,
});
