import { newsComment } from '@edp/contract/modules/news/news.ts';
import { useState } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { TabPanels } from '../../ui/layout/tab-panels.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { NewsComments } from './news-comments.tsx';
import { NewsContent } from './news-content.tsx';
import type { useNewsItem } from './news-item.ts';
import { NewsViews } from './news-views.tsx';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';

/** An item with its comments and views. */
export function NewsBody({ item, error, reload }: ReturnType<typeof useNewsItem>) {
  const t = useNewsText();
  const can = useCan();
  const [tab, setTab] = useState<string>();
  if (item === null) return <Notice title={t('gone')} />;
  if (!item) return error ? <ErrorNotice title={error.message} onRetry={reload} /> : <PageSkeleton />;
  return (
    <>
      <p className={styles.facts}>
        <span className={styles.type}>{item.newsTypeValue}</span>
        <time>{item.publishDate}</time>
        <span>{t('viewNumber', { count: item.numberViews })}</span>
        <span>{t('commentNumber', { count: item.commentNumber })}</span>
      </p>
      <TabPanels
        label={item.title}
        chosen={tab}
        onChoose={setTab}
        panels={[
          { key: 'content', title: t('content'), content: <NewsContent item={item} /> },
          {
            key: 'comments',
            title: t('comments'),
            content: <NewsComments newsId={item.id} isOpen={item.commentsOpen === 1} />,
          },
          ...(can(newsComment.views.can)
            ? [{ key: 'views', title: t('views'), content: <NewsViews newsId={item.id} /> }]
            : []),
        ]}
      />
    </>
  );
}
