import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Session } from '../session/session.ts';

/**
 * Rows of `table_name`, `owner_id`, `writable`: access to the records of an owner, of one type or (null) of all.
 * The mode of a type is left out on purpose: what is public today may be private tomorrow, and rules and
 * memberships from before are then in effect.
 */
type Reach = RawBuilder<unknown>;

const sourcesOfRules = (applies: RawBuilder<unknown>): Reach => sql`
  select r.table_name, s.user_id as owner_id, r.writable
    from sharing_rule r, app.people_of_rule(r.id, 'source') s
   where r.active and exists (select from sharing_rule_part p where p.rule_id = r.id and p.side = 'target' and (${applies}))`;

/** The records that rules give a person, in one of the given roles. */
const rulesForPerson = (userId: string, roleIds: RawBuilder<unknown>): Reach =>
  sourcesOfRules(sql`
  p.user_id = ${userId} or p.role_id in ${roleIds}
  or p.group_id in (select m.group_id from user_group_member m where m.user_id = ${userId})
  or p.organisation_id in (select o.id from user_account u, app.organisations_above(u.organisation_id) o where u.id = ${userId})`);

/** By any role that the person has. */
export const reachOfPerson = (userId: string) =>
  rulesForPerson(userId, sql`(select ur.role_id from user_role ur where ur.user_id = ${userId})`);

export const reachOfRoles = (roleIds: readonly string[]) => sourcesOfRules(sql`p.role_id = any(${roleIds}::bigint[])`);
export const reachOfGroup = (groupId: string) => sourcesOfRules(sql`p.group_id = ${groupId}`);
export const reachOfOrganisation = (organisationId: string) =>
  sourcesOfRules(sql`p.organisation_id in (select o.id from app.organisations_above(${organisationId}::bigint) o)`);

/** The records that rules share of people who join a group. */
export const sharedByGroup = (groupId: string, userIds: readonly string[]): Reach => sql`
  select r.table_name, joined as owner_id, r.writable
    from sharing_rule r join sharing_rule_part p on p.rule_id = r.id and p.side = 'source' and p.group_id = ${groupId},
         unnest(${userIds}::bigint[]) joined
   where r.active`;

export const sharedByRule = (ruleId: string, table: string, writable: boolean): Reach =>
  sql`select ${table}::text as table_name, s.user_id as owner_id, ${writable}::boolean as writable from app.people_of_rule(${ruleId}::bigint, 'source') s`;

export const wholeType = (table: string, writable: boolean): Reach =>
  sql`select ${table}::text as table_name, u.id as owner_id, ${writable}::boolean as writable from user_account u`;

/**
 * The reach of the caller: their own records, those of their organisation and below it, and what other rules give them in
 * the active role.
 */
const reachOfCaller = ({ userId, roleId }: Session, exceptRuleId: string): Reach => sql`
  select null::text as table_name, u.id as owner_id, true as writable
    from user_account me, app.organisations_below(me.organisation_id) o, user_account u
   where me.id = ${userId} and u.organisation_id = o.id
  union all select null, ${userId}::bigint, true
  union all ${rulesForPerson(userId, sql`(${roleId}::bigint)`)} and r.id <> ${exceptRuleId}::bigint`;

/** Whether something gives access that the caller does not have. A rule that is being written justifies nothing. */
export async function exceedsReach(db: Database, session: Session, reach: Reach, exceptRuleId = '0'): Promise<boolean> {
  const { rows } = await sql`
    with held as materialized (${reachOfCaller(session, exceptRuleId)}), given as materialized (${reach})
    select from given g
     where g.owner_id not in (select h.owner_id from held h where h.table_name is null)
       and not exists (select from held h where h.owner_id = g.owner_id and h.table_name = g.table_name and h.writable >= g.writable)
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether an organisation is the caller's own or below it. */
export async function isWithin(
  db: Database,
  session: Session,
  organisationId: string | null | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from user_account me, app.organisations_below(me.organisation_id) o
     where me.id = ${session.userId} and o.id = ${organisationId ?? null}::bigint`.execute(db);
  return rows.length > 0;
}
