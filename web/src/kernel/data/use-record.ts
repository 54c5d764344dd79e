import type { Call, InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';
import { toCallError, type CallError } from '../http/call-error.ts';
import { queryKeyOf } from '../http/query-key.ts';

export interface RecordState<Value> {
  readonly record: Value | undefined;
  readonly error: CallError | undefined;
  /** Refetches; resolves with data or error, never rejects. */
  reload: () => Promise<{ data: Value | undefined; error: unknown }>;
}

/**
 * One record to edit, never cached: a save of an old copy would be rejected as stale. Without an id nothing is fetched.
 * `further`: what else the call wants to know.
 */
export function useRecord<C extends Call>(
  call: C,
  id: string | undefined,
  idName = 'id',
  further?: Readonly<Record<string, string>>,
): RecordState<OutputOf<C>> {
  const query = useQuery({
    queryKey: further ? queryKeyOf(call, id, further) : queryKeyOf(call, id),
    queryFn: ({ signal }) => fetchData(call, { ...further, [idName]: id } as InputOf<C>, signal),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  return { record: query.data, error: query.error ? toCallError(query.error) : undefined, reload: query.refetch };
}
