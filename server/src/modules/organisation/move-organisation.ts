import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { TreeMoved } from '@edp/contract/kernel/record/tree.ts';
import { maxOrganisationDepth, type organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { assertPlace as requireReach, isAdministrator, lockRights } from '../../kernel/session/rights.ts';
import { placeAmong } from '../../kernel/tree/place-among.ts';
import { findOrganisation } from './organisation.queries.ts';
import { isWithin } from '../../kernel/sharing/reach.ts';

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

/** A department sees what is below it: only administrators move other departments than those below their own. */
export async function requireMove(context: Context, id: string, parentId: string | undefined): Promise<void> {
  const { db, session } = context;
  if (await isAdministrator(context)) return;
  const own = await db
    .selectFrom('user_account')
    .select('organisation_id')
    .where('id', '=', session.userId)
    .executeTakeFirst();
  if (own?.organisation_id === id || !(await isWithin(db, session, id)))
    throw new AppError(403, 'organisation.notYours', { field: 'supId' });
  await requireReach(context, parentId, 'supId');
}

/** Refuses a place below the department itself or below a disabled one, or one that would make the tree too deep. */
export async function assertPlace(
  db: Database,
  parentId: string,
  id: string | undefined,
  isActive: boolean,
): Promise<void> {
  const { rows } = await sql<{ above: number; height: number; ring: boolean; disabled: boolean }>`
    with recursive above as (
      select o.id, o.parent_id, o.active from organisation o where o.id = ${parentId}
      union select o.id, o.parent_id, o.active from organisation o join above on o.id = above.parent_id
    ), below as (
      select o.id, 1 as level from organisation o where o.id = ${id ?? null}::bigint
      union select o.id, level + 1 from organisation o join below on o.parent_id = below.id
    )
    select count(*)::int as above, coalesce(bool_or(id = ${id ?? null}::bigint), false) as ring,
           coalesce(bool_or(not active), false) as disabled, (select coalesce(max(level), 1) from below)::int as height
      from above`.execute(db);
  const { above, height, ring, disabled } = rows[0]!;
  if (ring) throw invalid('organisation.cycle', 'supId');
  if (above + height > maxOrganisationDepth) throw invalid('tree.tooDeep', 'supId', { max: maxOrganisationDepth });
  if (disabled && isActive) throw new AppError(409, 'organisation.parentDisabled', { field: 'supId' });
}
