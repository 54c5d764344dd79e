import { news } from '@edp/contract/modules/news/news.ts';
import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '../../kernel/http/run-action.ts';
import { fetchData } from '../../kernel/http/api.ts';

export const headlinesQuery = queryOptions({
  queryKey: ['news', 'headlines'],
  queryFn: ({ signal }) => fetchData(news.headlines, {}, signal),
  staleTime: 60_000,
  // The items may have been read in another window.
  refetchOnWindowFocus: true,
});

/** Refetches everything about news after a change. */
export const refreshNews = () => Promise.all([invalidate('news'), invalidate('newsComment')]);
