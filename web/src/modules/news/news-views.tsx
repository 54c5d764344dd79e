import { newsComment } from '@edp/contract/modules/news.ts';
import { useNewsText } from './news-text.ts';
import { PeopleList } from './people-list.tsx';

export function NewsViews({ newsId }: { newsId: string }) {
  const t = useNewsText();
  return (
    <PeopleList call={newsComment.views} newsId={newsId} rowOf={({ commentSName, commentsDate }) => ({ person: commentSName, time: commentsDate })}
      texts={{ caption: t('views'), person: t('viewPerson'), time: t('viewTime'), empty: t('noViews') }} />
  );
}
