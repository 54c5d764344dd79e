import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import { type employee, employeeFields, employeeTests } from '@edp/contract/modules/employee/employee.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { equals, linkedTo, subtree, textIn } from '../../kernel/list/filters.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import type { Session } from '../../kernel/session/session.ts';
import { colleagues } from './colleague.queries.ts';

const lastLoginTime = sql<string | null>`(select l.time from login_record l
  where l.tenant_id = user_account.tenant_id and l.user_id = user_account.id and l.result = 'success' order by l.id desc limit 1)`;

const employees = (db: Database) =>
  colleagues(db).select([
    'user_account.version',
    'user_account.job_number as jobNumber',
    'user_account.account',
    'user_account.phone',
    'user_account.email',
    sql<'0' | '1'>`user_account.active::int::text`.as('status'),
    lastLoginTime.as('lastLoginTime'),
    'user_account.left_time as leftTime',
  ]);

type Filters = NonNullable<ParsedOf<typeof employee.setActiveBatch>['filters']>;

/** A search would tell what a field holds that the role may not see. */
function searched({ fields }: Pick<Session, 'fields'>) {
  const isSeen = (name: string) => !fields?.hidden.has(`employee.${name}`);
  return [
    'account',
    'name',
    'pinyin',
    ...(isSeen('jobNumber') ? ['job_number' as const] : []),
    ...(isSeen('phone') ? ['phone' as const] : []),
  ] as const;
}

export const employeeTable = recordTable('user_account', employeeFields, {
  realname: 'name',
  organizationId: 'organisation_id',
});
const tested = recordTable('user_account', employeeTests, { realname: 'name' });

const employeeList = (
  db: Database,
  session: Pick<Session, 'fields'>,
  { organizationId, roleId, realName, account, keyword, status, condition }: Filters,
) => ({
  table: 'user_account' as const,
  list: 'employee',
  language: defaultLanguage,
  select: () => employees(db),
  filters: [
    textIn(['name'], realName),
    textIn(['account'], account),
    textIn(searched(session), keyword),
    status === 0 || status === 1 ? equals('active', status === 1) : undefined,
    roleId === undefined ? undefined : linkedTo('user_role', 'user_id', 'role_id', roleId),
    subtree('organisation_id', 'organisation', organizationId),
    byCondition(tested, condition, defaultLanguage),
    // People who left are shown only where they are asked for.
    equals('has_left', status === 2),
  ],
  order: [['id', 'asc']] as const,
});

const sortColumns = { realname: 'pinyin', account: 'account', jobNumber: 'job_number', status: 'active' } as const;

export async function listEmployees({ db, session, reader, language, input }: Context<ParsedOf<typeof employee.list>>) {
  const { pageNo, pageSize, exactTotal, sort: by, ...filters } = input;
  const list = await readList(
    db,
    { ...employeeList(db, session, filters), sort: { by, columns: sortColumns } },
    { pageNo, pageSize, exactTotal },
    reader,
  );
  const rolesOf = await readRoles(
    db,
    list.rows.map(({ id }) => id),
    language,
  );
  return mapPage(list, (row) => ({ ...withTimes(row), roleNames: rolesOf(row.id).map(({ roleName }) => roleName) }));
}

export const matchingEmployees = (db: Database, session: Pick<Session, 'fields'>, filters: Filters, most: number) =>
  readIds(db, employeeList(db, session, filters), most);

export async function findEmployee(db: Database, id: string, language: Language) {
  const person = assertFound(await employees(db).where('user_account.id', '=', id).executeTakeFirst());
  const roles = (await readRoles(db, [id], language))(id);
  return {
    ...withTimes(person),
    roleNames: roles.map(({ roleName }) => roleName),
    roleIds: roles.map(({ roleId }) => roleId),
    userRoles: roles,
  };
}

const withTimes = <Row extends { lastLoginTime: string | null; leftTime: string | null }>(row: Row) => ({
  ...row,
  lastLoginTime: row.lastLoginTime ?? '',
  leftTime: row.leftTime ?? '',
});

async function readRoles(db: Database, userIds: readonly string[], language: Language) {
  const roles = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', 'role.id as roleId', nameIn('role', language)])
    .where('user_role.user_id', '=', anyOf(userIds))
    .orderBy('role.id')
    .execute();
  const byUser = Map.groupBy(roles, (row) => row.user_id);
  return (userId: string) => (byUser.get(userId) ?? []).map(({ roleId, name }) => ({ roleId, roleName: name }));
}
