import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { TreeMoved } from '@edp/contract/kernel/record/tree.ts';
import type { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { placeAmong } from '../../kernel/tree/place-among.ts';
import { assertPlace, requireMove } from './place-organisation.ts';
import { findOrganisation } from './select-organisation.ts';

/**
 * Puts a department elsewhere in the tree. Returns all that was written: one row, unless there is no room between its
 * neighbours.
 */
export async function moveOrganisation(context: Context<ParsedOf<typeof organisation.move>>): Promise<TreeMoved> {
  const {
    db,
    input: { id, version, parentId, beforeId },
  } = context;
  // One change of the tree at a time: two moves that are harmless alone could make a ring together.
  await lockRights(context);
  await lockForUpdate(db, 'organisation', id, version, () => findOrganisation(db, id));
  const { supId, active } = await findOrganisation(db, id);
  if (supId !== (parentId ?? '')) {
    await requireParent(db, parentId);
    await requireMove(context, id, parentId);
    if (parentId !== undefined) await assertPlace(db, parentId, id, active === 1);
  }
  const siblings = await siblingsOf(db, id, parentId ?? null);
  const index = beforeId === undefined ? siblings.length : siblings.findIndex((each) => each.id === beforeId);
  if (index === -1) throw new AppError(409, 'tree.placeGone');
  return { changed: await write(db, id, parentId ?? null, placeAmong(siblings, index, id)) };
}

async function requireParent(db: Database, parentId: string | undefined) {
  if (parentId === undefined) return;
  const { rows } = await sql`select from organisation where id = ${parentId}`.execute(db);
  if (rows.length === 0) throw new AppError(409, 'tree.parentGone');
}

async function siblingsOf(db: Database, id: string, parentId: string | null) {
  const { rows } = await sql<{ id: string; sort: number }>`
    select id, sort_order as sort from organisation where parent_id is not distinct from ${parentId}::bigint and id <> ${id} order by sort_order, id`.execute(
    db,
  );
  return rows;
}

async function write(
  db: Database,
  id: string,
  parentId: string | null,
  places: readonly { id: string; sort: number }[],
) {
  const { rows } = await sql<TreeMoved['changed'][number]>`
    update organisation o
       set sort_order = place.sort, parent_id = case when o.id = ${id}::bigint then ${parentId}::bigint else o.parent_id end
      from unnest(${places.map((place) => place.id)}::bigint[], ${places.map((place) => place.sort)}::int[]) as place (id, sort)
     where o.id = place.id
    returning o.id, o.sort_order as sort, o.version`.execute(db);
  return rows;
}
