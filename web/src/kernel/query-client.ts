import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isBlip, report } from './failure.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shown`: the page itself shows the failure, so nobody needs a toast. */
    queryMeta: { shown?: boolean };
  }
}

/** A server that starts again is back within seconds: what could not be fetched comes by itself then. */
const askAgainMs = 4000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.shown || !isBlip(error)) report(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => isBlip(error) && failures < 1,
      refetchInterval: ({ state }) => (isBlip(state.error) ? askAgainMs : false),
    },
  },
});

// What one person was shown is not shown to the next.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket !== before.corTicket) queryClient.clear();
});

// Names come from the server in the language of the call.
useLanguage.subscribe(() => void queryClient.invalidateQueries());
