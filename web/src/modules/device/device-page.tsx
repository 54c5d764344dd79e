import { useDeviceText } from './device.texts.ts';
import styles from './device.module.css';

/** Its title and what it will be for: the content of the page is not specified yet. */
export function DevicePage() {
  const t = useDeviceText();
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.purpose}>{t('purpose')}</p>
    </section>
  );
}
