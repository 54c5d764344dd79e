import { useId, type ReactNode } from 'react';
import controls from '../layout/controls.module.css';
import styles from './drawer.module.css';
import { useDialog } from './use-dialog.ts';
import { useUiText } from '../ui.texts.ts';

interface Props {
  title: string;
  width: number;
  /** Beside the title. */
  tools?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the right edge. */
export function Drawer({ title, width, tools, footer, onClose, children }: Props) {
  const t = useUiText();
  const titleId = useId();
  const { panel, onKeyDown } = useDialog(onClose);
  return (
    <div className={styles.cover}>
      {/* The backdrop closes the drawer, as the button and Esc do. */}
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <dialog
        ref={panel}
        open
        className={styles.panel}
        style={{ width }}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.tools}>{tools}</div>
          <button type="button" className={controls.close} aria-label={t('close')} onClick={onClose}>
            ×
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </dialog>
    </div>
  );
}
