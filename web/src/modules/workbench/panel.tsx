import { useId, type ReactNode } from 'react';
import styles from './workbench.module.css';

/** One part of the workbench; `beside` stands at the right of its heading. */
export function Panel({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.heading}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
