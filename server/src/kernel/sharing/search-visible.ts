import { type Expression, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { freshVisible } from './visible.ts';

/** Up to this many rows it is quicker to look through those of the owners than through the index of all. */
const fewRows = 2000;

/** The records that meet the condition among the few that the person sees; undefined when they see many, or all. */
export async function searchFewVisible(db: Database, table: keyof Schema, condition: Expression<boolean>): Promise<string[] | undefined> {
  const { sharing } = db;
  if (!sharing?.see.has(table)) return undefined;
  const { total, owners } = await freshVisible(db, sharing, table);
  if (total > fewRows) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where owner_id = any(${owners}::bigint[]) and ${condition}`.execute(db);
  return rows.map(({ id }) => id);
}
