import { tenantApplication, type TenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { Input } from 'antd';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { warnIfNotNotified } from './warn-if-not-notified.ts';
import { useTenantApplicationText } from './tenant-application-text.ts';
import styles from './tenant-application.module.css';

export function RejectForm({ record: { id, name }, onClose }: { record: TenantApplication; onClose: () => void }) {
  const t = useTenantApplicationText();
  return (
    <FormModal title={t('rejectTitle', { name })} call={tenantApplication.reject} initial={{ id, reason: '' }} fields={{ reason: { label: t('reason') } }} width={560}
      saveText={t('reject')} onSaved={warnIfNotNotified} onClose={onClose}>
      <p className={styles.hint}>{t('rejectHint')}</p>
      <FormField name="reason"><Input.TextArea rows={4} placeholder={t('reasonPlaceholder')} /></FormField>
    </FormModal>
  );
}
