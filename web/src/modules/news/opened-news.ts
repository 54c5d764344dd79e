import { news } from '@edp/contract/modules/news.ts';
import { create } from 'zustand';
import { fetchData } from '../../kernel/api.ts';
import { readDesk, writeDesk } from '../../kernel/desk.ts';
import { hasDraft } from '../../kernel/draft.ts';
import { report } from '../../kernel/failure.ts';
import { refreshNews } from './headlines.ts';
import { newsPlace } from './may-leave.ts';

const deskKey = `opened ${newsPlace}`;

/** Which item is open above the page, whatever the page is. After a reload, the one with a half-written comment. */
export const useOpenedNews = create<{ newsId: string | undefined }>(() => ({ newsId: hasDraft(newsPlace) ? (readDesk(deskKey) as string | undefined) : undefined }));

const open = (newsId: string | undefined) => {
  writeDesk(deskKey, newsId);
  useOpenedNews.setState({ newsId });
};
export const closeNews = () => open(undefined);

/** Shows an item and records that it was viewed. */
export async function openNews(newsId: string) {
  open(newsId);
  await fetchData(news.recordRead, { newId: newsId }).catch(report);
  void refreshNews();
}
