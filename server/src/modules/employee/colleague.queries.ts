import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { equals, subtree, textIn } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import type { PageInput } from '../../kernel/list/totals.ts';
import type { Session } from '../../kernel/session/session.ts';
import { isSearchWord, canBrowse, mostFound, pageOfPeople } from '../directory/directory.ts';

const organisationName = sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`;

/** People with what staff may see of them. */
export const colleagues = (db: Database) =>
  db
    .selectFrom('user_account')
    .select([
      'user_account.id',
      'user_account.name as realname',
      sql<string>`coalesce(user_account.organisation_id::text, '')`.as('organizationId'),
      organisationName.as('organizationName'),
    ]);

interface Wanted extends PageInput {
  realName: string | undefined;
}

/** The colleagues who can log in. */
export const pageOfColleagues = (
  db: Database,
  session: Session,
  { realName, ...paging }: Wanted,
  organisationId?: string,
) =>
  pageOfPeople(session, realName, paging, (page) =>
    readList(
      db,
      {
        table: 'user_account',
        list: 'colleague',
        language: defaultLanguage,
        select: () => colleagues(db),
        filters: [
          textIn(['name'], realName),
          equals('active', true),
          subtree('organisation_id', 'organisation', organisationId),
        ],
        order: [['id', 'asc']],
      },
      page,
    ),
  );

const mostNames = 10_000;

/** Under the first letter of their names, in alphabetical order; whose name begins with none, under #. */
export async function colleaguesByInitials(db: Database, session: Session, initials = '') {
  if (!canBrowse(session) && !isSearchWord(initials)) return [];
  const rows = await colleagues(db)
    .select('user_account.initials')
    .where('user_account.active', '=', true)
    .where(sql<boolean>`user_account.initials like ${initials.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')} || '%'`)
    .orderBy('user_account.initials')
    .orderBy('user_account.name')
    .orderBy('user_account.id')
    .limit(canBrowse(session) ? mostNames : mostFound)
    .execute();
  const groups = Map.groupBy(rows, (row) => /^[a-z]/.exec(row.initials)?.[0].toUpperCase() ?? '#');
  return [...groups].map(([letter, people]) => ({
    initials: letter,
    list: people.map(({ initials: _letters, ...person }) => person),
  }));
}
