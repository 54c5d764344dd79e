import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styles from './auth-dialog.module.css';

interface Props {
  title: string;
  width: number;
  /** The label of the × button; without it there is no such button. */
  closeText?: string;
  /** A closed dialog keeps its input. */
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A native dialog for the login and registration pages, which do not load the shell with its `Modal`. */
export function AuthDialog({ title, width, closeText, isOpen = true, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    if (isOpen) opened?.showModal();
    return () => opened?.close();
  }, [isOpen]);
  const onCancel = (event: SyntheticEvent) => {
    // Closing a file chooser fires `cancel` on its input and bubbles; only the dialog's own event closes it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ width: `min(${width}px, calc(100vw - 32px))` }}
      aria-labelledby={titleId}
      onCancel={onCancel}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {closeText && (
          <button type="button" className={styles.close} aria-label={closeText} title={closeText} onClick={onClose}>
            ×
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}

/** An error that belongs to no field. */
export const AuthDialogError = ({ children }: { children: string }) => (
  <p className={styles.problem} role="alert">
    {children}
  </p>
);

export const AuthDialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className={styles.footer}>{children}</footer>
);
