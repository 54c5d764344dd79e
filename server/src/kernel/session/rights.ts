import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import { isDealer } from '@edp/contract/modules/session/session.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { nameIn } from '../record/translations.ts';
import { AppError, assertFound } from '../app-error.ts';
import type { Session } from './session.ts';
import { exceedsReach, isWithin, reachOfOrganisation, reachOfPerson, reachOfRoles } from '../sharing/reach.ts';

/**
 * A caller gives no more than they hold. What they hold: the permissions and inventory organisations of
 * the active role, and the records that they reach (`sharing/reach.ts`). Administrators hold everything.
 */
interface Caller {
  db: Database;
  session: Session;
  language: Language;
}

/**
 * Changes of rights are made one after the other within a tenant: what is compared here cannot change before
 * the transaction ends. Every call that changes roles, people, organisations, groups or rules takes this first.
 */
export const lockRights = ({ db, session }: Pick<Caller, 'db' | 'session'>) =>
  sql`select pg_advisory_xact_lock(hashtext('rights'), ${session.tenantId}::int)`.execute(db);

/** As the database says now: the session may be a moment older. */
export async function isAdministrator({ db, session }: Pick<Caller, 'db' | 'session'>): Promise<boolean> {
  if (!session.administrator) return false;
  const { rows } = await sql`
    select from user_role ur join role r on r.id = ur.role_id
     where ur.user_id = ${session.userId} and ur.role_id = ${session.roleId} and r.administrator`.execute(db);
  return rows.length > 0;
}

/** Refuses to give roles that hold more than the caller's. */
export async function requireRoles(caller: Caller, roleIds: readonly string[]): Promise<void> {
  if (await isAdministrator(caller)) return;
  const { db, session } = caller;
  await compareRoles(caller, roleIds, {
    permissions: 'rights.rolePermissions',
    inventory: 'rights.roleInventory',
    fields: 'rights.roleFields',
    field: 'roleIds',
  });
  if (await exceedsReach(db, session, reachOfRoles(roleIds)))
    throw new AppError(403, 'rights.roleRecords', { field: 'roleIds' });
}

/** Refuses to change or take over a person who has more rights than the caller, in any of their roles. */
export async function requirePerson(caller: Caller, userId: string): Promise<void> {
  if (await isAdministrator(caller)) return;
  const { db, session } = caller;
  const roles = await db.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute();
  await compareRoles(
    caller,
    roles.map((role) => role.role_id),
    { permissions: 'rights.personPermissions', inventory: 'rights.personInventory', fields: 'rights.personFields' },
  );
  const person = await db
    .selectFrom('user_account')
    .select('organisation_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!(await isWithin(db, session, person?.organisation_id))) throw new AppError(403, 'rights.personOutside');
  if (await exceedsReach(db, session, reachOfPerson(userId))) throw new AppError(403, 'rights.personRecords');
}

/** The person with this id: another one than the caller, with no more rights. */
export async function requireOtherPerson(caller: Caller, userId: string, refusal: MessageKey): Promise<string> {
  const { db, session } = caller;
  await lockRights(caller);
  const { id } = assertFound(
    await db.selectFrom('user_account').select('id').where('id', '=', userId).executeTakeFirst(),
  );
  if (id === session.userId) throw new AppError(400, refusal);
  await requirePerson(caller, id);
  return id;
}

/** Refuses to put a person into an organisation that reaches further than the caller. */
export async function assertPlace(caller: Caller, organisationId: string | undefined, field: string): Promise<void> {
  if (await isAdministrator(caller)) return;
  const { db, session } = caller;
  if (organisationId === undefined || !(await isWithin(db, session, organisationId)))
    throw new AppError(403, 'rights.organisationOutside', { field });
  if (await exceedsReach(db, session, reachOfOrganisation(organisationId)))
    throw new AppError(403, 'rights.organisationRecords', { field });
}

interface Words {
  permissions: MessageKey;
  inventory: MessageKey;
  fields: MessageKey;
  field?: string;
}

async function compareRoles(
  { db, session, language }: Caller,
  roleIds: readonly string[],
  { permissions, inventory, fields, field }: Words,
) {
  const anyRole = sql`any(${roleIds}::bigint[])`;
  const own = activeRole(session);
  const name = nameIn('resource', language).expression;
  const { rows } = await sql<{
    administrator: boolean;
    codes: string[];
    inventory: boolean;
    fields: boolean;
    permissions: string[];
  }>`
    select exists (select from role r where r.id = ${anyRole} and r.administrator) as administrator,
           array(select r.code from role r where r.id = ${anyRole}) as codes,
           exists (select from role_inventory_organisation ri where ri.role_id = ${anyRole} and ri.inventory_organisation_id not in
             (select mine.inventory_organisation_id from role_inventory_organisation mine where mine.role_id in ${own})) as inventory,
           exists (select from role_field mine, unnest(${roleIds}::bigint[]) as other (role_id) where mine.role_id in ${own} and not exists
             (select from role_field theirs where theirs.role_id = other.role_id and theirs.noun = mine.noun and theirs.field = mine.field
                                             and (theirs.restriction = 'hidden' or mine.restriction = 'readonly'))) as fields,
           array(select concat_ws(' · ', (select ${name} from resource where resource.id = lacking.parent_id), lacking.name) from (
             select resource.id, resource.parent_id, ${name} as name from resource
              where ${isRight('resource')}
                and resource.id in (select rr.resource_id from role_resource rr where rr.role_id = ${anyRole})
                and resource.id not in (select rr.resource_id from role_resource rr where rr.role_id in ${own})
              order by resource.id) lacking) as permissions`.execute(db);
  const lacking = rows[0]!;
  const at = field === undefined ? {} : { field };
  if (lacking.administrator) throw new AppError(403, 'rights.administratorsOnly', at);
  if (!session.staff && !lacking.codes.every(isDealer)) throw new AppError(403, 'rights.dealersOnly', at);
  if (lacking.permissions.length)
    throw new AppError(403, permissions, { ...at, params: { permissions: summary(lacking.permissions, language) } });
  // Without names: the caller may not know these organisations.
  if (lacking.inventory) throw new AppError(403, inventory, at);
  if (lacking.fields) throw new AppError(403, fields, at);
}

/** The caller's active role, as long as they have it. */
export const activeRole = ({ userId, roleId }: Caller['session']) =>
  sql`(select ur.role_id from user_role ur where ur.user_id = ${userId} and ur.role_id = ${roleId})`;

/**
 * Rights that are granted by themselves: permissions, and menu entries without any. The other entries come with their permissions.
 */
export const isRight = (
  table: string,
) => sql<boolean>`(${sql.ref(`${table}.kind`)} = 'permission' or ${sql.ref(`${table}.url`)} <> ''
  and not exists (select from resource below where below.parent_id = ${sql.ref(`${table}.id`)} and below.kind = 'permission'))`;

const mostNames = 3;

export function summary(names: readonly string[], language: Language): string {
  const first = joinNames(names.slice(0, mostNames), language);
  return names.length <= mostNames
    ? first
    : translate('rights.someOf', language, { names: first, count: names.length });
}
