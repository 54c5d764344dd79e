import { useId, type ReactNode } from 'react';
import styles from './record.module.css';

interface Props {
  title: string;
  /** Beside the title. */
  note?: string | undefined;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}><h2 id={id} className={styles.heading}>{title}</h2>{note && <span className={styles.note}>{note}</span>}</div>
      {children}
    </section>
  );
}
