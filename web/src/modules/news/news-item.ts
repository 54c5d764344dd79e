import { news } from '@edp/contract/modules/news.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/api.ts';
import { asFailure } from '../../kernel/failure.ts';

/** One item as it is now; null when it is no longer published. */
export function useNewsItem(newsId: string) {
  const query = useQuery({
    queryKey: ['news', 'contents', newsId],
    queryFn: async ({ signal }) => (await fetchData(news.contents, { newsIds: [newsId] }, signal))[0] ?? null,
    meta: { shown: true },
  });
  return { item: query.data, failure: query.error ? asFailure(query.error) : undefined, reload: () => void query.refetch() };
}

export type NewsItem = NonNullable<ReturnType<typeof useNewsItem>['item']>;
