import { useState } from 'react';
import styles from './thumbnail.module.css';
import { useUiText } from './ui-text.ts';

/** A small picture that never breaks the layout, whatever its size and even when it cannot be had. */
export function Thumbnail({ url, name }: { url: string; name: string }) {
  const t = useUiText();
  const [brokenUrl, setBrokenUrl] = useState('');
  if (brokenUrl === url) return <span className={styles.broken} title={t('pictureBroken')}>{t('pictureBroken')}</span>;
  return <img className={styles.picture} src={url} alt={name} loading="lazy" onError={() => setBrokenUrl(url)} />;
}
