import type { ReactNode } from 'react';
import type { RecordState } from '../../kernel/use-record.ts';
import { Notice } from '../notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useUiText } from '../ui-text.ts';

/** Stands in for a node until its record has arrived. */
export function NodeRecord<Value>({ state, children }: { state: RecordState<Value>; children: (record: Value) => ReactNode }) {
  const t = useUiText();
  if (state.record !== undefined) return children(state.record);
  return state.failure ? <Notice title={state.failure.message} action={{ text: t('retry'), run: state.reload }} /> : <PageSkeleton />;
}
