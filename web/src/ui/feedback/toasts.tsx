import { dismissToast, useToasts, type ToastKind } from '../../kernel/feedback/toast.ts';
import controls from '../layout/controls.module.css';
import styles from './toasts.module.css';
import { useEntryText } from '../entry.texts.ts';

const signs: Readonly<Record<ToastKind, string>> = { success: '✓', info: 'i', warning: '!', error: '✕' };

/** Announced politely by screen readers; the others interrupt. */
const isPolite: Readonly<Partial<Record<ToastKind, boolean>>> = { success: true, info: true };

/** Messages above everything, on the login pages too. */
export function Toasts() {
  const t = useEntryText();
  const { toasts } = useToasts();
  return (
    <section id="toasts" className={styles.stack} aria-label={t('notices')} aria-live="polite">
      {toasts.map(({ id, kind, text, links, action }) => (
        <div key={id} className={`${styles.toast} ${styles[kind]}`} role={isPolite[kind] ? 'status' : 'alert'}>
          <span className={styles.sign} aria-hidden="true">
            {signs[kind]}
          </span>
          <span className={styles.text}>
            {text}
            {/* Toasts are outside of the router, so the links are plain ones. */}
            {links.map((link) => (
              <a key={link.route} className={styles.link} href={`#${link.route}`} onClick={() => dismissToast(id)}>
                {link.text}
              </a>
            ))}
            {action && (
              <button
                type="button"
                className={controls.link}
                style={{ marginLeft: 8 }}
                aria-keyshortcuts={action.keys}
                onClick={action.run}>
                {action.text}
              </button>
            )}
          </span>
          <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={() => dismissToast(id)}>
            ×
          </button>
        </div>
      ))}
    </section>
  );
}
