import type { ReactNode } from 'react';
import { toast } from '../../kernel/feedback/toast.ts';
import controls from '../layout/controls.module.css';
import { twoFactorText, useTwoFactorText } from './two-factor.texts.ts';
import styles from './two-factor.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
  Footer: (props: { children: ReactNode }) => ReactNode;
}

async function copy(codes: readonly string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast('success', twoFactorText('copied'));
  } catch {
    // Browsers offer the clipboard API only in secure contexts.
    toast('warning', twoFactorText('copyFailed'));
  }
}

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onKept, Footer }: Props) {
  const t = useTwoFactorText();
  return (
    <>
      <p className={styles.hint}>{t('codesHint')}</p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Footer>
        <button type="button" className={controls.plain} onClick={() => void copy(codes)}>
          {t('copy')}
        </button>
        <button type="button" className={controls.primary} onClick={onKept}>
          {t('kept')}
        </button>
      </Footer>
    </>
  );
}
