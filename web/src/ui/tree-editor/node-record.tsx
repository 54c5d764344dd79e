import { useEffect, type ReactNode } from 'react';
import type { RecordState } from '../../kernel/use-record.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';

interface Props<Value> {
  state: RecordState<Value>;
  onRefused: () => void;
  children: (record: Value) => ReactNode;
}

/** Stands in for a node until its record has arrived. One that cannot be had is perhaps no longer in the tree. */
export function NodeRecord<Value>({ state, onRefused, children }: Props<Value>) {
  const isRefused = state.failure?.kind === 'refused';
  useEffect(() => {
    if (isRefused) onRefused();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused]);
  if (state.record !== undefined) return children(state.record);
  return state.failure ? <FailureNotice title={state.failure.message} onRetry={state.reload} /> : <PageSkeleton />;
}
