import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, FocusEvent } from 'react';
import { headlinesQuery } from './headlines.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news-ticker.module.css';
import { openNews } from './opened-news.ts';

const secondsPerLetter = 0.5;
const leastSeconds = 16;

/** The newest headlines, scrolling; they pause on hover and on keyboard focus. */
export function NewsTicker() {
  const t = useNewsText();
  const { data: headlines = [] } = useQuery(headlinesQuery);
  if (headlines.length === 0) return <span className={styles.space} />;
  const letters = headlines.reduce((sum, { title }) => sum + title.length, 0);
  const duration = { '--duration': `${Math.max(leastSeconds, letters * secondsPerLetter)}s` } as CSSProperties;
  return (
    <section className={styles.ticker} aria-label={t('ticker')}>
      <NotificationOutlined className={styles.sign} aria-hidden="true" />
      <div className={styles.window} onFocus={reveal} onBlur={rewind}>
        <ul className={styles.track} style={duration}>
          {headlines.map(({ newId, title }) => (
            <li key={newId}>
              <button
                type="button"
                className={styles.headline}
                aria-haspopup="dialog"
                onClick={() => void openNews(newId)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// With the focus the track has no animation; positions are known only after the styles are applied.
const reveal = ({ target }: FocusEvent) =>
  requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
const rewind = ({ currentTarget }: FocusEvent) => {
  currentTarget.scrollLeft = 0;
};
