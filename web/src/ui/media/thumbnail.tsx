import { useState } from 'react';
import styles from './thumbnail.module.css';
import { useUiText } from '../ui.texts.ts';

/** A small picture with a fixed box, whatever its size and even if it does not load. */
export function Thumbnail({ url, name }: { url: string; name: string }) {
  const t = useUiText();
  const [brokenUrl, setBrokenUrl] = useState('');
  if (brokenUrl === url)
    return (
      <span className={styles.broken} title={t('pictureBroken')}>
        {t('pictureBroken')}
      </span>
    );
  return <img className={styles.picture} src={url} alt={name} loading="lazy" onError={() => setBrokenUrl(url)} />;
}
