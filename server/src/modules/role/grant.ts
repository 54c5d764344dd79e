import type { FieldRestriction } from '@edp/contract/modules/role/role.ts';
import { isDealer } from '@edp/contract/modules/session/session.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { activeRole, isAdministrator, summary } from '../../kernel/session/rights.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language'>;

/** A role is to have these. */
interface Grant {
  code: string;
  /** Rights alone (`isRight`). */
  resourceIds: readonly string[];
  organisationIds: readonly string[];
  fields: readonly FieldRestriction[];
}

export const fieldsOf = async (db: Database, roleId: string): Promise<FieldRestriction[]> =>
  (
    await sql<FieldRestriction>`select noun, field, restriction from role_field where role_id = ${roleId} order by noun, field`.execute(
      db,
    )
  ).rows;

interface Held {
  resourceIds: ReadonlySet<string>;
  organisationIds: ReadonlySet<string>;
  fields: readonly FieldRestriction[];
}

/** The caller's active role has these, and so may grant them; undefined for administrators, who have everything. */
export async function heldBy(caller: Caller): Promise<Held | undefined> {
  if (await isAdministrator(caller)) return undefined;
  const { db, session } = caller;
  const own = activeRole(session);
  const { rows } = await sql<{ resources: string[]; organisations: string[] }>`
    select array(select rr.resource_id::text from role_resource rr where rr.role_id in ${own}) as resources,
           array(select ri.inventory_organisation_id::text from role_inventory_organisation ri where ri.role_id in ${own}) as organisations`.execute(
    db,
  );
  return {
    resourceIds: new Set(rows[0]!.resources),
    organisationIds: new Set(rows[0]!.organisations),
    fields: session.roleId === null ? [] : await fieldsOf(db, session.roleId),
  };
}

/** Refuses to put into a role what the caller does not hold, whichever role it is: their own one as well. */
export async function assertGrantable(
  caller: Caller,
  { code, resourceIds, organisationIds, fields }: Grant,
): Promise<void> {
  const held = await heldBy(caller);
  if (!held) return;
  if (!caller.session.staff && !isDealer(code)) throw new AppError(403, 'rights.dealersOnly', { field: 'code' });
  const lacking = resourceIds.filter((id) => !held.resourceIds.has(id));
  if (lacking.length)
    throw new AppError(403, 'role.grantPermissions', {
      field: 'resourceIds',
      params: { permissions: summary(await namesOf(caller, lacking), caller.language) },
    });
  if (organisationIds.some((id) => !held.organisationIds.has(id)))
    throw new AppError(403, 'role.grantInventory', { field: 'organisationIds' });
  if (held.fields.some((own) => !isAsStrict(fields, own)))
    throw new AppError(403, 'role.grantFields', { field: 'fields' });
}

const isAsStrict = (fields: readonly FieldRestriction[], own: FieldRestriction) =>
  fields.some(
    ({ noun, field, restriction }) =>
      noun === own.noun && field === own.field && (restriction === 'hidden' || own.restriction === 'readonly'),
  );

async function namesOf({ db, language }: Caller, ids: readonly string[]): Promise<string[]> {
  const name = translatedName('resource', language);
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' · ', (select ${name} from resource where resource.id = lacking.parent_id), lacking.name) as name
      from (select resource.id, resource.parent_id, ${name} as name from resource where resource.id = any(${ids}::bigint[]) order by resource.id) lacking`.execute(
    db,
  );
  return rows.map((row) => row.name);
}
