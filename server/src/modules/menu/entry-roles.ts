import type { Language } from '@edp/contract/kernel/language.ts';
import type { MenuRole } from '@edp/contract/modules/menu/menu.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { requireRoles } from '../../kernel/session/rights.ts';

export const listMenuRoles = async (db: Database, language: Language): Promise<MenuRole[]> =>
  (
    await db
      .selectFrom('role')
      .select(['role.id', 'role.code', 'role.administrator', nameIn('role', language)])
      .orderBy('role.id')
      .execute()
  ).map((role) => ({ ...role, administrator: role.administrator ? 1 : 0 }));

/**
 * Exactly these roles have an entry. A caller who is no administrator changes only roles that hold no more than their
 * own.
 */
export async function giveToRoles(
  context: Pick<Context, 'db' | 'session' | 'language'>,
  id: string,
  roleIds: readonly string[],
): Promise<void> {
  const { db } = context;
  const existing = await db.selectFrom('role').select('id').where('id', '=', anyOf(roleIds)).execute();
  if (existing.length < roleIds.length) throw invalid('rule.reference', 'roleIds');
  const before = (await db.selectFrom('role_resource').select('role_id').where('resource_id', '=', id).execute()).map(
    (row) => row.role_id,
  );
  const added = roleIds.filter((roleId) => !before.includes(roleId));
  const removed = before.filter((roleId) => !roleIds.includes(roleId));
  await requireRoles(context, [...added, ...removed]);
  if (removed.length)
    await db.deleteFrom('role_resource').where('resource_id', '=', id).where('role_id', '=', anyOf(removed)).execute();
  if (added.length)
    await sql`insert into role_resource (role_id, resource_id) select unnest(${added}::bigint[]), ${id}::bigint`.execute(
      db,
    );
}
