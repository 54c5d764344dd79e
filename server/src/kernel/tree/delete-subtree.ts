import type { TreeDelete } from '@edp/contract/kernel/record/tree.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { assertUnused } from '../record/delete-unused.ts';
import type { Caller } from '../record/record-uses.ts';
import { deleteTranslations } from '../record/translations.ts';
import { AppError } from '../app-error.ts';
import { lockTreeOf, setIdOf, type Tree } from './tree.ts';

/** From so many nodes on it is worth planning the questions of foreign keys once (see functions/delete-many.sql). */
const manyNodes = 500;

/** Deletes a node with everything below it, unless something of it is in use or the user did not know of it. */
export async function deleteSubtree(
  caller: Caller,
  tree: Tree,
  { id, below }: z.output<typeof TreeDelete>,
): Promise<void> {
  const { db } = caller;
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
  await deleteNodes(
    caller,
    tree,
    rows.map((row) => row.id),
  );
}

/** Deletes the whole tree of a set. */
export async function deleteTree(caller: Caller, tree: Tree, setId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(tree.nodes)} where ${setIdOf(tree)} = ${setId} for update`.execute(caller.db);
  await deleteNodes(
    caller,
    tree,
    rows.map((row) => row.id),
  );
}

async function deleteNodes(caller: Caller, tree: Tree, ids: string[]) {
  const { db } = caller;
  await assertUnused(caller, tree.nodes, ids);
  // First: the change log names the set of the nodes that they translate.
  await deleteTranslations(db, tree.nodes, ids);
  await (
    ids.length < manyNodes
      ? sql`delete from ${sql.table(tree.nodes)} where id = any(${ids}::bigint[])`
      : sql`select app.delete_many(${tree.nodes}::regclass, ${ids}::bigint[])`
  ).execute(db);
}
