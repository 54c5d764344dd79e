import { useId, type ReactNode } from 'react';
import styles from './register.module.css';

interface Control {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface Props {
  label: string;
  error: string | undefined;
  /** Shown in place of an error. */
  hint?: ReactNode;
  /** Shown at the end of the hint's line. */
  aside?: ReactNode;
  isWide?: boolean;
  children: (control: Control) => ReactNode;
}

/** A control other than a text input, with its label above and its message below. */
export function Field({ label, error, hint, aside, isWide = false, children }: Props) {
  const id = useId();
  const messageId = `${id}-said`;
  return (
    <div className={isWide ? styles.wide : undefined}>
      <label className={styles.label} htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': messageId })}
      <div className={styles.below}>
        <p id={messageId} className={error === undefined ? styles.hint : styles.error} role={error === undefined ? undefined : 'alert'}>{error ?? hint}</p>
        {aside}
      </div>
    </div>
  );
}
