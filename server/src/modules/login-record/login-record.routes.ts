import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { loginRecord, type LoginResult, loginRecordTests } from '@edp/contract/modules/login-record/login-record.ts';
import { sql } from 'kysely';
import { bind, type Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { isAdministrator } from '../../kernel/session/rights.ts';
import { assertMayWatch, isOfNoOtherAdministrator } from '../../kernel/session/administrators.ts';

export const loginRecordRoutes = bind(loginRecord, {
  own: ({ db, input, session }) => listOwnLogins(db, session.userId, input),
  list: listLogins,
});

const result = sql<LoginResult>`login_record.result`.as('result');

function listOwnLogins(
  db: Database,
  userId: string,
  { result: resultFilter, ...page }: ParsedOf<typeof loginRecord.own>,
) {
  return readList(
    db,
    {
      table: 'login_record',
      language: defaultLanguage,
      select: () => db.selectFrom('login_record').select(['id', 'time', 'address', 'browser', result]),
      filters: [equals('user_id', userId), equals('result', resultFilter)],
      order: [['id', 'desc']],
    },
    page,
  );
}

const tested = testedTable('login_record', loginRecordTests, {
  time: 'time',
  userName: 'user_id',
  address: 'address',
  browser: 'browser',
  result: 'result',
});

/** By account, name or the initials of the name. */
const ofPerson = (text: string) => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`login_record.user_id in (select u.id from user_account u where u.account ilike ${pattern} or u.name ilike ${pattern} or u.initials ilike ${pattern})`;
};

/** The records of administrators are for administrators. */
async function listLogins(context: Context<ParsedOf<typeof loginRecord.list>>) {
  const {
    db,
    session,
    reader,
    input: { userId, name, address, result: resultFilter, time, condition, ...page },
  } = context;
  if (userId) {
    assertFound(await db.selectFrom('user_account').select('id').where('id', '=', userId).executeTakeFirst());
    await assertMayWatch(context, userId);
  }
  const isOpen = (await isAdministrator(context))
    ? undefined
    : isOfNoOtherAdministrator('login_record.user_id', session.userId);
  const userColumn = (column: 'account' | 'name') =>
    sql<string>`(select ${sql.ref(`u.${column}`)} from user_account u where u.tenant_id = login_record.tenant_id and u.id = login_record.user_id)`;
  const select = () =>
    db
      .selectFrom('login_record')
      .select([
        'id',
        'time',
        'address',
        'browser',
        result,
        'user_id as userId',
        userColumn('account').as('account'),
        userColumn('name').as('userName'),
      ]);
  return readList(
    db,
    {
      table: 'login_record',
      language: defaultLanguage,
      select,
      filters: [
        equals('user_id', userId),
        equals('result', resultFilter),
        between('time', time?.from, time?.to),
        where(name ? ofPerson(name) : undefined),
        where(address ? sql<boolean>`starts_with(login_record.address, ${address})` : undefined),
        byCondition(tested, condition, defaultLanguage),
        where(isOpen),
      ],
      order: [['id', 'desc']],
    },
    page,
    reader,
  );
}
