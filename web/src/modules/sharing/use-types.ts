import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';

/** The types of data that can be shared; they change with a new version only. */
export function useTypes() {
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['sharing', 'types'],
    queryFn: ({ signal }) => fetchData(sharing.types, {}, signal),
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  return {
    types: data.map(({ code, name }) => ({ value: code, text: name })),
    error: error ? toCallError(error) : undefined,
    reload: () => void refetch(),
  };
}

/** The current sharing mode of each type. */
export const modesQuery = queryOptions({
  queryKey: ['sharing', 'modes'],
  queryFn: ({ signal }) => fetchData(sharing.modes, {}, signal),
  meta: { showsOwnError: true },
});

/** The mode of one type; undefined while loading. */
export function useModeOf() {
  const { data = [] } = useQuery(modesQuery);
  return (type: string | undefined) => data.find(({ code }) => code === type)?.mode;
}
