import LikeFilled from '@ant-design/icons/LikeFilled';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import { news } from '@edp/contract/modules/news/news.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import controls from '../../ui/layout/controls.module.css';
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx';
import { refreshNews } from './headlines.ts';
import { NewsFiles } from './news-files.tsx';
import type { NewsItem } from './news-item.ts';
import { useNewsText } from './news-reader.texts.ts';
import { PeopleList } from './people-list.tsx';
import styles from './news.module.css';

/** The content, sanitised once more before it is shown; what was written as plain text keeps its lines. */
export function NewsContent({ item }: { item: NewsItem }) {
  const t = useNewsText();
  const [isBusy, setBusy] = useState(false);
  const [hasLikes, setLikes] = useState(false);
  const can = useCan();
  const isLiked = item.lauded === 1;
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    await fetchData(news.laud, { newId: item.id, lauded: isLiked ? 0 : 1 }).catch(showError);
    await refreshNews();
    setBusy(false);
  };
  return (
    <>
      <div className={styles.text}>
        <RichTextView html={item.newsContent} />
      </div>
      {item.files.length > 0 && <NewsFiles item={item} />}
      <div className={styles.likes}>
        <Button
          size="small"
          aria-pressed={isLiked}
          type={isLiked ? 'primary' : 'default'}
          icon={isLiked ? <LikeFilled aria-hidden="true" /> : <LikeOutlined aria-hidden="true" />}
          onClick={() => void toggle()}>
          {isLiked ? t('liked') : t('like')}
        </Button>
        {item.laudNumber > 0 && can(news.laudRecords.can) && (
          <button type="button" className={controls.link} aria-expanded={hasLikes} onClick={() => setLikes(!hasLikes)}>
            {t('likedBy', { count: item.laudNumber })}
          </button>
        )}
      </div>
      {hasLikes && item.laudNumber > 0 && <NewsLikes newsId={item.id} />}
    </>
  );
}

function NewsLikes({ newsId }: { newsId: string }) {
  const t = useNewsText();
  return (
    <PeopleList
      call={news.laudRecords}
      newsId={newsId}
      rowOf={({ loudPerson, laudTime }) => ({ person: loudPerson, time: laudTime })}
      texts={{ caption: t('likes'), person: t('likePerson'), time: t('likeTime'), empty: '' }}
    />
  );
}
