import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../http/bind.ts';
import { isAdministrator } from './rights.ts';

/** The administrators who can log in. Their roles stay locked, so that two of them cannot remove each other at once. */
export async function workingAdministrators(db: Database): Promise<string[]> {
  await sql`select from role where administrator for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from user_account u
      join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
     where r.administrator and u.active`.execute(db);
  return rows.map((row) => row.id);
}

/** A tenant without an administrator could never get one again. */
export async function assertNotLastAdministrator(db: Database, userId: string) {
  const [first, ...others] = await workingAdministrators(db);
  if (first === userId && others.length === 0) throw new AppError(409, 'employee.lastAdministrator');
}

const administrators = sql`select ur.user_id from user_role ur join role r on r.id = ur.role_id where r.administrator`;

/** Administrators alone may read this of each other; everyone may read their own. */
export const isOfNoOtherAdministrator = (userColumn: string, callerId: string) =>
  sql<boolean>`(${sql.ref(userColumn)} = ${callerId} or ${sql.ref(userColumn)} not in (${administrators}))`;

/** Refuses a caller who is no administrator where the person is one. */
export async function assertMayWatch(caller: Pick<Context, 'db' | 'session'>, userId: string): Promise<void> {
  if (userId === caller.session.userId || (await isAdministrator(caller))) return;
  const { rows } =
    await sql`select from user_role ur join role r on r.id = ur.role_id where r.administrator and ur.user_id = ${userId}`.execute(
      caller.db,
    );
  if (rows.length) throw new AppError(403, 'account.administratorsOnly');
}
