import type { OutputOf } from '@edp/contract/kernel/call.ts';
import {
  tenantApplication,
  type TenantApplication,
} from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { Input } from 'antd';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { RecordModal } from '../../ui/record/record-modal.tsx';
import { ApplicationDetail, type Decision } from './application-detail.tsx';
import { useTenantApplicationText, tenantApplicationText } from './tenant-application.texts.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import styles from './tenant-application.module.css';

/** The details of an application, and the dialogs of the two decisions. */
export function ReviewDialog({ opened: { id }, onClose }: { opened: { id: string }; onClose: () => void }) {
  const t = useTenantApplicationText();
  const state = useRecord(tenantApplication.detail, id);
  const [deciding, setDeciding] = useRestorableState<Decision>(`decision ${id}`);
  const stop = () => setDeciding(undefined);
  return (
    <RecordModal title={t('detailTitle')} state={state} onClose={onClose}>
      {(record) => {
        // After another user has decided, the reloaded record shows it and offers no decision.
        const isPending = record.status === 'pending';
        return (
          <>
            <ApplicationDetail record={record} onDecide={setDeciding} onClose={onClose} />
            {isPending && deciding === 'approve' && <ApproveForm record={record} onClose={stop} />}
            {isPending && deciding === 'reject' && <RejectForm record={record} onClose={stop} />}
          </>
        );
      }}
    </RecordModal>
  );
}

interface Props {
  record: TenantApplication;
  onClose: () => void;
}

function ApproveForm({ record: { id, name, suggestedCode, phone, applicant }, onClose }: Props) {
  const t = useTenantApplicationText();
  const fields = { tenantCode: { label: t('tenantCode') }, tenantName: { label: t('tenantName') } };
  const initial = { id, tenantCode: suggestedCode, tenantName: name };
  return (
    <FormModal
      title={t('approveTitle', { name })}
      call={tenantApplication.approve}
      initial={initial}
      fields={fields}
      width={560}
      saveText={t('approve')}
      onSaved={warnIfNotNotified}
      onClose={onClose}>
      <p className={styles.hint}>{t('approveHint', { phone, applicant })}</p>
      <FormField name="tenantCode">
        <Input className={styles.code} placeholder={t('tenantCodePlaceholder')} autoComplete="off" />
      </FormField>
      <FormField name="tenantName">
        <Input placeholder={t('tenantNamePlaceholder')} />
      </FormField>
    </FormModal>
  );
}

function RejectForm({ record: { id, name }, onClose }: Props) {
  const t = useTenantApplicationText();
  return (
    <FormModal
      title={t('rejectTitle', { name })}
      call={tenantApplication.reject}
      initial={{ id, reason: '' }}
      fields={{ reason: { label: t('reason') } }}
      width={560}
      saveText={t('reject')}
      onSaved={warnIfNotNotified}
      onClose={onClose}>
      <p className={styles.hint}>{t('rejectHint')}</p>
      <FormField name="reason">
        <Input.TextArea rows={4} placeholder={t('reasonPlaceholder')} />
      </FormField>
    </FormModal>
  );
}

/** A failed text message does not undo the decision, so it is only a warning. */
function warnIfNotNotified({ notified, notice }: OutputOf<typeof tenantApplication.approve>) {
  if (notified === 0) toast('warning', tenantApplicationText('smsFailed', { notice }));
}
