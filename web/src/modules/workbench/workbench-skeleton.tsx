import { useUiText } from '../../ui/ui.texts.ts';
import styles from './workbench.module.css';

const blocks = [148, 66, 212, 224];

/** Stands where the parts of the workbench will stand. */
export function WorkbenchSkeleton() {
  const t = useUiText();
  return (
    <output className={styles.columns} aria-busy="true" aria-label={t('loading')}>
      <span className={styles.column}>
        {blocks.map((height) => (
          <span key={height} className={styles.block} style={{ height }} />
        ))}
      </span>
      <span className={styles.column}>
        <span className={styles.block} style={{ height: 460 }} />
        <span className={styles.block} style={{ height: 200 }} />
      </span>
    </output>
  );
}
