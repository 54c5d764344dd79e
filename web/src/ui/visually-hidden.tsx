import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Said to those who hear the page; those who see it have a picture. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.visuallyHidden}>{children}</span>;
