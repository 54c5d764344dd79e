import { maxOrganisationDepth } from '@edp/contract/modules/organisation/organisation.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { assertPlace as requireReach, isAdministrator } from '../../kernel/session/rights.ts';
import { isWithin } from '../../kernel/sharing/reach.ts';

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
