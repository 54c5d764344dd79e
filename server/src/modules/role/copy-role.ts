import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { roles } from '@edp/contract/modules/role/role.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockRights, requireRoles } from '../../kernel/session/rights.ts';

/**
 * A role with the rights of another one. A copy of the built-in role gets what the company has today, and can be
 * changed.
 */
export async function copyRole(context: Context<ParsedOf<typeof roles.copy>>) {
  const {
    db,
    input: { id: from, code, name },
  } = context;
  await lockRights(context);
  const { remark, administrator } = assertFound(
    await db
      .selectFrom('role')
      .select(['remark', 'administrator'])
      .where('id', '=', from)
      .forUpdate()
      .executeTakeFirst(),
  );
  await requireRoles(context, [from]);
  const { id } = await db.insertInto('role').values({ code, name, remark }).returning('id').executeTakeFirstOrThrow();
  const resources = administrator
    ? sql`select id from resource`
    : sql`select resource_id from role_resource where role_id = ${from}`;
  await sql`insert into role_resource (role_id, resource_id) select ${id}::bigint, copied.id from (${resources}) as copied (id)`.execute(
    db,
  );
  await sql`insert into role_inventory_organisation (role_id, inventory_organisation_id) select ${id}::bigint, inventory_organisation_id from role_inventory_organisation where role_id = ${from}`.execute(
    db,
  );
  await sql`insert into role_field (role_id, noun, field, restriction) select ${id}::bigint, noun, field, restriction from role_field where role_id = ${from}`.execute(
    db,
  );
  return { id };
}
