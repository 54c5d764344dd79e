import { use, useState } from 'react';
import { readDesk, writeDesk } from './desk.ts';
import { hasDraft } from './draft.ts';
import { TabContext } from './tab-context.ts';

/**
 * What is open above a page, such as the form of one of its records. Like `useState`, and after a reload of the browser
 * it is open again if something was typed into it and not saved. What is open within what is open has a name.
 */
export function useOpened<Opened>(name = '') {
  const tab = use(TabContext);
  const key = `opened ${tab} ${name}`;
  const [opened, setOpened] = useState(() => (hasDraft(tab) ? (readDesk(key) as Opened | undefined) : undefined));
  const open = (next: Opened | undefined) => {
    writeDesk(key, next);
    setOpened(next);
  };
  return [opened, open] as const;
}
