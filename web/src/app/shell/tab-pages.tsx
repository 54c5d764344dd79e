import { Activity, useEffect, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { TabHandleContext } from '../../kernel/tab.ts';
import { TabContext } from '../../kernel/tab-context.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { pages, type PageEntry } from '../pages.ts';
import { NotFound } from './not-found.tsx';
import { RequirePermission } from './require-permission.tsx';
import styles from './shell.module.css';
import { removeTab, upsertTab, setRecordName, useTabs, withTab, type Tab } from './tabs.ts';
import { isCurrentPath, useTabLocation, useRedirects } from './use-tab-location.ts';

const route = ({ path, can, Page }: PageEntry) => (
  <Route key={path} path={path} element={<RequirePermission can={can}><Page /></RequirePermission>} />
);

/** A hidden tab keeps its own location, otherwise its list would follow the filters of the visible one. */
const locationOf = ({ path, search }: Tab) => ({ pathname: path, search, hash: '', state: null, key: path });

/** All open pages. One is visible; the others keep their state, including half-filled forms. */
export function TabPages() {
  useRedirects();
  const { pathname, search } = useTabLocation();
  const tabs = withTab(useTabs().tabs, pathname, search);
  useEffect(() => {
    if (isCurrentPath(pathname)) upsertTab(pathname, search);
  }, [pathname, search]);
  return tabs.filter(({ isVisited }) => isVisited).map((tab) => (
    <Activity key={`${tab.path} ${tab.generation}`} mode={tab.path === pathname ? 'visible' : 'hidden'}>
      <div className={styles.page}>
        <TabScope path={tab.path}>
          <ErrorBoundary>
            <Routes location={locationOf(tab)}>
              {pages.map(route)}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </ErrorBoundary>
        </TabScope>
      </div>
    </Activity>
  ));
}

/** Provides a page with its tab. */
function TabScope({ path, children }: { path: string; children: ReactNode }) {
  const [handle] = useState(() => ({ setRecordName: (record: string) => setRecordName(path, record), close: () => removeTab(path) }));
  return <TabContext value={path}><TabHandleContext value={handle}>{children}</TabHandleContext></TabContext>;
}
