import type { Permission } from '@edp/contract/kernel/permission.ts';
import { isDealer } from '@edp/contract/modules/session/session.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { loadFieldAccess } from '../field-rights/field-access.ts';
import { type Sharing, withinOrganisation } from '../sharing/sharing.ts';
import { loadSharing } from '../sharing/load-sharing.ts';

/** A person and what the active role lets them do; undefined when the account is gone or disabled. */
export async function loadAccess(db: Database, userId: string, roleId: string | null) {
  const user = await db
    .selectFrom('user_account')
    .leftJoin('security_setting as s', 's.tenant_id', 'user_account.tenant_id')
    .select([
      'user_account.name',
      'user_account.account',
      'user_account.must_change_password',
      's.allowed_addresses',
      sql<boolean>`exists (select from two_factor f where f.user_id = user_account.id)`.as('has_two_factor'),
    ])
    .where('user_account.id', '=', userId)
    .where('user_account.active', '=', true)
    .executeTakeFirst();
  if (!user) return undefined;
  const role = roleId === null ? undefined : await findRole(db, userId, roleId);
  return {
    userId,
    userName: user.name,
    account: user.account,
    mustChangePassword: user.must_change_password,
    mustSetUpTwoFactor: role?.requires_two_factor === true && !user.has_two_factor,
    allowedAddresses: user.allowed_addresses ?? [],
    previewRoleName: '',
    ...(await rightsOf(db, userId, role)),
  };
}

interface ActiveRole {
  id: string;
  code: string;
  administrator: boolean;
}

/** The rights that a role gives a user; a role that was taken away is no longer the active one. */
export async function rightsOf(db: Database, userId: string, role: ActiveRole | undefined) {
  const administrator = role?.administrator ?? false;
  return {
    roleId: role?.id ?? null,
    administrator,
    staff: role !== undefined && !isDealer(role.code),
    permissions: new Set(role ? await permissionsOf(db, role.id, administrator) : []),
    fields: role && !administrator ? await loadFieldAccess(db, role.id) : undefined,
    // Administrators see and change everything.
    sharing: administrator ? undefined : await loadSharing(db, userId, role?.id ?? null),
  };
}

/**
 * The session's inventory organisation and what follows from it: outside of the master, the boundary of what it has.
 */
export async function inOrganisation(db: Database, invorgId: string | null, sharing: Sharing | undefined) {
  const isMasterOrganisation = invorgId !== null && (await isMaster(db, invorgId));
  return { invorgId, isMasterOrganisation, sharing: withinOrganisation(sharing, invorgId, isMasterOrganisation) };
}

const isMaster = async (db: Database, inventoryOrganisationId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('inventory_organisation')
      .select('master')
      .where('id', '=', inventoryOrganisationId)
      .executeTakeFirst()
  )?.master === true;

const findRole = (db: Database, userId: string, roleId: string) =>
  db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select([
      'role.id',
      'role.administrator',
      'role.code',
      sql<boolean>`exists (select from two_factor_role t where t.role_id = role.id)`.as('requires_two_factor'),
    ])
    .where('role.id', '=', roleId)
    .where('user_role.user_id', '=', userId)
    .executeTakeFirst();

/** The permissions that the role was given; an administrator has every one that the tenant has. */
async function permissionsOf(db: Database, roleId: string, administrator: boolean): Promise<Permission[]> {
  let query = db
    .selectFrom('resource')
    .select(sql<Permission>`resource.code`.as('code'))
    .where('resource.kind', '=', 'permission');
  if (!administrator) {
    query = query.where('resource.id', 'in', (eb) =>
      eb.selectFrom('role_resource').select('resource_id').where('role_id', '=', roleId),
    );
  }
  return (await query.execute()).map((row) => row.code);
}
