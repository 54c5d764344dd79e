import type { ReactNode } from 'react';
import styles from './count-badge.module.css';

/** A number at the corner of a button; the button's own name says what it counts. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.place}>
      {children}
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
