import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';
import { findOrganisation, selectOrganisations, supId } from './select-organisation.ts';

const options = (db: Database) =>
  db.selectFrom('organisation').select(['organisation.id', 'organisation.code', 'organisation.name', supId]);

export const listOrganisations = ({
  db,
  reader,
  input: { name, code, keyword, sort: by, ...page },
}: Context<ParsedOf<typeof organisation.list>>) =>
  readList(
    db,
    {
      table: 'organisation',
      language: defaultLanguage,
      select: () => selectOrganisations(db),
      filters: [textIn(['name'], name), textIn(['code'], code), textIn(['code', 'name'], keyword)],
      order: [['code', 'asc']],
      sort: { by, columns: { code: 'code', name: byPinyin('organisation.name'), sortOrder: 'sort_order' } },
    },
    page,
    reader,
  );

const mostOptions = 10_000;

/** The enabled ones whose name, its pinyin initials or code contains the text; all without one. */
export function searchOrganisations(db: Database, text: string | undefined) {
  const query = options(db).where('organisation.active', '=', true).orderBy('organisation.code').limit(mostOptions);
  if (!text) return query.execute();
  return query
    .where((eb) =>
      eb.or(
        ['organisation.name', 'organisation.initials', 'organisation.code'].map((column) => contains(column, text)),
      ),
    )
    .execute();
}

export async function organisationOfUser(db: Database, userId: string) {
  const own = await options(db)
    .where('organisation.id', '=', (eb) =>
      eb.selectFrom('user_account').select('organisation_id').where('id', '=', userId),
    )
    .executeTakeFirst();
  return own ?? null;
}

export async function organisationAbove(db: Database, id: string | undefined, userId: string) {
  const start = id === undefined ? await organisationOfUser(db, userId) : await findOrganisation(db, id);
  if (!start?.supId) return null;
  return (await options(db).where('organisation.id', '=', start.supId).executeTakeFirst()) ?? null;
}
