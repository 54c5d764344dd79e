import type { Call } from '@edp/contract/kernel/call.ts';
import { type Page, pageInput } from '@edp/contract/kernel/paging.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../http/api.ts';
import { queryKeyOf } from '../http/query-key.ts';

export interface ListTotal {
  readonly total: number;
  /** The total is an estimate: until all rows are counted, or because that takes the server too long. */
  readonly approximate: boolean;
  readonly isCounting: boolean;
}

/** The total of a list. Where the page comes with an estimate, all rows are counted after it and the total filled in. */
export function useExactTotal(
  call: Call,
  filters: object,
  read: Pick<Page<unknown>, 'total' | 'approximate'> | undefined,
): ListTotal {
  const { total = 0, approximate = false } = read ?? {};
  const { data: exact, isFetching } = useQuery({
    queryKey: queryKeyOf(call, filters, 'exactTotal'),
    queryFn: ({ signal }) => fetchPage(call, { ...filters, ...pageInput(call, 1, 1), exactTotal: 1 }, signal),
    enabled: approximate,
    // The page itself shows what is wrong with the list.
    meta: { showsOwnError: true },
  });
  if (!approximate) return { total, approximate, isCounting: false };
  if (!exact || exact.approximate) return { total, approximate, isCounting: isFetching };
  return { total: exact.total, approximate: false, isCounting: false };
}
