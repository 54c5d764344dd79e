import type { Call } from '@edp/contract/kernel/call.ts';
import { type Page, pageInput } from '@edp/contract/kernel/paging.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPage } from '../http/api.ts';
import { queryKeyOf } from '../http/query-key.ts';

export interface ListTotal {
  readonly total: number;
  readonly approximate: boolean;
  /** Requests the exact total; undefined if it is known or not available. */
  readonly countExactly: (() => void) | undefined;
  readonly isCounting: boolean;
}

/** The total of a list, which may be an estimate; once requested, the exact one until the filters change. */
export function useExactTotal(
  call: Call,
  filters: object,
  read: Pick<Page<unknown>, 'total' | 'approximate'> | undefined,
): ListTotal {
  const [askedFor, setAskedFor] = useState('');
  const { total = 0, approximate = false } = read ?? {};
  const key = JSON.stringify(filters);
  const { data: exact, isFetching } = useQuery({
    queryKey: queryKeyOf(call, filters, 'exactTotal'),
    queryFn: ({ signal }) => fetchPage(call, { ...filters, ...pageInput(call, 1, 1), exactTotal: 1 }, signal),
    enabled: approximate && askedFor === key,
  });
  if (!approximate || askedFor !== key)
    return { total, approximate, countExactly: approximate ? () => setAskedFor(key) : undefined, isCounting: false };
  // A search that returns only the first matches has no exact total.
  if (!exact || exact.approximate) return { total, approximate, countExactly: undefined, isCounting: isFetching };
  return { total: exact.total, approximate: false, countExactly: undefined, isCounting: false };
}
