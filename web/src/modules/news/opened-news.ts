import { news } from '@edp/contract/modules/news.ts';
import { create } from 'zustand';
import { fetchData } from '../../kernel/api.ts';
import { report } from '../../kernel/failure.ts';
import { refreshNews } from './headlines.ts';

/** Which item is open above the page, whatever the page is. */
export const useOpenedNews = create<{ newsId: string | undefined }>(() => ({ newsId: undefined }));

export const closeNews = () => useOpenedNews.setState({ newsId: undefined });

/** Shows an item and records that it was viewed. */
export async function openNews(newsId: string) {
  useOpenedNews.setState({ newsId });
  await fetchData(news.recordRead, { newId: newsId }).catch(report);
  void refreshNews();
}
