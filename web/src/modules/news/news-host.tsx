import { lazy, Suspense, useEffect } from 'react';
import type { Reading } from './forced-reading.ts';
import { closeNews, useOpenedNews } from './opened-news.ts';

const ForcedDialog = lazy(() => import('./forced-dialog.tsx').then((module) => ({ default: module.ForcedDialog })));
const NewsDialog = lazy(() => import('./news-dialog.tsx').then((module) => ({ default: module.NewsDialog })));

/** The news above whatever page is open; what must be read comes before what somebody wants to read. */
export function NewsHost({ reading }: { reading: Reading | undefined }) {
  const { newsId } = useOpenedNews();
  // Whoever logs in next has not opened anything.
  useEffect(() => closeNews, []);
  if (reading) return <Suspense><ForcedDialog key={reading.newsId} {...reading} /></Suspense>;
  return newsId !== undefined && <Suspense><NewsDialog key={newsId} newsId={newsId} /></Suspense>;
}
