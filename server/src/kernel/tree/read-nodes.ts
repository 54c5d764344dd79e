import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { nest } from './nest.ts';
import { setIdOf, type Tree } from './tree.ts';

interface Node {
  id: string;
  parentId: string | null;
  version: number;
  name: string;
  code: string;
  sort: number;
}

interface Wanted {
  /** The part of the tree; where neither is given, all of it. */
  part: { parentId?: string | undefined; levels?: number | undefined };
  /** More columns of a node `n`. */
  columns: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
}

/** The nodes of a set as a tree, in one statement; names are joined, for there may be tens of thousands. */
export async function readNodes<More>(
  db: Database,
  tree: Tree,
  setId: string,
  language: Language,
  { part: { parentId, levels }, columns, where }: Wanted,
) {
  const isOriginal = language === defaultLanguage;
  const name = isOriginal ? sql`n.name` : sql`coalesce(nullif(t.name, ''), n.name)`;
  const translations = isOriginal
    ? sql``
    : sql`left join translation t on t.table_name = ${tree.nodes} and t.record_id = n.id and t.language = ${language}`;
  const nodes = sql.table(tree.nodes);
  const isWhole = parentId === undefined && levels === undefined;
  const { rows } = await sql<Node & More & { hasChildren?: 0 | 1 }>`
    ${
      isWhole
        ? sql``
        : sql`with recursive part as (
      select n.id, 1 as level from ${nodes} n where n.${setIdOf(tree)} = ${setId} and ${parentId === undefined ? sql`n.parent_id is null` : sql`n.parent_id = ${parentId}`} and ${where}
      union all
      select n.id, level + 1 from ${nodes} n join part on n.parent_id = part.id where level < ${levels ?? tree.maxDepth} and ${where})`
    }
    select n.id, n.parent_id as "parentId", n.version, ${name} as name, n.code, n.sort, ${columns}
           ${levels === undefined ? sql`` : sql`, (exists (select from ${nodes} c where c.parent_id = n.id))::int as "hasChildren"`}
      from ${nodes} n ${translations}
     where n.${setIdOf(tree)} = ${setId} and ${isWhole ? where : sql`n.id in (select id from part)`}
     order by n.sort, n.id`.execute(db);
  return nest(rows, parentId);
}
