import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '../../ui/feedback/short-time.tsx';
import controls from '../../ui/layout/controls.module.css';
import { Panel } from '../../ui/layout/panel.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { headlinesQuery } from './headlines.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './newest-news.module.css';
import { openNews } from './opened-news.ts';

const most = 6;

/** The newest items as a list on a page. */
export function NewestNews() {
  const t = useNewsText();
  const ui = useUiText();
  const { data, isError, refetch } = useQuery(headlinesQuery);
  return (
    <Panel title={t('newest')}>
      {isError && !data && (
        <p className={styles.nothing}>
          {t('loadFailed')}{' '}
          <button type="button" className={controls.link} onClick={() => void refetch()}>
            {ui('retry')}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className={styles.nothing}>{t('noNews')}</p>}
      <ul>
        {data?.slice(0, most).map(({ newId, title, publishDate, newsTypeValue }) => (
          <li key={newId}>
            <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => void openNews(newId)}>
              <span className={styles.type}>{newsTypeValue}</span>
              <span className={styles.title} title={title}>
                {title}
              </span>
              <ShortTime className={styles.date} as="day" time={publishDate} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
