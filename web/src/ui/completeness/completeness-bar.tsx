import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import styles from './completeness-bar.module.css';

interface Props {
  percent: number;
  /** They name the missing parts: in the tooltip, and for screen readers. */
  lines: readonly string[];
  /** Something that is missing keeps the record from being used. */
  isBlocked?: boolean;
}

/** Below this share a record is shown as one to work on. */
const poor = 60;

export const CompletenessBar = ({ percent, lines, isBlocked = percent < poor }: Props) => (
  <span className={styles.completeness} title={lines.join('\n')}>
    <span className={styles.track}>
      <span className={isBlocked ? styles.blocked : styles.part} style={{ width: `${percent}%` }} />
    </span>
    {percent}%<VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
  </span>
);
