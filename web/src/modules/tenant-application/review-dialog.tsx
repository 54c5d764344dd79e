import { tenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { RecordModal } from '../../ui/record-modal.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { ApproveForm } from './approve-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { useTenantApplicationText } from './tenant-application-text.ts';

export type Decision = 'approve' | 'reject';

/** An application with everything that a decision needs, and the two decisions above it. */
export function ReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTenantApplicationText();
  const state = useRecord(tenantApplication.detail, id);
  const [deciding, setDeciding] = useRestorableState<Decision>(`decision ${id}`);
  const stop = () => setDeciding(undefined);
  return (
    <RecordModal title={t('detailTitle')} state={state} onClose={onClose}>
      {(record) => {
        // When somebody else was faster, the record says so and there is nothing left to decide.
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
