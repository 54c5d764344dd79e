import { type KeepDays, retention } from '@edp/contract/modules/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from './api.ts';

/** How many days this is kept; undefined for ever, and as long as it is not known. */
export function useRetentionDays(what: keyof KeepDays): number | undefined {
  const { data } = useQuery({
    queryKey: ['retention', 'days'],
    queryFn: ({ signal }) => fetchData(retention.days, {}, signal),
    staleTime: Infinity,
    // A hint that is missing needs no message.
    meta: { showsOwnError: true },
  });
  return data?.[what] || undefined;
}
