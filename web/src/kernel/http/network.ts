import { useSyncExternalStore } from 'react';

function follow(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False only where the browser knows that it has no network. */
export const useHasNetwork = () => useSyncExternalStore(follow, () => navigator.onLine);
