import { news } from '@edp/contract/modules/news/news.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';

/** One item as it is now; null when it is no longer published. */
export function useNewsItem(newsId: string) {
  const query = useQuery({
    queryKey: ['news', 'contents', newsId],
    queryFn: async ({ signal }) => (await fetchData(news.contents, { newsIds: [newsId] }, signal))[0] ?? null,
    meta: { showsOwnError: true },
  });
  return {
    item: query.data,
    error: query.error ? toCallError(query.error) : undefined,
    reload: () => void query.refetch(),
  };
}

export type NewsItem = NonNullable<ReturnType<typeof useNewsItem>['item']>;
