import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toCallError } from '../../kernel/call-error.ts';
import type { Source } from './sources.ts';
import { useDebounced } from '../use-debounced.ts';

export const pickerPageSize = 10;

/** A searchable, paged list to choose from. */
export function useChoices(source: Source) {
  const [text, setText] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const wanted = { text: useDebounced(text.trim()), pageNo, pageSize: pickerPageSize };
  const query = useQuery({
    queryKey: [source.key, 'choices', wanted],
    queryFn: ({ signal }) => source.fetch(wanted, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return {
    key: source.key,
    text,
    search: (given: string) => {
      setText(given);
      setPageNo(1);
    },
    pageNo,
    goToPage: setPageNo,
    rows: query.data?.rows ?? [],
    total: query.data?.total,
    approximate: query.data?.approximate,
    isFirstLoad: query.isPending,
    error: query.error ? toCallError(query.error) : undefined,
    reload: () => void query.refetch(),
  };
}
