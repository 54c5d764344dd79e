import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { FieldRestriction, roles } from '@edp/contract/modules/role/role.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { areThere } from '../../kernel/record/are-there.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { isRight, lockRights, requireRoles } from '../../kernel/session/rights.ts';
import { assertGrantable } from './grant.ts';
import { roleDetail } from './role-detail.ts';
import { restrictableField } from '@edp/contract/field-rights.ts';

type Input = ParsedOf<typeof roles.save>;

/** Adds or changes a role. Sessions notice at once (see `app.announce_access`). */
export async function saveRole(context: Context<Input>) {
  const { db, kernel, afterCommit, input } = context;
  await lockRights(context);
  const isBuiltIn = input.id !== undefined && (await lockRole(context, input.id, input.version));
  const organisationIds = await knownOrganisations(db, input.organisationIds);
  const resourceIds = isBuiltIn ? [] : await knownRights(db, input.resourceIds);
  assertFieldsKnown(input.fields);
  if (!isBuiltIn) await assertGrantable(context, { ...input, resourceIds, organisationIds });
  else await assertUnchanged(db, input);
  const { code, name, remark } = input;
  const id =
    input.id ??
    (await db.insertInto('role').values({ code, name, remark }).returning('id').executeTakeFirstOrThrow()).id;
  if (input.id !== undefined) await db.updateTable('role').set({ code, name, remark }).where('id', '=', id).execute();
  await replaceLinks(
    db,
    'role_inventory_organisation',
    ['role_id', id],
    ['inventory_organisation_id', organisationIds],
  );
  if (!isBuiltIn) {
    await replaceLinks(db, 'role_resource', ['role_id', id], ['resource_id', await withMenus(db, resourceIds)]);
    await replaceFields(db, id, input.fields);
  }
  afterCommit(kernel.sessions.waitForInvalidation);
  return { id };
}

/** Whether the role is the administrators', whose permissions follow from that. */
async function lockRole(context: Context, id: string, version: number | undefined): Promise<boolean> {
  const { db } = context;
  await lockForUpdate(db, 'role', id, version, () => roleDetail(context, id));
  await requireRoles(context, [id]);
  return (await db.selectFrom('role').select('administrator').where('id', '=', id).executeTakeFirstOrThrow())
    .administrator;
}

/** The fields beside the name of the built-in role must be as they are: nothing is dropped in silence. */
async function assertUnchanged(db: Database, { id, code, resourceIds, fields }: Input) {
  const { code: before } = await db.selectFrom('role').select('code').where('id', '=', id!).executeTakeFirstOrThrow();
  if (code !== before) throw invalid('role.builtIn', 'code');
  if (resourceIds.length) throw invalid('role.builtIn', 'resourceIds');
  if (fields.length) throw invalid('role.builtIn', 'fields');
}

async function knownOrganisations(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  if (!(await areThere(db, 'inventory_organisation', ids)))
    throw invalid('role.organisationUnknown', 'organisationIds');
  return ids;
}

/** Menu entries that come with their permissions are left out. */
async function knownRights(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('resource')
    .select(['id', isRight('resource').as('right')])
    .where('id', '=', anyOf(ids))
    .execute();
  if (rows.length < ids.length) throw invalid('role.resourceUnknown', 'resourceIds');
  return rows.filter((row) => row.right).map((row) => row.id);
}

/** Rights with the menu entries and headings above them. */
async function withMenus(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive granted as (
      select id, parent_id from resource where id = any(${ids}::bigint[])
      union select above.id, above.parent_id from resource above join granted on granted.parent_id = above.id
    ) select id from granted`.execute(db);
  return rows.map((row) => row.id);
}

function assertFieldsKnown(fields: readonly FieldRestriction[]): void {
  for (const { noun, field, restriction } of fields) {
    const definition = restrictableField(`${noun}.${field}`);
    if (!definition) throw invalid('role.fieldUnknown', 'fields');
    if (restriction === 'hidden' && !definition.canHide) throw invalid('role.fieldNotHideable', 'fields');
  }
}

/**
 * Gives a role exactly these restrictions. What is so already stays as it is, so that the history tells the changes
 * alone; another level is another row, because the log of an update would not say of which field.
 */
async function replaceFields(db: Database, roleId: string, fields: readonly FieldRestriction[]): Promise<void> {
  const relation = sql`jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as given (noun text, field text, restriction text)`;
  await sql`delete from role_field where role_id = ${roleId} and not exists (select from ${relation} where given.noun = role_field.noun and given.field = role_field.field and given.restriction = role_field.restriction)`.execute(
    db,
  );
  await sql`
    insert into role_field (role_id, noun, field, restriction) select ${roleId}::bigint, given.noun, given.field, given.restriction from ${relation}
    on conflict on constraint role_field_key do nothing`.execute(db);
}
