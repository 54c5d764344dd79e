import { tenantApplication, type TenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { Input } from 'antd';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { warnIfNotNotified } from './warn-if-not-notified.ts';
import { useTenantApplicationText } from './tenant-application-text.ts';
import styles from './tenant-application.module.css';

export function ApproveForm({ record, onClose }: { record: TenantApplication; onClose: () => void }) {
  const t = useTenantApplicationText();
  const { id, name, suggestedCode, phone, applicant } = record;
  const fields = { tenantCode: { label: t('tenantCode') }, tenantName: { label: t('tenantName') } };
  const initial = { id, tenantCode: suggestedCode, tenantName: name };
  return (
    <FormModal title={t('approveTitle', { name })} call={tenantApplication.approve} initial={initial} fields={fields} width={560} saveText={t('approve')}
      onSaved={warnIfNotNotified} onClose={onClose}>
      <p className={styles.hint}>{t('approveHint', { phone, applicant })}</p>
      <FormField name="tenantCode"><Input className={styles.code} placeholder={t('tenantCodePlaceholder')} autoComplete="off" /></FormField>
      <FormField name="tenantName"><Input placeholder={t('tenantNamePlaceholder')} /></FormField>
    </FormModal>
  );
}
