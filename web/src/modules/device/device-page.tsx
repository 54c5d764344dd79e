import { useDeviceText } from './device.texts.ts';
import styles from './device.module.css';

/** Only its title: the content of the page is not specified yet. */
export function DevicePage() {
  const t = useDeviceText();
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
    </section>
  );
}
