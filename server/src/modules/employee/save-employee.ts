import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import { hashPassword } from '../../kernel/crypto/password.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { initialsOfPerson, pinyinOfPerson } from '../../kernel/search/initials.ts';
import { assertPlace, isAdministrator, lockRights, requirePerson, requireRoles } from '../../kernel/session/rights.ts';
import { findEmployee } from './employee.queries.ts';
import { assertNewPassword } from '../security/assert-new-password.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { assertNotLastAdministrator } from '../../kernel/session/administrators.ts';

type Input<Name extends keyof typeof employee> = ParsedOf<(typeof employee)[Name]>;

const columnsOf = async ({
  realname,
  account,
  organizationId,
  jobNumber,
  phone,
  email,
}: Omit<Input<'add'>, 'password'>) => ({
  name: realname,
  initials: await initialsOfPerson(realname),
  pinyin: await pinyinOfPerson(realname),
  account,
  organisation_id: organizationId ?? null,
  job_number: jobNumber,
  phone,
  email,
});

/** The initial password is known to the one who chose it, so it is changed at the first login. */
export async function addEmployee(context: Context<Input<'add'>>) {
  const {
    db,
    session,
    language,
    input: { password, roleIds, ...fields },
  } = context;
  await assertNewPassword(db, password, {
    field: 'password',
    language,
    account: fields.account,
    tenantId: session.tenantId,
  });
  const values = {
    ...(await columnsOf(fields)),
    password_hash: await hashPassword(password),
    must_change_password: true,
  };
  await lockRights(context);
  await assertDepartment(context, fields.organizationId);
  const { id } = await db.insertInto('user_account').values(values).returning('id').executeTakeFirstOrThrow();
  if (roleIds?.length) await replaceRoles(context, id, roleIds);
  return { id };
}

export async function updateEmployee(context: Context<Input<'update'>>) {
  const {
    db,
    session,
    language,
    input: { id, version, roleIds, ...fields },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, version, () => findEmployee(db, id, language));
  const before = await findEmployee(db, id, language);
  const isMoved = (fields.organizationId ?? '') !== before.organizationId;
  if (id !== session.userId) await requirePerson(context, id);
  else if (isMoved && !(await isAdministrator(context)))
    throw new AppError(403, 'employee.notYourOrganisation', { field: 'organizationId' });
  if (isMoved) await assertDepartment(context, fields.organizationId);
  await db
    .updateTable('user_account')
    .set(await columnsOf(fields))
    .where('id', '=', id)
    .execute();
  // Roles that stay as they are need no right to give them.
  if (roleIds && !isSameSet(roleIds, before.roleIds)) await replaceRoles(context, id, roleIds);
  return { id };
}

/**
 * One that is enabled and that the caller may put people into. It stays so until the transaction ends: departments
 * change under the same lock.
 */
async function assertDepartment(context: Context, id: string | undefined) {
  await assertPlace(context, id, 'organizationId');
  if (id === undefined) return;
  const department = await context.db
    .selectFrom('organisation')
    .select('active')
    .where('id', '=', id)
    .executeTakeFirst();
  if (department?.active === false)
    throw new AppError(409, 'employee.organisationDisabled', { field: 'organizationId' });
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const distinct = new Set(some);
  return distinct.size === new Set(others).size && others.every((each) => distinct.has(each));
}

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
async function replaceRoles(context: Context, userId: string, roleIds: readonly string[]) {
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
