import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { AppError } from '../../kernel/app-error.ts';

/** The administrators who can log in. Their roles stay locked, so that two of them cannot remove each other at once. */
async function workingAdministrators(db: Database): Promise<string[]> {
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
