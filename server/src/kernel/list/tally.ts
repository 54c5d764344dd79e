import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';

/** What a column is compared with and rows are counted by. */
export type Value = string | number | boolean;

const sumOf = (tally: string): RawBuilder<string> => sql`(select coalesce(sum(rows), 0) from tally where table_name = ${tally})`;

/** The number of rows of a table that the tenant has (see `app.countable`). */
export const tallyOfTenant = (table: keyof Schema) => sumOf(table);

/** The same as far as the person sees them. */
export function tallyOf(table: keyof Schema): RawBuilder<string> {
  const isPublic = sql`coalesce(current_setting(${`app.see_${table}`}, true), '') = ''`;
  return sql<string>`(select case when ${isPublic} then ${tallyOfTenant(table)} else (select total from app.visible_rows(${table})) end)`;
}

/**
 * The number of rows with this value in a column (see `app.count_by`). Unknown to a person who does not see all rows:
 * the notes do not say whose they are.
 */
export function tallyBy<Table extends keyof Schema>(db: Database, table: Table, column: keyof Schema[Table] & string, value: Value) {
  return db.sharing?.see.has(table) ? undefined : sumOf(`${table}.${column}=${value}`);
}
