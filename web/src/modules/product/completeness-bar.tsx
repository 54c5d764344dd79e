import type { Completeness } from '@edp/contract/modules/product/completeness.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import styles from './completeness-bar.module.css';
import { completenessLines } from './completeness-text.ts';

/** How much of a product is there; what is missing stands in the tooltip. */
export function CompletenessBar({ of }: { of: Completeness }) {
  const lines = completenessLines(of);
  return (
    <span className={styles.completeness} title={lines.join('\n')}>
      <span className={styles.track}>
        <span className={of.blocking.length > 0 ? styles.blocked : styles.part} style={{ width: `${of.percent}%` }} />
      </span>
      {of.percent}%<VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
    </span>
  );
}
