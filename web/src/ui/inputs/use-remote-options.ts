import type { Call } from '@edp/contract/kernel/call.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData, fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import type { FormCall } from '../../kernel/data/rules.ts';
import { useDebounced } from '../layout/use-debounced.ts';
import { matchesText } from './matches-text.ts';

export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly code?: string | undefined;
}

export const optionText = ({ name, code }: NamedRecord) => (code ? `${name}（${code}）` : name);

/** The rows of one page. */
export const remotePageSize = 200;

interface Wanted {
  call: Call;
  filter: object | undefined;
  detail: Call | undefined;
  named?: ((record: never) => NamedRecord) | undefined;
  loadedRecords: readonly NamedRecord[];
  chosenIds: readonly string[];
}

/** The options of a remote select: the pages read so far or the matches, and the chosen records wherever they are. */
export function useRemoteOptions({ call, filter, detail, named = asNamed, loadedRecords, chosenIds }: Wanted) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly NamedRecord[]>([]);
  const keyword = useDebounced(typed.trim());

  const all = usePages(call, { ...filter }, isOpen);
  // A list that is here as a whole is searched here, by pinyin too.
  const isWhole = all.isSuccess && !all.hasNextPage;
  const found = usePages(call, { ...filter, [searchNameOf(call)]: keyword }, isOpen && keyword !== '' && !isWhole);
  const isSearching = typed.trim() !== '' && !isWhole;
  const pages = isSearching ? found : all;
  const rows = rowsOf(pages.data).map(named);
  const shown = isWhole && typed.trim() !== '' ? rows.filter((row) => matchesText(optionText(row), typed)) : rows;

  const here = new Map(
    [...loadedRecords, ...picked, ...rowsOf(all.data).map(named), ...rows].map((row) => [row.id, row]),
  );
  const fetched = useChosen(
    call,
    detail,
    chosenIds.filter((id) => !here.has(id)),
    named,
  );
  return {
    isOpen,
    setOpen,
    typed,
    setTyped,
    shown,
    error: pages.error ?? undefined,
    isLoading: pages.isFetching,
    reload: () => void pages.refetch(),
    loadMore: () => {
      if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    /** A record that was chosen stays known when the search changes. */
    remember: (ids: readonly string[]) => setPicked(ids.flatMap((id) => here.get(id) ?? [])),
    chosen: chosenIds.map((id) => here.get(id) ?? fetched.get(id)).filter((row) => row !== undefined),
  };
}

/** The filter that finds a record by its name, pinyin initials or code, where the list has it. */
export const searchNameOf = (call: Call) => ('keyword' in (call as FormCall).input.shape ? 'keyword' : 'name');

/** What a detail call takes: the id is its first field, under the name that the wire gives it. */
export const inputOfDetail = (call: Call, id: string) => ({ [Object.keys((call as FormCall).input.shape)[0]!]: id });

function usePages(call: Call, input: object, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeyOf(call, 'options', input),
    queryFn: ({ pageParam, signal }) =>
      fetchPage(call, { ...input, ...pageInput(call, pageParam, remotePageSize) }, signal),
    initialPageParam: 1,
    // The total of a long list is an estimate; a page that is not full is the last.
    getNextPageParam: ({ rows }, _pages, pageNo) => (rows.length < remotePageSize ? undefined : pageNo + 1),
    placeholderData: keepPreviousData,
    enabled,
    meta: { showsOwnError: true },
  });
}

const rowsOf = (data: { pages: { rows: readonly unknown[] }[] } | undefined) =>
  (data?.pages.flatMap(({ rows }) => rows) ?? []) as never[];
const asNamed = (record: NamedRecord) => record;

/** Records by their ids: all at once where the list takes them, otherwise one by one. */
export function useChosen(
  call: Call,
  detail: Call | undefined,
  ids: readonly string[],
  named: (record: never) => NamedRecord = asNamed,
): ReadonlyMap<string, NamedRecord> {
  const takesIds = 'ids' in (call as FormCall).input.shape;
  const { data = [] } = useQuery({
    queryKey: queryKeyOf(detail ?? call, 'chosen', ids),
    queryFn: async ({ signal }) =>
      takesIds
        ? (await fetchPage(call, { ids }, signal)).rows
        : Promise.all(ids.map((id) => fetchData(detail!, inputOfDetail(detail!, id), signal))),
    enabled: (takesIds || detail !== undefined) && ids.length > 0,
  });
  return new Map((data as never[]).map(named).map((row) => [row.id, row]));
}
