import { createContext, use, useEffect } from 'react';

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

export function useRecordName(name: string | undefined) {
  const { setRecordName } = useTabHandle();
  useEffect(() => {
    if (name !== undefined) setRecordName(name);
  }, [name, setRecordName]);
}
