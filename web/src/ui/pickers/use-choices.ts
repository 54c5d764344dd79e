import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toCallError } from '../../kernel/http/call-error.ts';
import { useDebounced } from '../layout/use-debounced.ts';
import type { Source } from './sources.ts';

export const pickerPageSize = 10;

/** A searchable, paged list to choose from. */
export function useChoices<Row>(source: Source<Row>) {
  const kind = JSON.stringify(source.queryKey);
  const [text, setText] = useState('');
  const [place, setPlace] = useState({ kind, pageNo: 1 });
  // Another filter starts at the first page.
  const pageNo = place.kind === kind ? place.pageNo : 1;
  const goToPage = (next: number) => setPlace({ kind, pageNo: next });
  const choiceQuery = { text: useDebounced(text.trim()), pageNo, pageSize: pickerPageSize };
  const query = useQuery({
    queryKey: [...source.queryKey, 'choices', choiceQuery],
    queryFn: ({ signal }) => source.fetch(choiceQuery, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return {
    text,
    search: (next: string) => {
      setText(next);
      goToPage(1);
    },
    pageNo,
    goToPage,
    rows: query.data?.rows ?? [],
    total: query.data?.total,
    approximate: query.data?.approximate,
    isFirstLoad: query.isPending,
    isLoading: query.isFetching,
    error: query.error ? toCallError(query.error) : undefined,
    reload: () => void query.refetch(),
  };
}
