import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styles from './auth-dialog.module.css';

interface Props {
  title: string;
  width: number;
  /** Says what × does; without it there is none, and the dialog has its own ways out. */
  closeText?: string;
  /** A closed one keeps what has been typed in it. */
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A native dialog for the pages before the shell: `Modal` comes with the shell, which a visitor does not load. */
export function AuthDialog({ title, width, closeText, isOpen = true, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    if (isOpen) opened?.showModal();
    return () => opened?.close();
  }, [isOpen]);
  const onCancel = (event: SyntheticEvent) => {
    // Whoever leaves the choice of a file cancels that, not the dialog that it is in.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} style={{ width: `min(${width}px, calc(100vw - 32px))` }} aria-labelledby={titleId} onCancel={onCancel}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>{title}</h2>
        {closeText && <button type="button" className={styles.close} aria-label={closeText} title={closeText} onClick={onClose}>×</button>}
      </div>
      {children}
    </dialog>
  );
}

/** What is wrong with the dialog as a whole. */
export const AuthDialogError = ({ children }: { children: string }) => <p className={styles.problem} role="alert">{children}</p>;

export const AuthDialogFooter = ({ children }: { children: ReactNode }) => <footer className={styles.footer}>{children}</footer>;
