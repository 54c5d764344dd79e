import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type account, accountFields, accountTests } from '@edp/contract/modules/account/account.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import { anyOf, flag } from '../../kernel/record/columns.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';

const sessionsOf = sql`app.session s where s.tenant_id = user_account.tenant_id and s.user_id = user_account.id`;
const sessionCount = sql<number>`(select count(*)::int from ${sessionsOf} and s.last_seen_time > now() - s.idle_limit)`;
const onlineCount = sql<number>`(select count(distinct p.ticket_hash)::int from app.presence p where p.tenant_id = user_account.tenant_id and p.user_id = user_account.id)`;
const lastSeenTime = sql<string | null>`greatest((select max(s.last_seen_time) from ${sessionsOf}),
  (select l.time from app.last_seen l where l.tenant_id = user_account.tenant_id and l.user_id = user_account.id))`;
const twoFactor = sql<0 | 1>`(select count(*)::int from two_factor f where f.user_id = user_account.id)`;

const selectAccounts = (db: Database) =>
  db
    .selectFrom('user_account')
    .select([
      'user_account.id',
      'user_account.account',
      'user_account.name',
      flag('user_account.active').as('active'),
      sessionCount.as('sessionCount'),
      onlineCount.as('onlineCount'),
      lastSeenTime.as('lastSeenTime'),
      twoFactor.as('twoFactor'),
    ]);

export const accountTable = recordTable('user_account', accountFields);
const tested = recordTable('user_account', accountTests);

type Filters = NonNullable<ParsedOf<typeof account.setActiveBatch>['filters']>;

const accountList = (db: Database, { name, account: login, condition }: Filters, language: Language) => ({
  table: 'user_account' as const,
  list: 'account',
  language,
  select: () => selectAccounts(db),
  filters: [textIn(['name'], name), textIn(['account'], login), byCondition(tested, condition, language)],
  order: [['account', 'asc']] as const,
});

const sortColumns = { account: 'account', name: byPinyin('user_account.name'), active: 'active' } as const;

export async function listAccounts({ db, reader, language, input }: Context<ParsedOf<typeof account.list>>) {
  const { pageNo, pageSize, exactTotal, sort: by, ...filters } = input;
  const list = await readList(
    db,
    { ...accountList(db, filters, language), sort: { by, columns: sortColumns } },
    { pageNo, pageSize, exactTotal },
    reader,
  );
  const rolesOf = await roleNames(
    db,
    list.rows.map(({ id }) => id),
    language,
  );
  return mapPage(list, (row) => ({ ...row, lastSeenTime: row.lastSeenTime ?? '', roleNames: rolesOf(row.id) }));
}

export const matchingAccounts = (db: Database, filters: Filters, most: number) =>
  readIds(db, accountList(db, filters, defaultLanguage), most);

export async function findAccount(db: Database, id: string, language: Language) {
  const row = assertFound(await selectAccounts(db).where('user_account.id', '=', id).executeTakeFirst());
  const rolesOf = await roleNames(db, [id], language);
  return { ...row, lastSeenTime: row.lastSeenTime ?? '', roleNames: rolesOf(id) };
}

async function roleNames(db: Database, userIds: readonly string[], language: Language) {
  const roles = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', nameIn('role', language)])
    .where('user_role.user_id', '=', anyOf(userIds))
    .orderBy('role.id')
    .execute();
  const byUser = Map.groupBy(roles, (row) => row.user_id);
  return (userId: string) => (byUser.get(userId) ?? []).map((row) => row.name);
}
