import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../../kernel/database/schema.generated.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readPage, tallyBy, tallyOf } from '../../kernel/read-page.ts';
import { foundBy, type Search, searchColumns, totalOf } from '../../kernel/search.ts';

type People<Row> = SelectQueryBuilder<Schema, 'user_account', Row>;

const organisationName = sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`;

/** People with what everybody may see of them. */
export const colleagues = (db: Database) =>
  db.selectFrom('user_account').select([
    'user_account.id',
    'user_account.name as realname',
    'user_account.job_number as jobNumber',
    sql<string>`coalesce(user_account.organisation_id::text, '')`.as('organizationId'),
    organisationName.as('organizationName'),
  ]);

/** Those of an organisation and of all below it. */
export const within = <Row>(query: People<Row>, organisationId: string | undefined): People<Row> =>
  organisationId === undefined
    ? query
    : query.where(sql<boolean>`user_account.organisation_id in (
        with recursive below as (
          select o.id from organisation o where o.id = ${organisationId}
          union select o.id from organisation o join below on o.parent_id = below.id
        ) select id from below)`);

interface Wanted {
  realName: string | undefined;
  pageNo: number;
  pageSize: number;
}

/** What else people were narrowed to: nothing, those who are active or not, or more than that. */
export type Narrowed = 'no' | 'active' | 'inactive' | 'more';

/** One page of those whose name contains the text. */
export async function pageOfPeople<Row extends object>(db: Database, query: People<Row>, { realName, ...page }: Wanted, narrowed: Narrowed) {
  const searches = await searchColumns(db, 'user_account', { name: realName }, 'ZHS');
  return readPage(foundBy(query.orderBy('user_account.id'), 'user_account', searches), page, knownTotal(db, searches, narrowed));
}

function knownTotal(db: Database, searches: readonly Search[], narrowed: Narrowed) {
  if (narrowed === 'more') return undefined;
  if (searches.length > 0) return narrowed === 'no' ? totalOf(searches) : undefined;
  return narrowed === 'no' ? tallyOf('user_account') : tallyBy(db, 'user_account', 'active', narrowed === 'active');
}

/** Those who can log in. */
export const pageOfColleagues = (db: Database, wanted: Wanted, organisationId?: string) =>
  pageOfPeople(db, within(colleagues(db).where('user_account.active', '=', true), organisationId), wanted, organisationId === undefined ? 'active' : 'more');

const mostNames = 10_000;

/** Under the first letter of their names, in alphabetical order; whose name begins with none, under #. */
export async function colleaguesByInitials(db: Database, initials = '') {
  const rows = await colleagues(db)
    .select('user_account.initials')
    .where('user_account.active', '=', true)
    .where(sql<boolean>`user_account.initials like ${initials.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')} || '%'`)
    .orderBy('user_account.initials').orderBy('user_account.name').orderBy('user_account.id')
    .limit(mostNames)
    .execute();
  const groups = Map.groupBy(rows, (row) => /^[a-z]/.exec(row.initials)?.[0].toUpperCase() ?? '#');
  return [...groups].map(([letter, people]) => ({ initials: letter, list: people.map(({ initials: _letters, ...person }) => person) }));
}
