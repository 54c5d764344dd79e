import { tenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { RecordModal } from '../../ui/record-modal.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { ApproveForm } from './approve-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { useTenantApplicationText } from './tenant-application-text.ts';

export type Decision = 'approve' | 'reject';

/** The details of an application, and the dialogs of the two decisions. */
export function ReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
