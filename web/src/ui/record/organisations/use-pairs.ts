import type { Call } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { fetchAll } from '../../../kernel/http/fetch-all.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import type { AssignedPair, Assignments, OrganisationPair } from './assignments.ts';

interface Pairs {
  readonly free: readonly OrganisationPair[];
  readonly assigned: readonly AssignedPair[];
}

/** The organisations that a stored record has, and those that it can still be assigned to. */
export function usePairs({ calls, idName }: Assignments, recordId: string | undefined) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeyOf(calls.assignable, recordId, 'pairs'),
    queryFn: async ({ signal }): Promise<Pairs> => {
      const read = (call: Call) => fetchAll(call, { [idName]: recordId }, signal);
      const [free, assigned] = await Promise.all([
        read(calls.assignable),
        recordId === undefined ? [] : read(calls.organisations),
      ]);
      return { free: free as readonly OrganisationPair[], assigned: assigned as readonly AssignedPair[] };
    },
    meta: { showsOwnError: true },
  });
  return {
    free: data?.free ?? [],
    assigned: data?.assigned ?? [],
    error: error ? toCallError(error) : undefined,
    isPending,
    reload: () => void refetch(),
  };
}
