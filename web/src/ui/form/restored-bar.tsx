import { ageText, clockText, wholeTime } from '../../kernel/text/clock-text.ts';
import controls from '../layout/controls.module.css';
import styles from './restored-bar.module.css';
import { useUiText } from '../ui.texts.ts';

/** Says that a form was restored from a draft after a reload, and how old the draft is. */
export function RestoredBar({ time, onDiscard }: { time: number; onDiscard: () => void }) {
  const t = useUiText();
  return (
    <output className={styles.bar} title={wholeTime(time)}>
      {t('restored', { time: clockText(time), age: ageText(time) })}
      <button type="button" className={controls.link} onClick={onDiscard}>
        {t('restoredDiscard')}
      </button>
    </output>
  );
}
