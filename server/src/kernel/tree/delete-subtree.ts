import type { TreeDelete } from '@edp/contract/kernel/tree.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/tenant-database.ts';
import { assertUnused } from '../record/delete-unused.ts';
import { deleteTranslations } from '../record/translations.ts';
import { AppError } from '../app-error.ts';
import { lockTreeOf, setIdOf, type Tree } from './tree.ts';

/** Deletes a node with everything below it, unless something of it is in use or the user did not know of it. */
export async function deleteSubtree(db: Database, tree: Tree, { id, below }: z.output<typeof TreeDelete>, language: Language): Promise<void> {
  await lockTreeOf(db, tree, id);
  const nodes = sql.table(tree.nodes);
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from ${nodes} where id = ${id}
      union all
      select n.id from ${nodes} n join below on n.parent_id = below.id
    )
    select id from ${nodes} where id in (select id from below) for update`.execute(db);
  const count = rows.length - 1;
  if (below !== undefined && count > below) throw new AppError(409, 'tree.grown', { params: { count } });
  await deleteNodes(db, tree, rows.map((row) => row.id), language);
}

/** Deletes the whole tree of a set. */
export async function deleteTree(db: Database, tree: Tree, setId: string, language: Language): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tree.nodes)} where ${setIdOf(tree)} = ${setId} for update`.execute(db);
  await deleteNodes(db, tree, rows.map((row) => row.id), language);
}

async function deleteNodes(db: Database, tree: Tree, ids: string[], language: Language) {
  await assertUnused(db, tree.nodes, ids, language);
  // First: the change log names the set of the nodes that they translate.
  await deleteTranslations(db, tree.nodes, ids);
  await sql`delete from ${sql.table(tree.nodes)} where id = any(${ids}::bigint[])`.execute(db);
}
