import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { useRetentionDays } from '../../kernel/session/use-retention-days.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';

/** Who revealed the password or downloaded the file recently; read-only for everyone. */
export function RecentReveals({ id }: { id: string }) {
  const t = useCertificateText();
  const { data, error } = useQuery({
    queryKey: ['certificate', 'reveals', id],
    queryFn: ({ signal }) => fetchData(certificate.reveals, { id }, signal),
    gcTime: 0,
  });
  const days = useRetentionDays('certificateReveals');
  if (error)
    return (
      <p className={styles.problem} role="alert">
        {toCallError(error).message}
      </p>
    );
  if (!data || data.length === 0) return <p className={styles.none}>{data && t('noReveals')}</p>;
  return (
    <>
      <ul className={styles.reveals}>
        {data.map(({ id: reveal, userName, what, createTime }) => (
          <li key={reveal}>
            <span>
              {userName} {t(`revealed_${what}`)}
            </span>
            <time>{createTime}</time>
          </li>
        ))}
      </ul>
      {days && <p className={styles.kept}>{t('kept', { days })}</p>}
    </>
  );
}
