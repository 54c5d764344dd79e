import { create } from 'zustand';
import { onWorkspaceCleared } from '../../../kernel/tabs/workspace-storage.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { clearUnsaved, hasUnsaved } from '../../../kernel/tabs/unsaved.ts';
import { confirmDiscard } from '../../../ui/dialog/confirm-discard.ts';
import { dependsOnOrganisation, pathsOfTab, tabKeyOf } from '../../pages.ts';
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

interface TabsState {
  readonly tabs: readonly Tab[];
  /** No page is mounted during a role switch: it would fetch its data with a role that may not read it. */
  readonly isSuspended: boolean;
}

const home: Tab = { path: '/home', search: '', isVisited: false, generation: 0, record: '' };
export const isHome = ({ path }: Tab) => path === home.path;

/** Whether a tab shows the page at a path, or another page of the same screen. */
export const isTabOf = (path: string) => {
  const key = tabKeyOf(path);
  return (tab: Pick<Tab, 'path'>) => tabKeyOf(tab.path) === key;
};

export const useTabs = create<TabsState>(() => ({ tabs: [home], isSuspended: false }));

const toUnvisitedTab = (kept: Pick<Tab, 'path' | 'search' | 'record'>): Tab => ({
  path: kept.path,
  search: kept.search,
  record: kept.record,
  isVisited: false,
  generation: 0,
});
let tabsToRestore = readStoredTabs();
useTabs.subscribe(({ tabs }) => storeTabs(tabs));

// After a lost session and a new login, the tabs are restored as far as the role may open them.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket || !before.corTicket) return;
  tabsToRestore = useTabs.getState().tabs;
  closeAllTabs();
});
// What the organisation of before has may not exist in the other one. A page that shows its record names its tab again.
useSession.subscribe(({ invorgId }, before) => {
  if (before.invorgId === '' || invorgId === '' || invorgId === before.invorgId) return;
  const withoutName = (tab: Tab) => (dependsOnOrganisation(tab.path) ? { ...tab, record: '' } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(withoutName) }));
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
    const present = (tab: Tab) => tabs.find(isTabOf(tab.path)) ?? tab;
    const isNew = (tab: Tab) => !restored.some(isTabOf(tab.path));
    const [first = home, ...others] = tabs.filter(isNew);
    return { tabs: [first, ...restored.map(present), ...others] };
  });
}

export const suspendTabs = () => useTabs.setState({ isSuspended: true });
export const resumeTabs = () => useTabs.setState({ isSuspended: false });

/** Closes the tabs that a new role may not open; the others start again, without any state of the previous role. */
export function keepTabs(isOpenable: (path: string) => boolean) {
  const isKept = (tab: Tab) => isHome(tab) || isOpenable(tab.path);
  const { tabs } = useTabs.getState();
  for (const tab of tabs) if (!isKept(tab)) clearUnsavedOf(tab);
  useTabs.setState({ tabs: tabs.filter(isKept).map(toUnvisitedTab) });
}

/** The tabs, including one for the current location. */
export function withTab(tabs: readonly Tab[], path: string, search: string): readonly Tab[] {
  const isShown = isTabOf(path);
  if (!tabs.some(isShown)) return [...tabs, { path, search, isVisited: true, generation: 0, record: '' }];
  return tabs.map((tab) => (isShown(tab) ? { ...tab, path, search, isVisited: true } : tab));
}

export const upsertTab = (path: string, search: string) =>
  useTabs.setState(({ tabs }) => ({ tabs: withTab(tabs, path, search) }));

export function setRecordName(path: string, record: string) {
  const name = (tab: Tab) => (tab.path === path ? { ...tab, record } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(name) }));
}

/** Of all pages that are shown in it: one that it showed before may have left a draft. */
const hasUnsavedIn = ({ path }: Tab) => pathsOfTab(path).some(hasUnsaved);
const clearUnsavedOf = ({ path }: Tab) => pathsOfTab(path).forEach(clearUnsaved);

/** Removes a tab without asking: its form has asked, or is gone with its record. */
export function removeTab(path: string) {
  const { tabs } = useTabs.getState();
  tabs.filter((tab) => tab.path === path).forEach(clearUnsavedOf);
  useTabs.setState({ tabs: tabs.filter((tab) => tab.path !== path) });
}

/** Closes tabs and asks first if changes would be lost; resolves to false if the user cancels. */
export async function closeTabs(isClosed: (tab: Tab) => boolean): Promise<boolean> {
  const closed = useTabs.getState().tabs.filter((tab) => !isHome(tab) && isClosed(tab));
  if (closed.some(hasUnsavedIn) && !(await confirmDiscard())) return false;
  closed.forEach(clearUnsavedOf);
  // By path: a tab may have got another query string while the user was asked.
  const isStillOpen = ({ path }: Tab) => !closed.some((tab) => tab.path === path);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.filter(isStillOpen) }));
  return true;
}

export function closeAllTabs() {
  useTabs.setState({ tabs: [home] });
}

/** Remounts the page of a tab and asks first if changes would be lost; resolves to false if the user cancels. */
export async function refreshTab(path: string): Promise<boolean> {
  if (hasUnsaved(path) && !(await confirmDiscard())) return false;
  clearUnsaved(path);
  const renew = (tab: Tab) => (tab.path === path ? { ...tab, generation: tab.generation + 1 } : tab);
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map(renew) }));
  return true;
}

/** The tab to the left, which is shown when the one at `path` closes. */
export function previousTab(path: string): string {
  const { tabs } = useTabs.getState();
  const { path: to, search } = tabs[tabs.findIndex((tab) => tab.path === path) - 1] ?? home;
  return to + search;
}
