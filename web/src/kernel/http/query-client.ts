import { type InvalidateQueryFilters, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient, showError } from './call-error.ts';
import { useLanguage } from '../text/language.ts';
import { useSession } from '../session/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The page shows the error itself, so a network error needs no toast. */
    queryMeta: { showsOwnError?: boolean };
  }
}

/** A restarting server is back within seconds, so failed queries refetch by themselves. */
const retryAfterMs = 4000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.showsOwnError || !isTransient(error)) showError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => isTransient(error) && failures < 1,
      refetchInterval: ({ state }) => (isTransient(state.error) ? retryAfterMs : false),
    },
  },
});

/**
 * Fetches again what a change has made wrong. The library would let a first fetch go on, although it may have read
 * before the change.
 */
export function refetchQueries(filters: InvalidateQueryFilters = {}) {
  const underWay = queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
  for (const query of underWay) if (query.state.data === undefined) void query.cancel({ silent: true });
  return queryClient.invalidateQueries(filters);
}

// The next user must not see cached data of the previous one, nor the next role that of a role that was revoked.
useSession.subscribe(({ corTicket, roleId, invorgId }, before) => {
  if (corTicket !== before.corTicket || (roleId !== '' && before.roleId === '')) return queryClient.clear();
  if (before.invorgId === '' || invorgId === '' || invorgId === before.invorgId) return;
  // Another inventory organisation has other records, in every window. What no page shows now would be shown as it was
  // there before it is read again.
  queryClient.removeQueries({ type: 'inactive' });
  void refetchQueries();
});

// The server returns names in the language of the request.
useLanguage.subscribe(() => void refetchQueries());
