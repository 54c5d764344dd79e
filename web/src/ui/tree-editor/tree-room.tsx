import type { ReactNode } from 'react';
import { useHeight } from './view/use-height.ts';
import styles from './view/tree-view.module.css';

/** The room that a column leaves for a tree, at least so many pixels high. */
export function TreeRoom({ least, children }: { least: number; children: (height: number) => ReactNode }) {
  const [watch, height] = useHeight();
  return (
    <div ref={watch} className={styles.room} style={{ minHeight: least }}>
      {children(Math.max(least, height))}
    </div>
  );
}
