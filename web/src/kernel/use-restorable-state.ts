import { use, useState } from 'react';
import { readWorkspace, writeWorkspace } from './workspace-storage.ts';
import { hasDraft } from './draft.ts';
import { TabContext } from './tab-context.ts';

/**
 * What is open above a page, such as the form of one of its records. Like `useState`, and after a reload of the browser
 * it is open again if something was typed into it and not saved. What is open within what is open has a name.
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
