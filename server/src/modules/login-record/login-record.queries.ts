import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { LoginResult, loginRecord } from '@edp/contract/modules/login-record.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { assertFound } from '../../kernel/app-error.ts';

const result = sql<LoginResult>`login_record.result`.as('result');

export function listOwnLogins(db: Database, userId: string, { result: wanted, ...page }: ParsedOf<typeof loginRecord.own>) {
  let query = db
    .selectFrom('login_record').select(['id', 'time', 'address', 'browser', result])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc');
  if (wanted) query = query.where('login_record.result', '=', wanted);
  return readPage(query, page);
}

export async function listLogins(db: Database, { userId, result: wanted, ...page }: ParsedOf<typeof loginRecord.list>) {
  if (userId) assertFound(await db.selectFrom('user_account').select('id').where('id', '=', userId).executeTakeFirst());
  const userColumn = (column: 'account' | 'name') =>
    sql<string>`(select ${sql.ref(`u.${column}`)} from user_account u where u.tenant_id = login_record.tenant_id and u.id = login_record.user_id)`;
  let query = db
    .selectFrom('login_record')
    .select(['id', 'time', 'address', 'browser', result, 'user_id as userId', userColumn('account').as('account'), userColumn('name').as('userName')])
    .orderBy('id', 'desc');
  if (userId) query = query.where('user_id', '=', userId);
  if (wanted) query = query.where('login_record.result', '=', wanted);
  return readPage(query, page);
}
