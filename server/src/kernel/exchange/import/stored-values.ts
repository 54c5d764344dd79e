import type { RecordTable } from '../../record/record-table.ts';

export const quoted = (name: string) => `"${name}"`;

/**
 * The value of a column in what a row of an import would write, as SQL. By its key rather than as a whole record: to
 * make one, PostgreSQL copies the description of the table for each row.
 */
export function valueIn(table: RecordTable, source: string, column: string): string {
  const { type } = table.stored.find((field) => field.column === column)!;
  return `(${source} ->> '${column}')${type === 'text' ? '' : `::${type}`}`;
}

/** The same where a row that does not say it has the value of `otherwise`. */
export const valueOr = (table: RecordTable, source: string, column: string, otherwise: string) =>
  `case when ${source} ? '${column}' then ${valueIn(table, source, column)} else ${otherwise}.${quoted(column)} end`;
