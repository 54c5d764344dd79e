import { create } from 'zustand';
import { onWorkspaceCleared } from '../../kernel/workspace-storage.ts';
import { useSession } from '../../kernel/session.ts';
import { clearUnsaved, hasUnsaved } from '../../kernel/unsaved.ts';
import { confirmDiscard } from '../../ui/confirm-discard.ts';
import { storeTabs, readStoredTabs } from './stored-tabs.ts';

/** One open page. It has its own query string, so that a list keeps its filters. */
export interface Tab {
  readonly path: string;
  readonly search: string;
  /** A page is mounted on the first visit; the home tab exists before that. */
  readonly isVisited: boolean;
  /** Incremented by a refresh, which remounts the page. */
  readonly generation: number;
  /** The name of the record shown, or empty. */
  readonly record: string;
}

const home: Tab = { path: '/home', search: '', isVisited: false, generation: 0, record: '' };
export const isHome = ({ path }: Tab) => path === home.path;

export const useTabs = create<{ tabs: readonly Tab[] }>(() => ({ tabs: [home] }));

const toUnvisitedTab = (kept: Pick<Tab, 'path' | 'search' | 'record'>): Tab => ({ ...kept, isVisited: false, generation: 0 });
let tabsToRestore = readStoredTabs();
useTabs.subscribe(({ tabs }) => storeTabs(tabs));

// After a lost session and a new login, the tabs are restored as far as the role may open them.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket || !before.corTicket) return;
  tabsToRestore = useTabs.getState().tabs;
  closeAllTabs();
});
onWorkspaceCleared(() => {
  tabsToRestore = [];
  closeAllTabs();
});

/** Reopens the tabs of before the reload, as far as the role may open them. */
export function restoreTabs(isOpenable: (path: string) => boolean) {
  const restored = tabsToRestore.filter(({ path }) => path !== home.path && isOpenable(path)).map(toUnvisitedTab);
  tabsToRestore = [];
  useTabs.setState(({ tabs }) => {
    const present = (tab: Tab) => tabs.find(({ path }) => path === tab.path) ?? tab;
    const isNew = (tab: Tab) => !restored.some(({ path }) => path === tab.path);
    const [first = home, ...others] = tabs.filter(isNew);
    return { tabs: [first, ...restored.map(present), ...others] };
  });
}

/** The tabs, including one for the current location. */
export function withTab(tabs: readonly Tab[], path: string, search: string): readonly Tab[] {
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, search, isVisited: true, generation: 0, record: '' }];
  return tabs.map((tab) => (tab.path === path ? { ...tab, search, isVisited: true } : tab));
}

export const upsertTab = (path: string, search: string) => useTabs.setState(({ tabs }) => ({ tabs: withTab(tabs, path, search) }));

export function setRecordName(path: string, record: string) {
  const name = (tab: Tab) => (tab.path === path ? { ...tab, record } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(name) }));
}

/** Removes a tab without asking: it has no unsaved changes. */
export const removeTab = (path: string) => useTabs.setState(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.path !== path) }));

/** Closes tabs and asks first if changes would be lost; resolves to false if the user cancels. */
export async function closeTabs(isClosed: (tab: Tab) => boolean): Promise<boolean> {
  const closed = useTabs.getState().tabs.filter((tab) => !isHome(tab) && isClosed(tab));
  if (closed.some(({ path }) => hasUnsaved(path)) && !(await confirmDiscard())) return false;
  for (const { path } of closed) clearUnsaved(path);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.filter((tab) => !closed.includes(tab)) }));
  return true;
}

export function closeAllTabs() {
  useTabs.setState({ tabs: [home] });
}

export async function refreshTab(path: string) {
  if (hasUnsaved(path) && !(await confirmDiscard())) return;
  clearUnsaved(path);
  const renew = (tab: Tab) => (tab.path === path ? { ...tab, generation: tab.generation + 1 } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(renew) }));
}

/** The tab to the left, which is shown when the one at `path` closes. */
export function previousTab(path: string): string {
  const { tabs } = useTabs.getState();
  const { path: to, search } = tabs[tabs.findIndex((tab) => tab.path === path) - 1] ?? home;
  return to + search;
}
