import { useNavigate } from 'react-router';
import { presentDepth } from '../../kernel/data/address.ts';
import { useTabHandle } from '../../kernel/tabs/tab.ts';

/** Goes back to the previous page, or to the list if there is none, and closes the current tab. */
export function useGoBack(list: string) {
  const navigate = useNavigate();
  const { close: closeTab } = useTabHandle();
  return async () => {
    if (presentDepth() === 0) {
      await navigate(list, { replace: true });
      return closeTab();
    }
    // A tab closed while its address is still the current one would be opened again.
    window.addEventListener('popstate', closeTab, { once: true });
    await navigate(-1);
  };
}
