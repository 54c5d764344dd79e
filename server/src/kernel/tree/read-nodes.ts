import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
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
  /** More columns of a node `n`. */
  columns: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
}

/** All nodes of a set in their order, in one statement; names are joined, for there may be tens of thousands. */
export async function readNodes<More>(
  db: Database,
  tree: Tree,
  setId: string,
  language: Language,
  { columns, where }: Wanted,
): Promise<(Node & More)[]> {
  const isOriginal = language === defaultLanguage;
  const name = isOriginal ? sql`n.name` : sql`coalesce(nullif(t.name, ''), n.name)`;
  const translations = isOriginal
    ? sql``
    : sql`left join translation t on t.table_name = ${tree.nodes} and t.record_id = n.id and t.language = ${language}`;
  const { rows } = await sql<Node & More>`
    select n.id, n.parent_id as "parentId", n.version, ${name} as name, n.code, n.sort, ${columns}
      from ${sql.table(tree.nodes)} n ${translations}
     where n.${setIdOf(tree)} = ${setId} and ${where}
     order by n.sort, n.id`.execute(db);
  return rows;
}
