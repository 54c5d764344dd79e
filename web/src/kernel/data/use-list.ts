import type { InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { defaultPageSize, pageInput, pageSizes } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { fetchPage } from '../http/api.ts';
import { toCallError, withFallbackMessage, type CallError } from '../http/call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { fieldAccess } from '../session/field-access.ts';
import { openParam } from './record-route.ts';
import { queryKeyOf } from '../http/query-key.ts';
import { useViews, viewLayout, viewParam } from './saved-views.ts';
import { inputOf, type FormCall } from './rules.ts';
import { storePageSize, useStoredLayout } from './table-layouts.ts';
import type { Sorting } from './sorting.ts';
import { type ListTotal, useExactTotal } from './use-exact-total.ts';

export type Filters = Readonly<Record<string, string>>;

export interface List<Row> extends Sorting {
  readonly call: FormCall;
  /** The name of the call. */
  readonly name: string;
  /** The open view; empty for none. */
  readonly viewId: string;
  /** The name that the layout of the table has. */
  readonly layoutName: string;
  readonly rows: readonly Row[];
  readonly total: number;
  /** The total as displayed: an estimate until the user requests the exact one. */
  readonly count: ListTotal;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: Filters;
  /** With those that the page sets. */
  readonly allFilters: Filters;
  /** The role may not see this field of a row, or filter by it. */
  isHidden: (field: string) => boolean;
  /** Nothing to show yet. */
  readonly isFirstLoad: boolean;
  readonly isLoading: boolean;
  readonly error: CallError | undefined;
  /** Replaces the entry of the history where one search is refined. */
  search: (filters: Filters, options?: { replace?: boolean }) => void;
  /** Clears the filters. */
  reset: () => void;
  goToPage: (pageNo: number, pageSize?: number) => void;
  reload: () => void;
}

const positiveOr = (text: string | undefined, otherwise: number) => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise);

interface Options {
  /** Shown when loading fails without a message of the server. */
  fallbackError?: string;
  /** Filters set by the page, not by the user; they are not in the address. */
  fixedFilters?: Filters;
  /** The page size after a reset; unchanged by default. */
  resetPageSize?: number | undefined;
}

/** A paged list with its filters, order and page in the address, so that it can be shared, reloaded and restored by back. */
export function useList<C extends FormCall>(call: C, options: Options = {}): List<OutputOf<C>> {
  const { fallbackError = kernelText('noAnswer'), fixedFilters = {}, resetPageSize } = options;
  const [address, setAddress] = useSearchParams();
  // Parameters that the call does not have are ignored.
  const { pageNo: page, pageSize: size, sort: wantedSort = '', exactTotal: _exactTotal, ...rest } = Object.fromEntries(address);
  const filters = without(inputOf(call, rest) as Filters, fixedFilters);
  const pageNo = positiveOr(page, 1);
  // Without anything in the address the list opens with the user's default view.
  const wantedView = useViews(call.name).find(({ isDefault }) => isDefault && address.size === 0)?.id ?? address.get(viewParam);
  const viewId = wantedView === '0' ? '' : (wantedView ?? '');
  const layoutName = viewId ? viewLayout(viewId) : call.name;
  const { layout } = useStoredLayout(layoutName);
  const wantedSize = positiveOr(size, layout?.pageSize ?? defaultPageSize);
  const pageSize = pageSizes.some((known) => known === wantedSize) ? wantedSize : defaultPageSize;

  const canSortBy = (name: string) => call.input.shape.sort?.safeParse(name).success === true;
  const sort = wantedSort && canSortBy(wantedSort) ? wantedSort : '';

  const input = { ...filters, ...fixedFilters, ...(sort && { sort }), ...pageInput(call, pageNo, pageSize) };
  const query = useQuery({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ signal }) => withFallbackMessage(fallbackError, fetchPage(call, input as InputOf<C>, signal)),
    // The view row puts the filters of a view into the address, and then its layout into the cache.
    enabled: !viewId || layout !== undefined,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });

  const go = (next: Filters, toPage: number, toSize: number, toSort = sort, navigation: { replace?: boolean } = {}) => {
    const target = addressOf(next, toPage, toSize, toSort);
    if (wantedView) target.set(viewParam, wantedView);
    // The record beside the list stays open.
    if (address.has(openParam)) target.set(openParam, address.get(openParam)!);
    // Searching again with the same filters refetches.
    if (target.toString() === address.toString()) void query.refetch();
    else setAddress(target, navigation);
  };

  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const beyondEnd = query.isSuccess && !query.isPlaceholderData && pageNo > lastPage;
  // After the last row of the last page is deleted, show the page before it.
  useEffect(() => {
    if (beyondEnd) go(filters, lastPage, pageSize);
  });

  return {
    call,
    name: call.name,
    viewId,
    layoutName,
    rows,
    total,
    count: useExactTotal(call, { ...filters, ...fixedFilters }, query.data),
    pageNo,
    pageSize,
    filters,
    allFilters: { ...filters, ...fixedFilters },
    isHidden: (field) => [call.output, call.input].some((schema) => fieldAccess(schema, field) === 'hidden'),
    sort,
    canSortBy,
    isFirstLoad: query.isPending,
    isLoading: query.isFetching,
    error: query.error ? toCallError(query.error) : undefined,
    search: (next, how) => go(next, 1, pageSize, sort, how),
    sortBy: (next) => go(filters, 1, pageSize, next),
    reset: () => go({}, 1, resetPageSize ?? pageSize),
    goToPage: (toPage, toSize = pageSize) => {
      if (toSize !== pageSize) storePageSize(layoutName, toSize);
      go(filters, toSize === pageSize ? toPage : 1, toSize);
    },
    reload: () => void query.refetch(),
  };
}

const without = (filters: Filters, others: Filters): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in others)));

/** Defaults are left out of the address. */
function addressOf(filters: Filters, pageNo: number, pageSize: number, sort: string): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (sort) address.set('sort', sort);
  if (pageNo > 1) address.set('pageNo', String(pageNo));
  if (pageSize !== defaultPageSize) address.set('pageSize', String(pageSize));
  return address;
}
