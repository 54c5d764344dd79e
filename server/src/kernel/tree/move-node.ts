import type { TreeMove, TreeMoved } from '@edp/contract/kernel/record/tree.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/tenant-database.ts';
import { lockForUpdate } from '../record/lock-for-update.ts';
import { AppError } from '../app-error.ts';
import { placeAmong } from './place-among.ts';
import { lockTreeOf, assertPlace, setIdOf, type Tree } from './tree.ts';

type Move = z.output<typeof TreeMove>;

/** Puts a node elsewhere in its tree. Returns all that was written. */
export async function moveNode(
  db: Database,
  tree: Tree,
  move: Move,
  current: (id: string) => Promise<unknown>,
): Promise<TreeMoved> {
  const { id, version, beforeId } = move;
  const parentId = move.parentId ?? null;
  const { setId } = await lockTreeOf(db, tree, id);
  await lockForUpdate(db, tree.nodes, id, version, () => current(id));
  await assertPlace(db, tree, setId, parentId, id);
  const siblings = await siblingsOf(db, tree, setId, parentId, id);
  const index = beforeId === undefined ? siblings.length : siblings.findIndex((each) => each.id === beforeId);
  if (index === -1) throw new AppError(409, 'tree.placeGone');
  return { changed: await write(db, tree, id, parentId, placeAmong(siblings, index, id)) };
}

async function siblingsOf(db: Database, tree: Tree, setId: string, parentId: string | null, id: string) {
  const { rows } = await sql<{ id: string; sort: number }>`
    select id, sort from ${sql.table(tree.nodes)}
     where ${setIdOf(tree)} = ${setId} and parent_id is not distinct from ${parentId}::bigint and id <> ${id} order by sort, id`.execute(
    db,
  );
  return rows;
}

async function write(
  db: Database,
  tree: Tree,
  id: string,
  parentId: string | null,
  places: readonly { id: string; sort: number }[],
) {
  const { rows } = await sql<TreeMoved['changed'][number]>`
    update ${sql.table(tree.nodes)} n
       set sort = place.sort, parent_id = case when n.id = ${id}::bigint then ${parentId}::bigint else n.parent_id end
      from unnest(${places.map((place) => place.id)}::bigint[], ${places.map((place) => place.sort)}::int[]) as place (id, sort)
     where n.id = place.id
    returning n.id, n.sort, n.version`.execute(db);
  return rows;
}
