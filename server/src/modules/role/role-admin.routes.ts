import { roleFields, rolePreview, roleRecord, roles } from '@edp/contract/modules/role/role.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { matrix } from './matrix.ts';
import { addMembers, removeMembers, roleMembers, setMembers } from './members.ts';
import { roleDetail } from './role-detail.ts';
import { queryRoles, roleLines } from './role-list.ts';
import { saveRole } from './save-role.ts';
import { peopleWith, rolesWith, why } from './who-can.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import { lockRights, requireRoles } from '../../kernel/session/rights.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { deleteTranslations } from '../../kernel/record/translations.ts';
import { type History, linksTo, recordHistory } from '../../kernel/record/history.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

/** For those who keep the roles; what a session asks about its own ones is in role.routes.ts. */
const adminRoutes = bind(
  roles,
  {
    query: queryRoles,
    matrix,
    detail: (context) => roleDetail(context, context.input.id),
    save: saveRole,
    copy: copyRole,
    async delete(context) {
      await deleteRole(context);
      return null;
    },
    members: ({ db, input }) => roleMembers(db, input),
    async addMembers(context) {
      await addMembers(context);
      return null;
    },
    async removeMembers(context) {
      await removeMembers(context);
      return null;
    },
    async setMembers(context) {
      await setMembers(context);
      return null;
    },
    rolesWith,
    peopleWith,
    why,
  },
  takenKey(roleRecord),
);

const previewRoutes = bind(rolePreview, {
  async preview(context) {
    await startPreview(context);
    return null;
  },
  async endPreview(context) {
    await setPreview(context, null);
    return null;
  },
});

export const roleAdminRoutes = [...adminRoutes, ...previewRoutes];

/**
 * A role with the rights of another one. A copy of the built-in role gets what the company has today, and can be
 * changed.
 */
async function copyRole(context: Context<ParsedOf<typeof roles.copy>>) {
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

/** Deletes a role that has no members and that no rule refers to. Previews of it end. */
async function deleteRole(context: Context<ParsedOf<typeof roles.delete>>) {
  const {
    db,
    session,
    language,
    kernel,
    afterCommit,
    input: { id },
  } = context;
  await lockRights(context);
  const { administrator, memberCount } = assertFound(
    await roleLines(db, language).where('role.id', '=', id).executeTakeFirst(),
  );
  if (administrator) throw new AppError(409, 'role.builtInDelete');
  await requireRoles(context, [id]);
  if (memberCount > 0) throw new AppError(409, 'role.hasMembers', { params: { count: memberCount } });
  await deleteUnused(context, 'role', id);
  await deleteTranslations(db, 'role', id);
  await db
    .updateTable('app.session')
    .set({ preview_role_id: null })
    .where('tenant_id', '=', session.tenantId)
    .where('preview_role_id', '=', id)
    .execute();
  afterCommit(kernel.sessions.waitForInvalidation);
}

/** Members are told by the histories of the people. */
export const roleHistory: History = {
  ...recordHistory(recordTable('role', roleFields)),
  links: {
    role_resource: linksTo('resourceIds', 'resource_id', 'resource'),
    role_inventory_organisation: linksTo('organisationIds', 'inventory_organisation_id', 'inventory_organisation'),
  },
  // `fields.material.marketPrice`: hidden, readonly or, without a row, editable.
  values: {
    role_field: {
      nameOf: ({ noun, field }) => `fields.${noun}.${field}`,
      valueOf: ({ restriction = null }) => restriction,
      absent: 'editable',
    },
  },
};

/** From the next call on the session answers as if the role were active (see `asPreview`). */
async function startPreview(context: Context<ParsedOf<typeof rolePreview.preview>>) {
  const {
    db,
    input: { roleId },
  } = context;
  await lockRights(context);
  assertFound(await db.selectFrom('role').select('id').where('id', '=', roleId).executeTakeFirst());
  await requireRoles(context, [roleId]);
  await setPreview(context, roleId);
}

async function setPreview({ db, session, kernel, afterCommit }: Context, roleId: string | null) {
  afterCommit(kernel.sessions.waitForInvalidation);
  await db
    .updateTable('app.session')
    .set({ preview_role_id: roleId })
    .where('ticket_hash', '=', Buffer.from(session.ticketHash, 'hex'))
    .execute();
}
