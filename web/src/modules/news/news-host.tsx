import { useEffect } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import type { ForcedReading } from './forced-reading.ts';
import { closeNews, useOpenedNews } from './opened-news.ts';

const ForcedDialog = lazy(async () => (await import('./forced-dialog.tsx')).ForcedDialog);
const NewsDialog = lazy(async () => (await import('./news-dialog.tsx')).NewsDialog);

/** Shows news above any page; required reading comes before an item that the user opened. */
export function NewsHost({ reading }: { reading: ForcedReading | undefined }) {
  const { newsId } = useOpenedNews();
  // The next user has not opened anything.
  useEffect(() => closeNews, []);
  if (reading) return <ForcedDialog key={reading.newsId} {...reading} />;
  return newsId !== undefined && <NewsDialog key={newsId} newsId={newsId} />;
}
