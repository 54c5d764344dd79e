import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { useEffect, useState } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import controls from '../../ui/layout/controls.module.css';
import type { CertificateRow } from './certificate-row.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';

const shownMs = 30_000;

/**
 * The mask, and for users with the permission the password for a moment. Every reveal is a request, and so recorded.
 */
export function PasswordCell({ row: { id, name, certificatePwd } }: { row: CertificateRow }) {
  const t = useCertificateText();
  const can = useCan();
  const [revealed, setRevealed] = useState<string>();
  useEffect(() => {
    if (revealed === undefined) return undefined;
    const timer = setTimeout(() => setRevealed(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [revealed]);

  const isShown = revealed !== undefined;
  const toggle = async () => {
    if (isShown) return setRevealed(undefined);
    try {
      setRevealed((await fetchData(certificate.reveal, { id })).certificatePwd);
    } catch (error) {
      showError(error);
    }
  };
  const text = isShown ? t('hide') : t('reveal');
  return (
    <span className={styles.password}>
      <span className={isShown ? styles.revealed : undefined} title={revealed} aria-live="polite">
        {revealed ?? certificatePwd}
      </span>
      {can(certificate.reveal.can) && (
        <button
          type="button"
          className={controls.link}
          title={text}
          aria-label={t('of', { action: text, name })}
          onClick={() => void toggle()}>
          {isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        </button>
      )}
    </span>
  );
}
