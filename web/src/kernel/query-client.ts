import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient, showError } from './call-error.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shown`: the page itself shows the failure, so nobody needs a toast. */
    queryMeta: { showsOwnError?: boolean };
  }
}

/** A server that starts again is back within seconds: what could not be fetched comes by itself then. */
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

// What one person was shown is not shown to the next.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket !== before.corTicket) queryClient.clear();
});

// Names come from the server in the language of the call.
useLanguage.subscribe(() => void queryClient.invalidateQueries());
