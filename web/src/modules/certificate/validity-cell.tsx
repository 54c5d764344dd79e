import { expiringDays, type Certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { ToneTag } from '../../ui/feedback/status-tag.tsx';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';

const urgentDays = 7;

/** Both dates, and a tag if the certificate is expiring or expired. */
export function ValidityCell({ row: { startTime, endTime, daysLeft } }: { row: Certificate }) {
  const t = useCertificateText();
  return (
    <span className={styles.validity}>
      <span className={styles.dates}>
        <span>{startTime}</span> <span>{t('validUntil', { end: endTime })}</span>
      </span>
      {daysLeft < 0 && <ToneTag tone="danger" text={t('expired')} />}
      {daysLeft >= 0 && daysLeft <= expiringDays && (
        <ToneTag
          tone={daysLeft <= urgentDays ? 'danger' : 'warning'}
          text={daysLeft === 0 ? t('expiresToday') : t('expiresIn', { days: daysLeft })}
        />
      )}
    </span>
  );
}
