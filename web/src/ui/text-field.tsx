import { useId, type ComponentProps, type ReactNode } from 'react';
import controls from './controls.module.css';
import styles from './text-field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Shown beside the input, such as a captcha. */
  beside?: ReactNode;
  /** Shown in place of an error. */
  hint?: ReactNode;
}

export function TextField({ label, value, error, onChange, beside, hint, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          className={`${controls.input} ${controls.large}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {beside}
      </div>
      {hint && error === undefined
        ? <div className={styles.hint}>{hint}</div>
        : <p id={errorId} className={styles.error} role={error === undefined ? undefined : 'alert'}>{error}</p>}
    </div>
  );
}
