import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { PathNode } from '../../kernel/exchange/import/importer.ts';

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
