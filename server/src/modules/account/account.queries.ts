import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { account } from '@edp/contract/modules/account.ts';
import { sql } from 'kysely';
import { anyOf, flag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { textIn } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';

const sessionsOf = sql`app.session s where s.tenant_id = user_account.tenant_id and s.user_id = user_account.id`;
const onlineCount = sql<number>`(select count(*)::int from ${sessionsOf} and s.last_seen_time > now() - s.idle_limit)`;
const lastSeenTime = sql<string | null>`greatest((select max(s.last_seen_time) from ${sessionsOf}),
  (select l.time from app.last_seen l where l.tenant_id = user_account.tenant_id and l.user_id = user_account.id))`;

export async function listAccounts(db: Database, { name, account: login, ...page }: ParsedOf<typeof account.list>, language: Language) {
  const list = await readList(db, {
    table: 'user_account',
    list: 'account',
    language,
    select: () => db.selectFrom('user_account').select([
      'user_account.id', 'user_account.account', 'user_account.name', flag('user_account.active').as('active'),
      onlineCount.as('onlineCount'), lastSeenTime.as('lastSeenTime'),
    ]),
    filters: [textIn(['name'], name), textIn(['account'], login)],
    order: [['account', 'asc']],
  }, page);
  const rolesOf = await roleNames(db, list.rows.map(({ id }) => id), language);
  return mapPage(list, (row) => ({ ...row, lastSeenTime: row.lastSeenTime ?? '', roleNames: rolesOf(row.id) }));
}

async function roleNames(db: Database, userIds: readonly string[], language: Language) {
  const given = await db
    .selectFrom('user_role').innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', nameIn('role', language)])
    .where('user_role.user_id', '=', anyOf(userIds))
    .orderBy('role.id')
    .execute();
  const byUser = Map.groupBy(given, (row) => row.user_id);
  return (userId: string) => (byUser.get(userId) ?? []).map((row) => row.name);
}
