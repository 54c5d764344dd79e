import type { SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { useQueries } from '@tanstack/react-query';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';

/** More than fit beside each other are not counted. */
const mostCounted = 10;

/** How many records each view finds, by its id. A number that cannot be read is not shown. */
export function useViewCounts(
  { call, allFilters, filters }: Pick<List<unknown>, 'call' | 'allFilters' | 'filters'>,
  views: readonly SavedView[],
): ReadonlyMap<string, string> {
  const counted = views.slice(0, mostCounted);
  const fixed = Object.fromEntries(Object.entries(allFilters).filter(([name]) => !(name in filters)));
  const answers = useQueries({
    queries: counted.map(({ content }) => {
      const input = { ...content.filters, ...fixed };
      return {
        queryKey: queryKeyOf(call, 'count', input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          fetchPage(call, { ...input, ...pageInput(call, 1, 1) }, signal),
        staleTime: 60_000,
        meta: { showsOwnError: true },
      };
    }),
  });
  return new Map(
    answers.flatMap(({ data }, index) =>
      data ? [[counted[index]!.id, `${data.total.toLocaleString('en')}${data.approximate ? '+' : ''}`]] : [],
    ),
  );
}
