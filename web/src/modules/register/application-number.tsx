import { useState } from 'react';
import controls from '../../ui/layout/controls.module.css';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';

/** What the applicant quotes later. Where the browser does not let it be copied, it can be selected. */
export function ApplicationNumber({ number }: { number: string }) {
  const t = useRegisterText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <p className={styles.number}>
        <span>{t('number')}</span>
        <code>{number}</code>
        <button type="button" className={controls.plain} onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </button>
      </p>
      <p className={styles.next}>{t('numberHint')}</p>
    </>
  );
}
