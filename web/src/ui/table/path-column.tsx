import type { Column } from './column.ts';

/** The names of a path are separated by commas: 外购件,轴承. */
const names = (path: string) => path.split(',');
export const lastName = (path: string) => names(path).at(-1)!;
export const pathName = (path: string) => names(path).join(' / ');

/** The last name of a path; all of it where the pointer rests. */
export const pathColumn = <Row,>(
  key: string,
  title: string,
  width: number,
  pathOf: (row: Row) => string,
): Column<Row> => ({
  key,
  title,
  width,
  grows: true,
  render: (row) => <span title={pathName(pathOf(row))}>{lastName(pathOf(row))}</span>,
});
