import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { LoginResult, loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { equals } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';

const result = sql<LoginResult>`login_record.result`.as('result');

export function listOwnLogins(db: Database, userId: string, { result: wanted, ...page }: ParsedOf<typeof loginRecord.own>) {
  return readList(db, {
    table: 'login_record',
    language: defaultLanguage,
    select: () => db.selectFrom('login_record').select(['id', 'time', 'address', 'browser', result]),
    filters: [equals('user_id', userId), equals('result', wanted)],
    order: [['id', 'desc']],
  }, page);
}

export async function listLogins(db: Database, { userId, result: wanted, ...page }: ParsedOf<typeof loginRecord.list>) {
  if (userId) assertFound(await db.selectFrom('user_account').select('id').where('id', '=', userId).executeTakeFirst());
  const userColumn = (column: 'account' | 'name') =>
    sql<string>`(select ${sql.ref(`u.${column}`)} from user_account u where u.tenant_id = login_record.tenant_id and u.id = login_record.user_id)`;
  const select = () => db
    .selectFrom('login_record')
    .select(['id', 'time', 'address', 'browser', result, 'user_id as userId', userColumn('account').as('account'), userColumn('name').as('userName')]);
  return readList(db, {
    table: 'login_record', language: defaultLanguage, select, filters: [equals('user_id', userId), equals('result', wanted)], order: [['id', 'desc']],
  }, page);
}
