import { create } from 'zustand';
import { onWorkspaceCleared } from '../../kernel/workspace-storage.ts';
import { useSession } from '../../kernel/session.ts';
import { clearUnsaved, hasUnsaved } from '../../kernel/unsaved.ts';
import { confirmDiscard } from '../../ui/confirm-discard.ts';
import { storeTabs, readStoredTabs } from './stored-tabs.ts';

/** One open page. Its search part is its own: coming back to a list finds the same filters. */
export interface Tab {
  readonly path: string;
  readonly search: string;
  /** A page is made when it is first seen; the home tab is there before. */
  readonly isVisited: boolean;
  /** Counts the refreshes: a new number is a new page. */
  readonly generation: number;
  /** The name of the record that it shows, if it shows one. */
  readonly record: string;
}

const home: Tab = { path: '/home', search: '', isVisited: false, generation: 0, record: '' };
export const isHome = ({ path }: Tab) => path === home.path;

export const useTabs = create<{ tabs: readonly Tab[] }>(() => ({ tabs: [home] }));

const toUnvisitedTab = (kept: Pick<Tab, 'path' | 'search' | 'record'>): Tab => ({ ...kept, isVisited: false, generation: 0 });
let tabsToRestore = readStoredTabs();
useTabs.subscribe(({ tabs }) => storeTabs(tabs));

// Whoever comes back after the session was lost finds the pages again, as far as the role then allows.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket || !before.corTicket) return;
  tabsToRestore = useTabs.getState().tabs;
  closeAllTabs();
});
onWorkspaceCleared(() => {
  tabsToRestore = [];
  closeAllTabs();
});

/** Opens again what was open before the browser reloaded the page, as far as it may be opened. */
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

/** The tabs with the present address among them. */
export function withTab(tabs: readonly Tab[], path: string, search: string): readonly Tab[] {
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, search, isVisited: true, generation: 0, record: '' }];
  return tabs.map((tab) => (tab.path === path ? { ...tab, search, isVisited: true } : tab));
}

export const upsertTab = (path: string, search: string) => useTabs.setState(({ tabs }) => ({ tabs: withTab(tabs, path, search) }));

export function setRecordName(path: string, record: string) {
  const name = (tab: Tab) => (tab.path === path ? { ...tab, record } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(name) }));
}

/** Takes a tab away of which nothing is left to lose. */
export const removeTab = (path: string) => useTabs.setState(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.path !== path) }));

/** Closes tabs, asking first where work would be lost; false when the user wants to stay. */
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

/** Where to go when the tab at `path` closes: its left neighbour. */
export function previousTab(path: string): string {
  const { tabs } = useTabs.getState();
  const { path: to, search } = tabs[tabs.findIndex((tab) => tab.path === path) - 1] ?? home;
  return to + search;
}
