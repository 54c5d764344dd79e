import { useState } from 'react';
import styles from './avatar.module.css';

/** The picture of a person, or the first letter of the name. Decorative: the name is shown beside it. */
export function Avatar({ name, url }: { name: string; url: string }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  const [initial = ''] = name;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {url && url !== brokenUrl ? <img src={url} alt="" onError={() => setBrokenUrl(url)} /> : initial.toUpperCase()}
    </span>
  );
}
