import type { ComponentProps, ReactNode } from 'react';
import controls from '../../layout/controls.module.css';
import styles from './text-input.module.css';

interface Props extends ComponentProps<'input'> {
  /** Shown beside the input, such as a captcha. */
  beside?: ReactNode;
  /** Of antd's controls: a plain one is coloured by `aria-invalid`. */
  status?: string;
}

/** The text control of a page before login, where antd is not loaded. What it does not name comes from its field. */
export function TextInput({ beside, status: _status, ...input }: Props) {
  return (
    <div className={styles.row}>
      <input {...input} className={`${controls.input} ${controls.large}`} />
      {beside}
    </div>
  );
}
