import { readDesk, writeDesk } from '../../kernel/desk.ts';

interface KeptTab {
  readonly path: string;
  readonly search: string;
  readonly record: string;
}

const key = 'tabs';

export const keepTabs = (tabs: readonly KeptTab[]) => writeDesk(key, tabs.map(({ path, search, record }) => ({ path, search, record })));

const isTab = (value: unknown): value is KeptTab => {
  const { path, search, record } = (value ?? {}) as Partial<KeptTab>;
  return [path, search, record].every((text) => typeof text === 'string');
};

/** Whatever does not read as tabs is none. */
export function keptTabs(): readonly KeptTab[] {
  const value = readDesk(key);
  return Array.isArray(value) ? value.filter(isTab) : [];
}
