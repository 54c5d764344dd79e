import { useNavigate } from 'react-router';
import { useTabHandle } from '../kernel/tab.ts';

/** The router counts the pages that lie before the present one. */
const hasPrevious = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back to the previous page, or to the list where there is none, and closes the tab that it leaves. */
export function useGoBack(list: string) {
  const navigate = useNavigate();
  const { close: closeTab } = useTabHandle();
  return async () => {
    if (!hasPrevious()) {
      await navigate(list, { replace: true });
      return closeTab();
    }
    // A tab that is dropped while its address is still the present one would be made anew.
    window.addEventListener('popstate', closeTab, { once: true });
    await navigate(-1);
  };
}
