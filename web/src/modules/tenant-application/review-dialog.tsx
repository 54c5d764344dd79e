import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { RecordModal } from '../../ui/record/record-modal.tsx';
import { ApplicationDetail, type Decision } from './application-detail.tsx';
import { ApproveForm, RejectForm } from './decision-forms.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';

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
