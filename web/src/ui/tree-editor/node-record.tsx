import { useEffect, type ReactNode } from 'react';
import type { RecordState } from '../../kernel/use-record.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

interface Props<Value> {
  state: RecordState<Value>;
  onRejected: () => void;
  children: (record: Value) => ReactNode;
}

/** Shown in place of a node until its record is loaded. If that is rejected, the node may be deleted: reload the tree. */
export function NodeRecord<Value>({ state, onRejected, children }: Props<Value>) {
  const isRejected = state.error?.kind === 'rejected';
  useEffect(() => {
    if (isRejected) onRejected();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRejected]);
  if (state.record !== undefined) return children(state.record);
  return state.error ? <ErrorNotice title={state.error.message} onRetry={state.reload} /> : <PageSkeleton />;
}
