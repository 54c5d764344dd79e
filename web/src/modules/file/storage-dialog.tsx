import { file } from '@edp/contract/modules/file/file.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCan } from '../../kernel/session/access.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { useFileText } from './file.texts.ts';
import styles from './storage.module.css';
import { StorageUsage } from './storage-usage.tsx';

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
