import { useUiText } from '../../ui/ui.texts.ts';
import styles from './workbench.module.css';

const block = { borderRadius: 8, background: 'var(--edp-surface)' };
const blocks = [148, 66, 212, 224];

/** Stands where the parts of the workbench will stand. */
export function WorkbenchSkeleton() {
  const t = useUiText();
  return (
    <output className={styles.columns} aria-busy="true" aria-label={t('loading')}>
      <span className={styles.column}>
        {blocks.map((height) => (
          <span key={height} style={{ ...block, height }} />
        ))}
      </span>
      <span className={styles.column}>
        <span style={{ ...block, height: 460 }} />
        <span style={{ ...block, height: 200 }} />
      </span>
    </output>
  );
}
