import { dismissToast, useToasts, type ToastKind } from '../kernel/toast.ts';
import styles from './toasts.module.css';
import { useUiText } from './ui-text.ts';

const signs: Readonly<Record<ToastKind, string>> = { success: '✓', info: 'i', warning: '!', error: '✕' };

/** Announced politely by screen readers; the others interrupt. */
const isPolite: Readonly<Partial<Record<ToastKind, boolean>>> = { success: true, info: true };

/** Messages above everything, on the login pages too. */
export function Toasts() {
  const t = useUiText();
  const { toasts } = useToasts();
  return (
    <section className={styles.stack} aria-label={t('notices')} aria-live="polite">
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={`${styles.toast} ${styles[kind]}`} role={isPolite[kind] ? 'status' : 'alert'}>
          <span className={styles.sign} aria-hidden="true">{signs[kind]}</span>
          <span className={styles.text}>{text}</span>
          <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={() => dismissToast(id)}>×</button>
        </div>
      ))}
    </section>
  );
}
