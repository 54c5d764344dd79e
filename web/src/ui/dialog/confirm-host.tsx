import { usePendingConfirm } from '../../kernel/feedback/confirm.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows the question that `confirm` asks. */
export function ConfirmHost() {
  const { pending } = usePendingConfirm();
  return pending && <ConfirmDialog {...pending} />;
}
