import { useEffect, type ReactNode } from 'react';
import type { RecordState } from '../../kernel/use-record.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

interface Props<Value> {
  state: RecordState<Value>;
  onRejected: () => void;
  children: (record: Value) => ReactNode;
}

/** Stands in for a node until its record has arrived. One that cannot be had is perhaps no longer in the tree. */
export function NodeRecord<Value>({ state, onRejected, children }: Props<Value>) {
  const isRejected = state.error?.kind === 'rejected';
  useEffect(() => {
    if (isRejected) onRejected();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRejected]);
  if (state.record !== undefined) return children(state.record);
  return state.error ? <ErrorNotice title={state.error.message} onRetry={state.reload} /> : <PageSkeleton />;
}
