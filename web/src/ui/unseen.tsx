import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Said to those who hear the page; those who see it have a picture. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className={styles.unseen}>{children}</span>;
