import { search } from '@edp/contract/modules/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { useDebounced } from '../../ui/layout/use-debounced.ts';

/** Two keys of a quick typist are one request. */
const pauseMs = 30;

/** What the server finds, of all nouns or of one list alone. */
export function useFound(wanted: string, only: string | undefined) {
  const keyword = useDebounced(wanted, pauseMs);
  const found = useQuery({
    queryKey: ['search', 'find', keyword, only],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const { groups } = await fetchData(search.find, { keyword, only }, signal);
      return { groups, took: Math.round(performance.now() - began) };
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    // The user waits: a failure is shown at once, and what is typed next tries again.
    retry: false,
    refetchInterval: false,
    meta: { showsOwnError: true },
  });
  const { groups = [], took } = (wanted && found.data) || {};
  return {
    groups,
    took,
    isWaiting: wanted !== '' && (keyword !== wanted || found.isFetching),
    isFailed: wanted !== '' && found.isError,
    retry: () => void found.refetch(),
  };
}
