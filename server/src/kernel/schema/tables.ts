import { nouns } from '@edp/contract/nouns.ts';
import type { Schema } from './schema.generated.ts';

/** The tables that have all of these columns. */
export type TableWith<Column extends string> = {
  [Table in keyof Schema]: [Column] extends [keyof Schema[Table]] ? Table : never;
}[keyof Schema];

/** The table with the records of a noun. */
export const tableOf = (noun: string) => nouns.find(({ name }) => name === noun)!.table;
