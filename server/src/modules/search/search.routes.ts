import { mostFound, mostFoundAlone, search } from '@edp/contract/modules/search/search.ts';
import { bind } from '../../kernel/http/bind.ts';
import { additions, menuSpellings } from './commands.ts';
import { findRecords, maySearch } from './find-records.ts';
import { searchSources } from './search-sources.ts';

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
