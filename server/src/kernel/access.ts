import type { Permission } from '@edp/contract/kernel/call.ts';
import { sql } from 'kysely';
import type { Database } from './database/tenant-database.ts';

/** A person and what the active role lets them do; undefined when the account is gone or disabled. */
export async function loadAccess(db: Database, userId: string, roleId: string | null) {
  const user = await db
    .selectFrom('user_account').select(['name', 'account'])
    .where('id', '=', userId).where('active', '=', true)
    .executeTakeFirst();
  if (!user) return undefined;
  const role = roleId === null ? undefined : await findRole(db, userId, roleId);
  return {
    userId,
    userName: user.name,
    account: user.account,
    // A role that was taken away is no longer the active one.
    roleId: role ? roleId : null,
    administrator: role?.administrator ?? false,
    permissions: new Set(role && !role.administrator ? await permissionsOf(db, roleId!) : []),
  };
}

const findRole = (db: Database, userId: string, roleId: string) =>
  db
    .selectFrom('role').innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select('role.administrator')
    .where('role.id', '=', roleId).where('user_role.user_id', '=', userId)
    .executeTakeFirst();

async function permissionsOf(db: Database, roleId: string): Promise<Permission[]> {
  const rows = await db
    .selectFrom('role_resource').innerJoin('resource', 'resource.id', 'role_resource.resource_id')
    .select(sql<Permission>`resource.code`.as('code'))
    .where('role_resource.role_id', '=', roleId).where('resource.kind', '=', 'permission')
    .execute();
  return rows.map((row) => row.code);
}
