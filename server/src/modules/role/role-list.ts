import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { roles } from '@edp/contract/modules/role/role.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import type { PageInput } from '../../kernel/list/totals.ts';
import { flag } from '../../kernel/record/columns.ts';
import { nameIn, translatedName } from '../../kernel/record/translations.ts';
import { contains } from '../../kernel/search/search.ts';

/**
 * A role as lists show it. Members who cannot log in any more count as well: the role is theirs again when they can.
 */
export const roleLines = (db: Database, language: Language) =>
  db
    .selectFrom('role')
    .select([
      'role.id',
      'role.code',
      nameIn('role', language),
      flag('role.administrator').as('administrator'),
      sql<number>`(select count(*)::int from user_role ur where ur.role_id = role.id)`.as('memberCount'),
    ]);

interface Wanted extends PageInput {
  sort?: string | undefined;
}

export const pageOfRoles = (
  db: Database,
  language: Language,
  list: string,
  condition: RawBuilder<boolean> | undefined,
  { sort: by, ...page }: Wanted,
) =>
  readList(
    db,
    {
      table: 'role',
      list,
      language,
      select: () => roleLines(db, language),
      filters: [where(condition)],
      // The built-in role stands first.
      order: [
        ['administrator', 'desc'],
        ['id', 'asc'],
      ],
      sort: { by, columns: { name: byPinyin(translatedName('role', language)), code: 'code' } },
    },
    page,
  );

export function queryRoles({ db, language, input: { keyword, ...page } }: Context<ParsedOf<typeof roles.query>>) {
  const found =
    keyword === undefined
      ? undefined
      : sql<boolean>`(${contains(translatedName('role', language), keyword)} or ${contains('role.code', keyword)}
    or role.id in (select ur.role_id from user_role ur join user_account u on u.id = ur.user_id where ${contains('u.name', keyword)} or u.initials like ${`${keyword.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}))`;
  return pageOfRoles(db, language, 'roleLine', found, page);
}
