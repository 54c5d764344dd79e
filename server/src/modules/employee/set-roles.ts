import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { assertFound, invalid, AppError } from '../../kernel/app-error.ts';
import { isAdministrator, lockRights, requirePerson, requireRoles } from '../../kernel/session/rights.ts';
import { assertNotLastAdministrator } from '../../kernel/session/administrators.ts';

/** Gives a person exactly these roles. Sessions notice at once (see `app.announce_access`). */
export async function setRoles(context: Context<ParsedOf<typeof employee.setRoles>>) {
  const {
    db,
    input: { userId, roleIds },
  } = context;
  await lockRights(context);
  assertFound(await db.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst());
  if (context.session.userId !== userId) await requirePerson(context, userId);
  await replaceRoles(context, userId, roleIds);
}

/** Replaces the roles of a person who is locked and whom the caller may change. */
export async function replaceRoles(context: Context, userId: string, roleIds: readonly string[]) {
  const { db, session } = context;
  if (session.userId === userId && !(await isAdministrator(context))) throw new AppError(403, 'employee.notYourRoles');
  const ids = [...new Set(roleIds)];
  const roles = await db
    .selectFrom('role')
    .select(['id', 'administrator'])
    .where('id', '=', anyOf(ids))
    .forShare()
    .execute();
  if (roles.length < ids.length) throw invalid('employee.roleUnknown', 'roleIds');
  await requireRoles(context, ids);
  if (!roles.some((role) => role.administrator)) await assertNotLastAdministrator(db, userId);

  await replaceLinks(db, 'user_role', ['user_id', userId], ['role_id', ids]);
}
