import { type RetentionDays, retention } from '@edp/contract/modules/retention/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

/** The retention in days; undefined if unlimited or not loaded yet. */
export function useRetentionDays(what: keyof RetentionDays): number | undefined {
  const { data } = useQuery({
    queryKey: ['retention', 'days'],
    queryFn: ({ signal }) => fetchData(retention.days, {}, signal),
    staleTime: Infinity,
    // A missing hint needs no error message.
    meta: { showsOwnError: true },
  });
  return data?.[what] || undefined;
}
