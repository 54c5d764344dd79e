import { newsComment } from '@edp/contract/modules/news/news.ts';
import { useRetentionDays } from '../../kernel/session/use-retention-days.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';
import { PeopleList } from './people-list.tsx';

export function NewsViews({ newsId }: { newsId: string }) {
  const t = useNewsText();
  const days = useRetentionDays('newsViews');
  return (
    <>
      <PeopleList
        call={newsComment.views}
        newsId={newsId}
        rowOf={({ commentSName, commentsDate }) => ({ person: commentSName, time: commentsDate })}
        texts={{ caption: t('views'), person: t('viewPerson'), time: t('viewTime'), empty: t('noViews') }}
      />
      {days && <p className={styles.kept}>{t('kept', { days })}</p>}
    </>
  );
}
