import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { sql } from 'kysely';
import { fromFlag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { initialsOfPerson } from '../../kernel/search/initials.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { hashPassword } from '../../kernel/crypto/password.ts';
import { equals, subtree, textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound, AppError } from '../../kernel/app-error.ts';
import { isAdministrator, lockRights, requirePerson, assertPlace } from '../../kernel/session/rights.ts';
import type { Session } from '../../kernel/session/session.ts';
import { endSessions } from '../account/end-sessions.ts';
import { assertNotLastAdministrator } from './administrators.ts';
import { colleagues } from './colleague.queries.ts';

type Input<Name extends keyof typeof employee> = ParsedOf<(typeof employee)[Name]>;

const employees = (db: Database) =>
  colleagues(db).select([
    'user_account.version',
    'user_account.job_number as jobNumber',
    'user_account.account',
    'user_account.phone',
    'user_account.email',
    sql<'0' | '1'>`user_account.active::int::text`.as('status'),
  ]);

export const listEmployees = (db: Database, { organizationId, realName, account, keyword, status, sort: by, ...page }: Input<'list'>) =>
  readList(db, {
    table: 'user_account',
    list: 'employee',
    language: defaultLanguage,
    select: () => employees(db),
    filters: [
      textIn(['name'], realName), textIn(['account'], account), textIn(['account', 'name'], keyword), equals('active', fromFlag(status)),
      subtree('organisation_id', 'organisation', organizationId),
    ],
    order: [['id', 'asc']],
    sort: { by, columns: { realname: byPinyin('user_account.name'), account: 'account', jobNumber: 'job_number', status: 'active' } },
  }, page);

const findEmployee = async (db: Database, id: string) => assertFound(await employees(db).where('user_account.id', '=', id).executeTakeFirst());

export async function employeeDetail(db: Database, id: string, language: Language) {
  const person = await findEmployee(db, id);
  const roles = await db
    .selectFrom('role').innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select(['role.id as roleId', nameIn('role', language)])
    .where('user_role.user_id', '=', id)
    .orderBy('role.id')
    .execute();
  return { ...person, userRoles: roles.map(({ roleId, name }) => ({ roleId, roleName: name })) };
}

const columnsOf = async ({ realname, account, organizationId, jobNumber, phone, email }: Omit<Input<'add'>, 'password'>) => ({
  name: realname,
  initials: await initialsOfPerson(realname),
  account,
  organisation_id: organizationId ?? null,
  job_number: jobNumber,
  phone,
  email,
});

export async function addEmployee(context: Context<Input<'add'>>) {
  const { db, input: { password, ...fields } } = context;
  const values = { ...(await columnsOf(fields)), password_hash: await hashPassword(password) };
  await lockRights(context);
  await assertPlace(context, fields.organizationId, 'organizationId');
  return db.insertInto('user_account').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateEmployee(context: Context<Input<'update'>>) {
  const { db, session, input: { id, version, ...fields } } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, version, () => findEmployee(db, id));
  const { organizationId: before } = await findEmployee(db, id);
  const isMoved = (fields.organizationId ?? '') !== before;
  if (id !== session.userId) await requirePerson(context, id);
  else if (isMoved && !(await isAdministrator(context))) throw new AppError(403, 'employee.notYourOrganisation', { field: 'organizationId' });
  if (isMoved) await assertPlace(context, fields.organizationId, 'organizationId');
  await db.updateTable('user_account').set(await columnsOf(fields)).where('id', '=', id).execute();
  return { id };
}

/** Disabling a user ends every session of theirs at once. */
export async function setEmployeeStatus(context: Context<Input<'setStatus'>>) {
  const { db, session, input: { id, status } } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, undefined, () => findEmployee(db, id));
  if (status === 0) refuseYourself(session, id);
  await requirePerson(context, id);
  if (status === 0) await assertNotLastAdministrator(db, id);
  await db.updateTable('user_account').set({ active: status === 1 }).where('id', '=', id).execute();
  if (status === 0) await endSessions(context, id);
}

/** Only who has left no trace is deleted; the others are disabled, so that the history can still name them. */
export async function deleteEmployee(context: Context<Input<'delete'>>) {
  const { db, session, input: { id } } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, undefined, () => findEmployee(db, id));
  refuseYourself(session, id);
  await requirePerson(context, id);
  await assertNotLastAdministrator(db, id);
  // Not read as everybody reads it: the history may be of records that the caller does not see.
  const { rows } = await sql`select where app.has_history(${id}::bigint)`.execute(db);
  if (rows.length) throw new AppError(409, 'employee.hasHistory');
  await endSessions(context, id);
  await deleteUnused(context, 'user_account', id);
}

function refuseYourself(session: Session, id: string) {
  if (session.userId === id) throw new AppError(409, 'employee.notYourself');
}
