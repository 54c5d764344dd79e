import { savedView, type SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

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

/** Under this name the layout of an open view is kept, in this window alone. */
export const viewLayout = (id: string) => `${viewParam}.${id}`;
