import { useId, type ReactNode } from 'react';
import controls from '../layout/controls.module.css';
import styles from './modal.module.css';
import { useDialog } from './use-dialog.ts';
import { useUiText } from '../ui.texts.ts';

interface Props {
  title: ReactNode;
  width: number;
  footer: ReactNode;
  /** Beside the title. */
  tools?: ReactNode;
  /** Without it the dialog is closed through its footer only. */
  onClose?: (() => void) | undefined;
  /** Shown above another dialog. */
  isStacked?: boolean;
  children?: ReactNode;
}

/**
 * A dialog rendered in place, not in a portal: it is hidden with its tab and
 * shown again, with its input, when the user comes back. antd's modal does not survive `<Activity>`.
 */
export function Modal({ title, width, footer, tools, onClose, isStacked = false, children }: Props) {
  const t = useUiText();
  const titleId = useId();
  const { panel, onKeyDown } = useDialog(onClose);
  return (
    <div className={`${styles.cover} ${isStacked ? styles.above : ''}`}>
      <dialog
        ref={panel}
        open
        className={styles.panel}
        style={{ width }}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {tools && <div className={styles.tools}>{tools}</div>}
          {onClose && (
            <button type="button" className={controls.close} aria-label={t('close')} onClick={onClose}>
              ×
            </button>
          )}
        </div>
        <div className={styles.content}>{children}</div>
        <div className={styles.footer}>{footer}</div>
      </dialog>
    </div>
  );
}
