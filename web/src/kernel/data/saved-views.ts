import { savedView, type SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';
import { readWorkspace, writeWorkspace } from '../tabs/workspace-storage.ts';

/** The views of every list in one request per session. */
export const viewsQuery = queryOptions({
  queryKey: ['savedView', 'read'],
  queryFn: ({ signal }) => fetchData(savedView.read, {}, signal),
  staleTime: Infinity,
  meta: { showsOwnError: true },
});

/** The parameter of the address that names the open view; `0` for none where the list has a default. */
export const viewParam = 'view';

export const useViews = (list: string): readonly SavedView[] =>
  useQuery(viewsQuery).data?.filter((view) => view.list === list) ?? [];

const memory = (list: string) => `${viewParam}.${list}`;
/** A list that is left and found again through the menu opens with the view that it had, or with none. */
export const rememberView = (list: string, id: string) => writeWorkspace(memory(list), id);
const remembered = (list: string, views: readonly SavedView[]) => {
  const id = readWorkspace(memory(list));
  return id === '0' ? id : views.find((view) => view.id === id)?.id;
};

/** Without anything in the address, a list opens with its last view, or else with the user's default. */
export const viewAt = (search: URLSearchParams, list: string, views: readonly SavedView[]): string | null =>
  search.size === 0
    ? (remembered(list, views) ?? views.find(({ isDefault }) => isDefault)?.id ?? null)
    : search.get(viewParam);

/** Under this name the layout of an open view is kept, in this window alone. */
export const viewLayout = (id: string) => `${viewParam}.${id}`;
