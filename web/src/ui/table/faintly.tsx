import styles from './faintly.module.css';

/** What a record does not have stands back. */
export const Faintly = ({ if: isFaint, children }: { if: boolean; children: string }) => (
  <span className={isFaint ? styles.faint : undefined}>{children}</span>
);
