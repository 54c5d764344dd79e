import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type CSSProperties, type FocusEvent } from 'react';
import { headlinesQuery } from './headlines.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news-ticker.module.css';
import { openNews } from './opened-news.ts';

interface Headline {
  readonly newId: string;
  readonly title: string;
}

/** The newest headlines: one at a time, or scrolling where the company asks for it. */
export function NewsTicker({ isScrolling }: { isScrolling: boolean }) {
  const t = useNewsText();
  const { data: headlines = [] } = useQuery(headlinesQuery);
  if (headlines.length === 0) return <span className={styles.space} />;
  const Headlines = isScrolling ? Scrolling : OneAtATime;
  return (
    <section className={styles.ticker} aria-label={t('ticker')}>
      <NotificationOutlined className={styles.sign} aria-hidden="true" />
      <Headlines headlines={headlines} />
    </section>
  );
}

const changeMs = 8000;

/** They change slowly, but not while someone points at them, has the focus in them or wants less motion. */
function OneAtATime({ headlines }: { headlines: readonly Headline[] }) {
  const t = useNewsText();
  const [place, setPlace] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const count = headlines.length;
  const shown = place % count;
  useEffect(() => {
    if (isHeld || count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setPlace((now) => now + 1), changeMs);
    return () => clearInterval(timer);
  }, [isHeld, count]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // The buttons inside are what is operated; here is only noticed that someone reads.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.reading} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <ul className={styles.pile}>
        {headlines.map(({ newId, title }, index) => (
          <li key={newId} className={styles.headlineOfPile} aria-current={index === shown || undefined}>
            <HeadlineButton newId={newId} title={title} onFocus={() => setPlace(index)} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button
          type="button"
          className={styles.next}
          title={t('nextHeadline')}
          aria-label={`${t('nextHeadline')} ${shown + 1}/${count}`}
          onClick={() => setPlace(shown + 1)}>
          {shown + 1}/{count}
        </button>
      )}
    </div>
  );
}

const secondsPerLetter = 0.5;
const leastSeconds = 16;

/** They pause on hover and on keyboard focus. */
function Scrolling({ headlines }: { headlines: readonly Headline[] }) {
  const letters = headlines.reduce((sum, { title }) => sum + title.length, 0);
  const duration = { '--duration': `${Math.max(leastSeconds, letters * secondsPerLetter)}s` } as CSSProperties;
  return (
    <div className={styles.window} onFocus={reveal} onBlur={rewind}>
      <ul className={styles.track} style={duration}>
        {headlines.map(({ newId, title }) => (
          <li key={newId}>
            <HeadlineButton newId={newId} title={title} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const HeadlineButton = ({ newId, title, onFocus }: Headline & { onFocus?: () => void }) => (
  <button
    type="button"
    className={styles.headline}
    aria-haspopup="dialog"
    onFocus={onFocus}
    onClick={() => void openNews(newId)}>
    {title}
  </button>
);

// Reached by keyboard, the track has no animation; positions are known only after the styles are applied. Under the
// pointer a headline stays where it is: moved while it is pressed, it would not be clicked.
const reveal = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible'))
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
};
const rewind = ({ currentTarget }: FocusEvent) => {
  currentTarget.scrollLeft = 0;
};
