import styles from './palette.module.css';
import { usePaletteText } from './palette.texts.ts';

/**
 * The keys of the palette, and how long the server took; `isWaiting` for what comes beside the results that are shown.
 */
export function PaletteFooter({
  isNarrowed,
  took,
  isWaiting,
}: {
  isNarrowed: boolean;
  took: number | undefined;
  isWaiting: boolean;
}) {
  const t = usePaletteText();
  const keys = [
    [['↑', '↓'], t('select')],
    [['Enter'], t('open')],
    [['Ctrl', 'Enter'], t('openBeside')],
    [['Esc'], t(isNarrowed ? 'widenKey' : 'close')],
  ] as const;
  return (
    <div className={styles.footer}>
      {keys.map(([names, text]) => (
        <span key={text} className={styles.hint}>
          {names.map((name) => (
            <kbd key={name} className={styles.key}>
              {name}
            </kbd>
          ))}
          {text}
        </span>
      ))}
      <span className={styles.took} data-took={took}>
        {isWaiting ? t('searching') : took !== undefined && t('took', { time: took })}
      </span>
    </div>
  );
}
