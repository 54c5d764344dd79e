import { sizeText } from '@edp/contract/kernel/stored-file.ts';
import { file, type Usage } from '@edp/contract/modules/file/file.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { useFileText } from './file.texts.ts';
import styles from './storage.module.css';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import hidden from '../../ui/feedback/visually-hidden.module.css';

/** Fetched again whenever the dialog is opened. */
const options = { gcTime: 0, staleTime: 0, meta: { showsOwnError: true } };

/** The storage used by the user's files, and for administrators by the tenant's. */
export function StorageDialog({ onClose }: { onClose: () => void }) {
  const t = useFileText();
  const ui = useUiText();
  const isAdministrator = useCan()(file.tenantUsage.can);
  const own = useQuery({
    ...options,
    queryKey: ['file', 'usage'],
    queryFn: ({ signal }) => fetchData(file.usage, {}, signal),
  });
  const tenant = useQuery({
    ...options,
    queryKey: ['file', 'tenantUsage'],
    queryFn: ({ signal }) => fetchData(file.tenantUsage, {}, signal),
    enabled: isAdministrator,
  });
  return (
    <Modal title={t('title')} width={480} onClose={onClose} footer={<Button onClick={onClose}>{ui('close')}</Button>}>
      <StorageUsage label={t('own')} query={own} />
      {isAdministrator && <StorageUsage label={t('tenant')} query={tenant} />}
      <p className={styles.hint}>{t('orphans')}</p>
    </Modal>
  );
}

const warnFrom = 80;

/** One bar: how much of a quota is used. */
function StorageUsage({ label, query }: { label: string; query: UseQueryResult<Usage> }) {
  const t = useFileText();
  const id = useId();
  const { data, error, refetch } = query;
  if (error) return <ErrorNotice title={error.message} onRetry={refetch} />;
  const percent = data?.limit ? Math.min(100, Math.floor((data.used / data.limit) * 100)) : 0;
  const state = percent >= 100 ? styles.full : percent >= warnFrom ? styles.warning : '';
  return (
    <div className={`${styles.usage} ${state}`}>
      <div className={styles.line}>
        <span id={id}>{label}</span>
        <span className={styles.figures}>{data ? figures(t, data) : '…'}</span>
      </div>
      {data?.limit !== null && (
        <>
          {/* Browsers style a meter differently, so it is for screen readers only. */}
          <meter className={hidden.visuallyHidden} aria-labelledby={id} min={0} max={100} value={percent} />
          <div className={styles.bar} aria-hidden>
            <div className={styles.filled} style={{ width: `${percent}%` }} />
          </div>
        </>
      )}
      {percent >= warnFrom && (
        <p className={styles.notice} role="alert">
          {percent >= 100 ? t('full') : t('nearlyFull', { percent })}
        </p>
      )}
    </div>
  );
}

const figures = (t: ReturnType<typeof useFileText>, { used, limit }: Usage) =>
  limit === null
    ? t('usedWithoutLimit', { used: sizeText(used) })
    : t('usedOf', { used: sizeText(used), limit: sizeText(limit) });
