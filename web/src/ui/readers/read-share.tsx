import { useReadersText } from './readers.texts.ts';
import styles from './readers.module.css';

/** How many of those whom something is for have read it, as a bar and in figures. */
export function ReadShare({ read, all, isLong = false }: { read: number; all: number; isLong?: boolean }) {
  const t = useReadersText();
  const percent = all === 0 ? 0 : Math.floor((read / all) * 100);
  const text = t('share', { read, all, percent });
  return (
    <span className={isLong ? styles.longShare : styles.share} title={text}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.part} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.figure}>{isLong ? text : t('shareShort', { read, all })}</span>
    </span>
  );
}
