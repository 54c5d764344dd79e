import type { Schema } from './schema.generated.ts';

/** The tables that have all of these columns. */
export type TableWith<Column extends string> = {
  [Table in keyof Schema]: [Column] extends [keyof Schema[Table]] ? Table : never;
}[keyof Schema];
