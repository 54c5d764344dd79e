import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** A section of a page; `beside` is shown to the right of its heading. */
export function Panel({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
