import type { RoleDetail } from '@edp/contract/modules/role/role.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { isRight, requireRoles } from '../../kernel/session/rights.ts';
import { fieldsOf } from './grant.ts';
import { roleLines } from './role-list.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language'>;

const firstMembers = 5;

/** A role to look at or to edit: its name is the one that it was written with. */
export async function roleDetail(caller: Caller, id: string): Promise<RoleDetail> {
  const { db, language } = caller;
  const role = assertFound(
    await roleLines(db, language)
      .select(['role.version', 'role.remark', 'role.name'])
      .where('role.id', '=', id)
      .executeTakeFirst(),
  );
  const [resources, organisations, members, fields, lockedBecause] = await Promise.all([
    db
      .selectFrom('resource')
      .innerJoin('role_resource', 'role_resource.resource_id', 'resource.id')
      .select('resource.id')
      .where('role_resource.role_id', '=', id)
      .where(isRight('resource'))
      .orderBy('resource.id')
      .execute(),
    db
      .selectFrom('role_inventory_organisation as ri')
      .innerJoin('inventory_organisation as o', 'o.id', 'ri.inventory_organisation_id')
      .select(['o.id', 'o.name'])
      .where('ri.role_id', '=', id)
      .orderBy('o.code')
      .execute(),
    db
      .selectFrom('user_role as ur')
      .innerJoin('user_account as u', 'u.id', 'ur.user_id')
      .select(['u.id', 'u.name'])
      .where('ur.role_id', '=', id)
      .orderBy(sql`u.name collate app.by_pinyin`)
      .orderBy('u.id')
      .limit(firstMembers)
      .execute(),
    fieldsOf(db, id),
    reasonNotToChange(caller, id),
  ]);
  return {
    ...role,
    resourceIds: resources.map((resource) => resource.id),
    organisations,
    organisationIds: organisations.map((organisation) => organisation.id),
    members,
    fields,
    lockedBecause,
  };
}

/** The server would say this if the caller changed it. */
async function reasonNotToChange(caller: Caller, id: string): Promise<string> {
  try {
    await requireRoles(caller, [id]);
    return '';
  } catch (error) {
    if (error instanceof AppError) return translate(error.key, caller.language, error.details.params);
    throw error;
  }
}
