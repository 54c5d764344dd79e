import { type ComponentProps, type ReactNode, useState } from 'react';
import controls from '../../layout/controls.module.css';
import { useEntryText } from '../../entry.texts.ts';
import styles from './text-input.module.css';

interface Props extends ComponentProps<'input'> {
  /** Shown beside the input, such as a captcha. */
  beside?: ReactNode;
  /** Of antd's controls: a plain one is coloured by `aria-invalid`. */
  status?: string;
}

/**
 * The text control of a page before login, where antd is not loaded. What it does not name comes from its field. A
 * password can be shown.
 */
export function TextInput({ beside, status: _status, type, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.row}>
      <input {...input} type={isShown ? 'text' : type} className={`${controls.input} ${controls.large}`} />
      {type === 'password' && <ShowButton isShown={isShown} onClick={() => setShown(!isShown)} />}
      {beside}
    </div>
  );
}

function ShowButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const t = useEntryText();
  const text = isShown ? t('hidePassword') : t('showPassword');
  return (
    <button
      type="button"
      className={`${controls.icon} ${styles.show}`}
      aria-label={text}
      title={text}
      onClick={onClick}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentcolor" aria-hidden="true">
        <path d={`M1 8q7 -8.5 14 0q-7 8.5 -14 0z${isShown ? '' : 'M3 14L13 2'}`} />
        <circle cx="8" cy="8" r="2.2" />
      </svg>
    </button>
  );
}
