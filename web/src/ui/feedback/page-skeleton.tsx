import styles from './skeleton.module.css';
import { useUiText } from '../ui.texts.ts';

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  const t = useUiText();
  return (
    <output className={styles.page} aria-busy="true" aria-label={t('loading')}>
      <span className={styles.bar} style={{ width: 160, height: 24 }} />
      {rows.map((row) => (
        <span key={row} className={styles.bar} style={{ width: `${96 - row * 7}%` }} />
      ))}
    </output>
  );
}
