import { news } from '@edp/contract/modules/news/news.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { showErrorWithFallback } from '../../kernel/http/call-error.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { headlinesQuery, refreshNews } from './headlines.ts';
import { newsText } from './news-reader.texts.ts';

/** The item to read now, its number and the total. */
export interface ForcedReading {
  newsId: string;
  number: number;
  total: number;
  confirm: () => Promise<void>;
}

const unreadNow = () =>
  queryClient.getQueryData(headlinesQuery.queryKey)?.filter(({ forcedRead }) => forcedRead === 1) ?? [];

const markRead = (newsId: string) =>
  queryClient.setQueryData(headlinesQuery.queryKey, (headlines) =>
    headlines?.map((each) => (each.newId === newsId ? { ...each, forcedRead: 0 as const } : each)),
  );

/** The items that must still be read, one at a time, the oldest first. */
export function useForcedReading(): ForcedReading | undefined {
  const { data: headlines = [] } = useQuery(headlinesQuery);
  const [read, setRead] = useState(0);
  const unread = headlines.filter(({ forcedRead }) => forcedRead === 1);
  const newsId = unread.at(-1)?.newId;
  if (newsId === undefined) return undefined;

  const number = read + 1;
  const confirm = async () => {
    try {
      await fetchData(news.recordRead, { newId: newsId });
      toast('success', newsText('readDone', { number }));
      setRead(number);
      markRead(newsId);
    } catch (error) {
      showErrorWithFallback(newsText('readFailed'), error);
    }
    // Also after an error: an item that was unpublished must not block the user.
    await refreshNews();
    if (unreadNow().length === 0) setRead(0);
  };
  return { newsId, number, total: read + unread.length, confirm };
}
