import type { Call } from '@edp/contract/kernel/call.ts';
import type { ReactNode } from 'react';
import { isGone } from '../../kernel/http/call-error.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { useRecordName } from '../../kernel/tabs/tab.ts';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { useGoBack } from '../layout/use-go-back.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  /** The detail call. */
  call: Call;
  id: string | undefined;
  list: string;
  children: (record: unknown) => ReactNode;
}

/** Loads the record of a page that shows something of it, such as its tree. */
export function RecordLoader({ call, id, list, children }: Props) {
  const { record, error, reload } = useRecord(call, id);
  const leave = useGoBack(list);
  useRecordName((record as { name: string } | undefined)?.name, error);
  if (record && !(error && isGone(error))) return children(record);
  return error ? <LoadFailure error={error} onRetry={reload} onBack={leave} /> : <PageSkeleton />;
}
