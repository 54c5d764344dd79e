import { news } from '@edp/contract/modules/news.ts';
import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '../../kernel/run-action.ts';
import { fetchData } from '../../kernel/api.ts';

export const headlinesQuery = queryOptions({
  queryKey: ['news', 'headlines'],
  queryFn: ({ signal }) => fetchData(news.headlines, {}, signal),
  staleTime: 60_000,
  // Another window may have been used to read what this one still asks for.
  refetchOnWindowFocus: true,
});

/** Something about the news has changed, such as a new item: whatever shows them asks again. */
export const refreshNews = () => Promise.all([invalidate('news'), invalidate('newsComment')]);
