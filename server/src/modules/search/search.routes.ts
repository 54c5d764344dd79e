import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { mostFound, mostFoundAlone, search, type NewRecord } from '@edp/contract/modules/search/search.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { bind, type Context, type OpenContext } from '../../kernel/http/bind.ts';
import { findRecords, maySearch } from './find-records.ts';
import { searchSources } from './search-sources.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { spellingOf } from './match.ts';

export const searchRoutes = bind(search, {
  async find(context) {
    const {
      session,
      input: { keyword, only },
    } = context;
    if (keyword === undefined) return { groups: [] };
    const sources = searchSources(context).filter(
      (source) => maySearch(session, source) && (only === undefined || source.list.name === only),
    );
    const groups = await Promise.all(
      sources.map((source) => findRecords(context, source, keyword, only === undefined ? mostFound : mostFoundAlone)),
    );
    return { groups: groups.filter((group) => group !== undefined) };
  },
  async commands(context) {
    const [menus, added] = await Promise.all([menuSpellings(context), additions(context)]);
    return { menus, additions: added };
  },
});

/** The menu entries of the role, whose names only the server can spell in pinyin. */
async function menuSpellings(context: Context) {
  const resources = (await context.calls
    .get(role.resources.name)!
    .handler({ ...context, input: {} } as Context & OpenContext)) as OutputOf<typeof role.resources>;
  const names = [...new Set(namesIn(resources.menuList))];
  return Promise.all(names.map(async (name) => ({ name, ...(await spellingOf(name)) })));
}

const namesIn = (menu: readonly MenuItem[]): string[] => menu.flatMap(({ name, list }) => [name, ...namesIn(list)]);

const additions = ({ session, language }: Context): Promise<NewRecord[]> =>
  Promise.all(
    nounsWith('newPage')
      .filter(({ edit }) => hasPermission(session, edit))
      .map(async ({ name, title, newPage }) => ({
        noun: name,
        title: title[language],
        link: newPage,
        ...(await spellingOf(title[language])),
      })),
  );
