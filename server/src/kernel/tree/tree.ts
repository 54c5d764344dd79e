import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { TableWith } from '../schema/tables.ts';
import type { Database } from '../database/tenant-database.ts';
import { assertFound, AppError } from '../app-error.ts';
import { notEditable } from '../sharing/lock-editable.ts';

/** A table of nodes (`parent_id`, `sort`) that belong to a set, whose id they have in the column `<sets>_id`. */
export interface Tree {
  nodes: TableWith<'parent_id' | 'sort'>;
  sets: TableWith<'id' | 'source'>;
  /** The columns of a node besides its place: a copy has the same in them. */
  own: readonly string[];
  maxDepth: number;
  /** The message where a node would stand too deep. */
  tooDeep: MessageKey;
}

export const setIdOf = (tree: Tree) => sql.ref(`${tree.sets}_id`);

/**
 * A transaction that changes the shape of a tree locks its set until the end: two moves at once could make a
 * circle, and a child could be added to what is being deleted. Only a set that the user may change can be locked.
 */
export async function lockSet(db: Database, tree: Tree, setId: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(tree.sets)} where id = ${setId} for no key update`.execute(db);
  if (!rows.length) throw await notEditable(db, tree.sets, setId);
}

export interface Placed {
  id: string;
  setId: string;
  parentId: string | null;
  version: number;
}

/** A node, with its set locked. */
export async function lockTreeOf(db: Database, tree: Tree, id: string): Promise<Placed> {
  const read = async () => {
    const { rows } = await sql<Placed>`
      select id, ${setIdOf(tree)} as "setId", parent_id as "parentId", version from ${sql.table(tree.nodes)} where id = ${id}`.execute(
      db,
    );
    return assertFound(rows[0]);
  };
  await lockSet(db, tree, (await read()).setId);
  // Again: it may have changed while another transaction held the set.
  return read();
}

/** Refuses a parent that is gone or of another set, lies below the node itself, or would make the tree too deep. */
export async function assertPlace(
  db: Database,
  tree: Tree,
  setId: string,
  parentId: string | null,
  id?: string,
): Promise<void> {
  const path = parentId === null ? [] : await pathTo(db, tree, setId, parentId);
  if (id !== undefined && path.includes(id)) throw new AppError(409, 'tree.cycle');
  const height = id === undefined ? 1 : await heightOf(db, tree, id);
  if (path.length + height > tree.maxDepth) throw new AppError(409, tree.tooDeep, { params: { max: tree.maxDepth } });
}

/** From a node up to its root. */
async function pathTo(db: Database, tree: Tree, setId: string, id: string): Promise<string[]> {
  const nodes = sql.table(tree.nodes);
  const { rows } = await sql<{ id: string }>`
    with recursive path as (
      select id, parent_id from ${nodes} where id = ${id} and ${setIdOf(tree)} = ${setId}
      union all
      select n.id, n.parent_id from ${nodes} n join path on n.id = path.parent_id
    )
    select id from path`.execute(db);
  if (rows.length === 0) throw new AppError(409, 'tree.parentGone');
  return rows.map((row) => row.id);
}

async function heightOf(db: Database, tree: Tree, id: string): Promise<number> {
  const nodes = sql.table(tree.nodes);
  const { rows } = await sql<{ height: number }>`
    with recursive below as (
      select id, 1 as level from ${nodes} where id = ${id}
      union all
      select n.id, level + 1 from ${nodes} n join below on n.parent_id = below.id
    )
    select max(level) as height from below`.execute(db);
  return rows[0]!.height;
}
