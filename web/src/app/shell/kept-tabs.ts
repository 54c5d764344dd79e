interface KeptTab {
  readonly path: string;
  readonly search: string;
  readonly record: string;
}

/** The session's storage belongs to one tab of the browser: two windows do not mix up their pages. */
const key = 'edp_tabs';

export const keepTabs = (tabs: readonly KeptTab[]) =>
  sessionStorage.setItem(key, JSON.stringify(tabs.map(({ path, search, record }) => ({ path, search, record }))));

const isTab = (value: unknown): value is KeptTab => {
  const { path, search, record } = (value ?? {}) as Partial<KeptTab>;
  return [path, search, record].every((text) => typeof text === 'string');
};

/** What is kept can have been written by anybody: whatever does not read as tabs is none. */
export function keptTabs(): readonly KeptTab[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isTab) : [];
  } catch {
    return [];
  }
}
