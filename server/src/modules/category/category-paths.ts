import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { translatedName } from '../../kernel/record/translations.ts';

export interface NodePath {
  ids: string[];
  names: string[];
}

/** A recursive query for a `with`: each of the categories (`node`) with itself (level 1) and those above it. */
export const categoriesAbove = (ids: readonly (string | null)[]) => sql`
  above as (
    select c.id as node, c.id, c.parent_id, 1 as level from category c where c.id = any(${[...new Set(ids)]}::bigint[])
    union all select above.node, c.id, c.parent_id, level + 1 from above join category c on c.id = above.parent_id
  )`;

const noPath: NodePath = { ids: [], names: [] };

/** The way from the root to each category, in the user's language. */
export async function readPaths(db: Database, ids: readonly (string | null)[], language: Language): Promise<(id: string | null) => NodePath> {
  const { rows } = await sql<NodePath & { node: string }>`
    with recursive ${categoriesAbove(ids)}
    select above.node, array_agg(above.id::text order by level desc) as ids, array_agg(${translatedName('category', language)} order by level desc) as names
      from above join category on category.id = above.id group by above.node`.execute(db);
  const paths = new Map(rows.map(({ node, ...path }) => [node, path]));
  return (id) => paths.get(id ?? '') ?? noPath;
}
