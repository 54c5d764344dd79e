import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { translatedName } from '../record/translations.ts';
import type { Tree } from './tree.ts';

export interface NodePath {
  ids: string[];
  names: string[];
}

interface Node {
  id: string;
  parentId: string | null;
  name: string;
}

/**
 * The way from the root to each node, in the user's language. One array of ids for each level: joined by row, the
 * planner would read the whole tree.
 */
export async function readNodePaths(
  db: Database,
  table: Tree['nodes'],
  ids: readonly (string | null)[],
  language: Language,
): Promise<(id: string | null) => NodePath> {
  const { rows } = await sql<Node>`
    with recursive level as (
      select ${[...new Set(ids)]}::bigint[] as ids
      union select (select array_agg(distinct n.parent_id) from ${sql.table(table)} n where n.id = any(level.ids) and n.parent_id is not null) from level where level.ids is not null)
    select ${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.parent_id`)} as "parentId", ${translatedName(table, language)} as name
      from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = any(array(select unnest(ids) from level))`.execute(db);
  const nodes = new Map(rows.map((node) => [node.id, node]));
  return (id) => {
    const path: Node[] = [];
    for (let node = nodes.get(id ?? ''); node && !path.includes(node); node = nodes.get(node.parentId ?? ''))
      path.unshift(node);
    return { ids: path.map((node) => node.id), names: path.map(({ name }) => name) };
  };
}
