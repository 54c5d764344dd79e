import { search } from '@edp/contract/modules/search/search.ts';
import { bind } from '../../kernel/http/bind.ts';
import { additions, menuSpellings } from './commands.ts';
import { findRecords, maySearch } from './find-records.ts';
import { searchSources } from './search-sources.ts';

export const searchRoutes = bind(search, {
  async find(context) {
    const { session, input: { keyword } } = context;
    if (keyword === undefined) return { groups: [] };
    const groups = await Promise.all(searchSources.filter((source) => maySearch(session, source)).map((source) => findRecords(context, source, keyword)));
    return { groups: groups.filter((group) => group !== undefined) };
  },
  async commands(context) {
    const [menus, added] = await Promise.all([menuSpellings(context), additions(context)]);
    return { menus, additions: added };
  },
});
