import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { roles } from '@edp/contract/modules/role/role.ts';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { deleteTranslations } from '../../kernel/record/translations.ts';
import { lockRights, requireRoles } from '../../kernel/session/rights.ts';
import { roleLines } from './role-list.ts';

/** Deletes a role that has no members and that no rule refers to. Previews of it end. */
export async function deleteRole(context: Context<ParsedOf<typeof roles.delete>>) {
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
