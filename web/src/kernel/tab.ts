import { createContext, use, useEffect } from 'react';

/** What a page may do with the tab that it stands in. */
interface TabHandle {
  /** Tells the tab which record it shows: its title becomes `应用管理：ERP`. */
  readonly nameRecord: (name: string) => void;
  /** Takes the tab away; whoever calls it has gone elsewhere. */
  readonly drop: () => void;
}

const nowhere: TabHandle = { nameRecord: () => {}, drop: () => {} };
export const TabHandleContext = createContext(nowhere);

export const useTabHandle = () => use(TabHandleContext);

export function useRecordName(name: string | undefined) {
  const { nameRecord } = useTabHandle();
  useEffect(() => {
    if (name !== undefined) nameRecord(name);
  }, [name, nameRecord]);
}
