import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { lazy } from '../../kernel/lazy.ts';
import type { ForcedReading } from './forced-reading.ts';
import { closeNews, openNews, useOpenedNews } from './opened-news.ts';

const ForcedDialog = lazy(async () => (await import('./forced-dialog.tsx')).ForcedDialog);
const NewsDialog = lazy(async () => (await import('./news-dialog.tsx')).NewsDialog);

/** Shows news above any page; required reading comes before an item that the user opened. */
export function NewsHost({ reading }: { reading: ForcedReading | undefined }) {
  const { newsId } = useOpenedNews();
  // The next user has not opened anything.
  useEffect(() => closeNews, []);
  useNewsOfAddress();
  if (reading) return <ForcedDialog key={reading.newsId} {...reading} />;
  return newsId !== undefined && <NewsDialog key={newsId} newsId={newsId} />;
}

/** The link of a message names the item to open: `/home?news=5`. */
function useNewsOfAddress() {
  const [address, setAddress] = useSearchParams();
  const newsId = address.get('news');
  useEffect(() => {
    if (newsId === null) return;
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('news');
        return next;
      },
      { replace: true },
    );
    if (/^[1-9]\d{0,17}$/.test(newsId)) void openNews(newsId);
  }, [newsId, setAddress]);
}
