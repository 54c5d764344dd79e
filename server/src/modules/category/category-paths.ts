import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readNodePaths } from '../../kernel/tree/node-paths.ts';
import type { PathNode } from '../../kernel/exchange/import/importer.ts';

/** A recursive query for a `with`: each of the categories (`node`) with itself (level 1) and those above it. */
export const categoriesAbove = (ids: readonly (string | null)[]) => sql`
  above as (
    select c.id as node, c.id, c.parent_id, 1 as level from category c where c.id = any(${[...new Set(ids)]}::bigint[])
    union all select above.node, c.id, c.parent_id, level + 1 from above join category c on c.id = above.parent_id
  )`;

/** The way from the root to each category, in the user's language. */
export const readPaths = (db: Database, ids: readonly (string | null)[], language: Language) =>
  readNodePaths(db, 'category', ids, language);

/**
 * The categories of a set by what they are called, in their order; disabled ones too, because records may have them.
 */
export async function readNodes(db: Database, set: string): Promise<PathNode[]> {
  const { rows } = await sql<PathNode>`
    select c.id, c.parent_id as "parentId", c.code,
           array[c.name] || array(select t.name from translation t where t.table_name = 'category' and t.record_id = c.id and t.name <> '' order by t.language) as names
      from category c join category_set s on s.id = c.category_set_id where s.code = ${set} order by c.active desc, c.id`.execute(
    db,
  );
  return rows;
}
