import type { InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { defaultPageSize, pageInput, pageSizes } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchPage } from '../http/api.ts';
import { toCallError, withFallbackMessage, type CallError } from '../http/call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { fieldAccess } from '../session/field-access.ts';
import { useAddress } from './address.ts';
import { openParam } from './record-route.ts';
import { refetchQueries } from '../http/query-client.ts';
import { queryKeyOf } from '../http/query-key.ts';
import { rememberView, useViews, viewAt, viewLayout, viewParam } from './saved-views.ts';
import { inputOf, type FormCall } from './rules.ts';
import { storePageSize, useStoredLayout } from './table-layouts.ts';
import { nextSort, type Sorting } from './sorting.ts';
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
  /** The total as displayed: an estimate until all rows are counted. */
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
  /** Sets filters, an empty value clears one; the others stay. */
  search: (changed: Filters) => void;
  /** Clears the filters. */
  reset: () => void;
  goToPage: (pageNo: number, pageSize?: number) => void;
  reload: () => void;
}

const positiveOr = (text: string | undefined, otherwise: number) =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise;

interface Options {
  /** Shown when loading fails without a message of the server. */
  fallbackError?: string;
  /** Filters set by the page, not by the user; they are not in the address. */
  fixedFilters?: Filters;
  /** The page size after a reset; unchanged by default. */
  resetPageSize?: number | undefined;
}

/** What of a list the address has. */
type Place = Pick<List<unknown>, 'filters' | 'pageNo' | 'pageSize' | 'sort'>;

/**
 * A paged list with its filters, order and page in the address, so that it can be shared and reloaded, and is found
 * again as it was left. They replace the entry of the history: one step back leaves the list, however often it was
 * searched.
 */
export function useList<C extends FormCall>(call: C, options: Options = {}): List<OutputOf<C>> {
  const { fallbackError = kernelText('noAnswer'), fixedFilters = {}, resetPageSize } = options;
  const [address, changeAddress] = useAddress();
  const canSortBy = (name: string) => call.input.shape.sort?.safeParse(name).success === true;
  const views = useViews(call.name);
  const viewIn = (search: URLSearchParams) => viewAt(search, call.name, views);
  const wantedView = viewIn(address);
  const namedView = address.get(viewParam);
  useEffect(() => {
    if (namedView !== null) rememberView(call.name, namedView);
  }, [call.name, namedView]);
  const viewId = wantedView === '0' ? '' : (wantedView ?? '');
  const layoutName = viewId ? viewLayout(viewId) : call.name;
  const { layout } = useStoredLayout(layoutName);

  const placeIn = (search: URLSearchParams): Place => {
    // Parameters that the call does not have are ignored.
    const {
      pageNo: page,
      pageSize: size,
      sort: wantedSort = '',
      exactTotal: _exactTotal,
      ...rest
    } = Object.fromEntries(search);
    const wantedSize = positiveOr(size, layout?.pageSize ?? defaultPageSize);
    return {
      filters: without(inputOf(call, rest) as Filters, fixedFilters),
      pageNo: positiveOr(page, 1),
      pageSize: pageSizes.some((each) => each === wantedSize) ? wantedSize : defaultPageSize,
      sort: wantedSort && canSortBy(wantedSort) ? wantedSort : '',
    };
  };
  const { filters, pageNo, pageSize, sort } = placeIn(address);

  const input = { ...filters, ...fixedFilters, ...(sort && { sort }), ...pageInput(call, pageNo, pageSize) };
  const query = useQuery({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ signal }) => withFallbackMessage(fallbackError, fetchPage(call, input as InputOf<C>, signal)),
    // The view row puts the filters of a view into the address, and then its layout into the cache.
    enabled: !viewId || (layout !== undefined && address.size > 0),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });

  /** The rows and their number. */
  const reload = () => void refetchQueries({ queryKey: queryKeyOf(call) });

  /** From any change on, the list begins with its first page. */
  const go = (change: (before: Place) => Partial<Place>) =>
    changeAddress(
      (present) => {
        const before = placeIn(present);
        const target = addressOf({ ...before, pageNo: 1, ...change(before) });
        const view = viewIn(present);
        if (view) target.set(viewParam, view);
        // The record beside the list stays open.
        if (present.has(openParam)) target.set(openParam, present.get(openParam)!);
        if (target.toString() !== present.toString()) return target;
        // Searching again with the same filters refetches.
        reload();
        return undefined;
      },
      { replace: true },
    );

  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const beyondEnd = query.isSuccess && !query.isPlaceholderData && pageNo > lastPage;
  // After the last row of the last page is deleted, show the page before it.
  useEffect(() => {
    if (beyondEnd) go(() => ({ pageNo: lastPage }));
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
    search: (changed) => go((before) => ({ filters: { ...before.filters, ...changed } })),
    // From the address, not from what is drawn: a second click may come before the first is drawn.
    sortBy: (name) => go((before) => ({ sort: nextSort(before.sort, name) })),
    reset: () => go(() => ({ filters: {}, ...(resetPageSize && { pageSize: resetPageSize }) })),
    goToPage: (toPage, toSize = pageSize) => {
      if (toSize !== pageSize) storePageSize(layoutName, toSize);
      go(() => (toSize === pageSize ? { pageNo: toPage } : { pageSize: toSize }));
    },
    reload,
  };
}

const without = (filters: Filters, others: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in others)));

/** Defaults are left out of the address. */
function addressOf({ filters, pageNo, pageSize, sort }: Place): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (sort) address.set('sort', sort);
  if (pageNo > 1) address.set('pageNo', String(pageNo));
  if (pageSize !== defaultPageSize) address.set('pageSize', String(pageSize));
  return address;
}
