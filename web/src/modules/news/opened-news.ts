import { news } from '@edp/contract/modules/news/news.ts';
import { create } from 'zustand';
import { fetchData } from '../../kernel/http/api.ts';
import { readWorkspace, writeWorkspace } from '../../kernel/tabs/workspace-storage.ts';
import { hasDraft } from '../../kernel/tabs/draft.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { refreshNews } from './headlines.ts';
import { newsDraftScope } from './confirm-leave.ts';

const storageKey = `opened ${newsDraftScope}`;

/** The item open above any page. After a reload, the one with a draft comment. */
export const useOpenedNews = create<{ newsId: string | undefined }>(() => ({
  newsId: hasDraft(newsDraftScope) ? (readWorkspace(storageKey) as string | undefined) : undefined,
}));

const setOpenedNews = (newsId: string | undefined) => {
  writeWorkspace(storageKey, newsId);
  useOpenedNews.setState({ newsId });
};
export const closeNews = () => setOpenedNews(undefined);

/** Shows an item and records that it was viewed. */
export async function openNews(newsId: string) {
  setOpenedNews(newsId);
  await fetchData(news.recordRead, { newId: newsId }).catch(showError);
  void refreshNews();
}
