import { QueryCache, QueryClient } from '@tanstack/react-query';
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

// The next user must not see cached data of the previous one, nor the next role that of a role that was revoked.
useSession.subscribe(({ corTicket, roleId }, before) => {
  if (corTicket !== before.corTicket || (roleId !== '' && before.roleId === '')) queryClient.clear();
});

// The server returns names in the language of the request.
useLanguage.subscribe(() => void queryClient.invalidateQueries());
