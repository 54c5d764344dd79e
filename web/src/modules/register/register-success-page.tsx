import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import controls from '../../ui/layout/controls.module.css';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { StepList } from './step-list.tsx';

export function RegisterSuccessPage() {
  const t = useRegisterText();
  const navigate = useNavigate();
  // What the server answered; a reload keeps it.
  const { applicationNumber = '' } = (useLocation().state ?? {}) as { applicationNumber?: string };
  return (
    <AuthLayout title={t('successTitle')} subtitle={t('successText')} isWide>
      <StepList current={3} />
      {applicationNumber && <ApplicationNumber number={applicationNumber} />}
      <p className={styles.next}>{t('successNext')}</p>
      <button
        type="button"
        className={`${controls.primary} ${controls.large} ${styles.submit}`}
        onClick={() => void navigate('/auth')}>
        {t('close')}
      </button>
      <p className={styles.after}>
        <Link to="/registerProgress" state={{ applicationNumber }}>
          {t('toProgress')}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** What the applicant quotes later. Where the browser does not let it be copied, it can be selected. */
function ApplicationNumber({ number }: { number: string }) {
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
