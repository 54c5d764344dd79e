import { createContext, use, useEffect } from 'react';
import { type CallError, isGone } from '../http/call-error.ts';
import { useSession } from '../session/session.ts';

/** What a page can do with its tab. */
interface TabHandle {
  /** Adds the record to the title of the tab: `应用管理：ERP`. */
  readonly setRecordName: (name: string) => void;
  /** Closes the tab; the caller has navigated away before. */
  readonly close: () => void;
}

const noTab: TabHandle = { setRecordName: () => {}, close: () => {} };
export const TabHandleContext = createContext(noTab);

export const useTabHandle = () => use(TabHandleContext);

/** `name`: undefined while the record is being read; `error`: of the last time that it was read. */
export function useRecordName(name: string | undefined, error?: CallError) {
  const { setRecordName } = useTabHandle();
  const shown = error && isGone(error) ? '' : name;
  // In another inventory organisation the tabs lose the names that may not exist there.
  const invorgId = useSession((state) => state.invorgId);
  useEffect(() => {
    if (shown !== undefined) setRecordName(shown);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another organisation, and the name is gone
  }, [shown, invorgId, setRecordName]);
}
