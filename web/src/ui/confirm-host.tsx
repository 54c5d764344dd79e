import { useQuestion } from '../kernel/confirm.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows the question that `confirm` asks. */
export function ConfirmHost() {
  const { asked } = useQuestion();
  return asked && <ConfirmDialog {...asked} />;
}
