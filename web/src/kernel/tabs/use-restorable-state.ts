import { use, useState } from 'react';
import { readWorkspace, writeWorkspace } from './workspace-storage.ts';
import { hasDraft } from './draft.ts';
import { TabContext } from './tab-context.ts';

/**
 * What is open above a page, such as the form of a record. Like `useState`, but restored after a reload of the browser
 * if the tab has a draft. Nested states need a name.
 */
export function useRestorableState<Opened>(name = '') {
  const tab = use(TabContext);
  const key = `opened ${tab} ${name}`;
  const [opened, setOpened] = useState(() => (hasDraft(tab) ? (readWorkspace(key) as Opened | undefined) : undefined));
  const open = (next: Opened | undefined) => {
    writeWorkspace(key, next);
    setOpened(next);
  };
  return [opened, open] as const;
}
