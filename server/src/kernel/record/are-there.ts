import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Schema } from '../schema/schema.generated.ts';

/** Whether each of the ids is that of a record which the user sees. */
export async function areThere(db: Database, table: keyof Schema, ids: readonly string[]): Promise<boolean> {
  const different = [...new Set(ids)];
  const { rows } = await sql`select from ${sql.table(table)} where id = any(${different}::bigint[])`.execute(db);
  return rows.length === different.length;
}
