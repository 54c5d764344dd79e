import { createContext, use, useEffect } from 'react';

/** What a page may do with the tab that it stands in. */
interface TabHandle {
  /** Tells the tab which record it shows: its title becomes `应用管理：ERP`. */
  readonly setRecordName: (name: string) => void;
  /** Takes the tab away; whoever calls it has gone elsewhere. */
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
