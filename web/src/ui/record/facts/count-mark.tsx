import styles from './facts.module.css';

/** Behind the title of a tab: how many elements it has, nothing for none. */
export const CountMark = ({ of }: { of: readonly unknown[] }) =>
  of.length > 0 && <span className={styles.count}>{of.length}</span>;
