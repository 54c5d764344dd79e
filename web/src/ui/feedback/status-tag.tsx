import styles from './status-tag.module.css';

/** A state in one word, not by colour alone. */
export function StatusTag({ on, text }: { on: boolean; text: string }) {
  return <span className={on ? styles.on : styles.off}>{text}</span>;
}

export type Tone = 'success' | 'warning' | 'danger';

/** A state with more than two values. */
export function ToneTag({ tone, text }: { tone: Tone; text: string }) {
  return <span className={styles[tone]}>{text}</span>;
}
