import type { ReactNode } from 'react';
import controls from '../layout/controls.module.css';
import styles from './notice.module.css';

interface Props {
  title: string;
  detail?: string | undefined;
  /** What the user can do now. */
  action?: { text: string; run: () => void } | undefined;
  /** It replaces the whole page, so its title is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
}

/** Shown in place of content: no results, no access, an error. */
export function Notice({ title, detail, action, isPage = false, children }: Props) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.notice}>
      <svg width="64" height="48" viewBox="0 0 64 48" aria-hidden="true" className={styles.picture}>
        <path d="M12 20 20 6h24l8 14v18a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" />
        <path d="M12 20h12c0 5 3 8 8 8s8-3 8-8h12" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && (
        <button type="button" className={controls.plain} onClick={action.run}>
          {action.text}
        </button>
      )}
      {children}
    </div>
  );
}
