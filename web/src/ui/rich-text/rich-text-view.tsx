import { useMemo } from 'react';
import styles from './rich-text.module.css';
import { sanitiseHtml } from './sanitise-html.ts';

/** Shows stored HTML. */
export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.content} dangerouslySetInnerHTML={safe} />;
}
