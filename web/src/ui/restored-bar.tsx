import controls from './controls.module.css';
import styles from './restored-bar.module.css';
import { useUiText } from './ui-text.ts';

/** Says that a form was restored from a draft after a reload. */
export function RestoredBar({ onDiscard }: { onDiscard: () => void }) {
  const t = useUiText();
  return (
    <output className={styles.bar}>
      {t('restored')}
      <button type="button" className={controls.link} onClick={onDiscard}>{t('restoredDiscard')}</button>
    </output>
  );
}
