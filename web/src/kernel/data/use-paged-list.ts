import type { Call, InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { defaultPageSize } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPage } from '../http/api.ts';
import { toCallError } from '../http/call-error.ts';
import { refetchQueries } from '../http/query-client.ts';
import { queryKeyOf } from '../http/query-key.ts';
import { useExactTotal } from './use-exact-total.ts';

/** A paged list inside a dialog: its state is not in the address. */
export function usePagedList<C extends Call>(call: C, filters: Partial<InputOf<C>>) {
  const [page, setPage] = useState({ pageNo: 1, pageSize: defaultPageSize });
  const query = useQuery({
    queryKey: queryKeyOf(call, filters, page),
    queryFn: ({ signal }) => fetchPage(call, { ...filters, ...page } as InputOf<C>, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const rows: readonly OutputOf<C>[] = query.data?.rows ?? [];
  return {
    ...page,
    rows,
    total: query.data?.total ?? 0,
    count: useExactTotal(call, filters, query.data),
    isFirstLoad: query.isPending,
    isLoading: query.isFetching,
    error: query.error ? toCallError(query.error) : undefined,
    goToPage: (pageNo: number, pageSize = page.pageSize) =>
      setPage({ pageNo: pageSize === page.pageSize ? pageNo : 1, pageSize }),
    reload: () => void refetchQueries({ queryKey: queryKeyOf(call) }),
  };
}
