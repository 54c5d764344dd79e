import { readWorkspace, writeWorkspace } from '../../../kernel/tabs/workspace-storage.ts';

interface StoredTab {
  readonly path: string;
  readonly search: string;
  readonly record: string;
}

const key = 'tabs';

export const storeTabs = (tabs: readonly StoredTab[]) =>
  writeWorkspace(
    key,
    tabs.map(({ path, search, record }) => ({ path, search, record })),
  );

const isTab = (value: unknown): value is StoredTab => {
  const { path, search, record } = (value ?? {}) as Partial<StoredTab>;
  return [path, search, record].every((text) => typeof text === 'string');
};

/** Session storage can hold anything; entries that are no tabs are ignored. */
export function readStoredTabs(): readonly StoredTab[] {
  const value = readWorkspace(key);
  return Array.isArray(value) ? value.filter(isTab) : [];
}
