import { useNavigate } from 'react-router';
import { useTabHandle } from '../../kernel/tabs/tab.ts';

/** The router keeps the index of the history entry. */
const hasPrevious = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back to the previous page, or to the list if there is none, and closes the current tab. */
export function useGoBack(list: string) {
  const navigate = useNavigate();
  const { close: closeTab } = useTabHandle();
  return async () => {
    if (!hasPrevious()) {
      await navigate(list, { replace: true });
      return closeTab();
    }
    // A tab closed while its address is still the current one would be opened again.
    window.addEventListener('popstate', closeTab, { once: true });
    await navigate(-1);
  };
}
