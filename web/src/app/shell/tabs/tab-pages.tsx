import type { Access } from '@edp/contract/kernel/call.ts';
import { Activity, useState, type ReactNode } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { TabHandleContext } from '../../../kernel/tabs/tab.ts';
import { TabContext } from '../../../kernel/tabs/tab-context.ts';
import { ErrorBoundary } from '../../error-boundary.tsx';
import { pages, tabKeyOf, type PageEntry } from '../../pages.ts';
import styles from '../shell.module.css';
import { removeTab, setRecordName, type Tab } from './tabs.ts';
import { useGoneEntries } from './use-gone-entries.ts';
import { useOpenTabs, useTabOfLocation } from './use-open-tabs.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAppText } from '../../app.texts.ts';
import { useCan } from '../../../kernel/session/access.ts';

const route = ({ path, can, Page }: PageEntry) => (
  <Route
    key={path}
    path={path}
    element={
      <RequirePermission can={can}>
        <Page />
      </RequirePermission>
    }
  />
);

/** A hidden tab keeps its own location, otherwise its list would follow the filters of the visible one. */
const locationOf = ({ path, search }: Tab) => ({ pathname: path, search, hash: '', state: null, key: path });

/** All open pages. One is visible; the others keep their state, including half-filled forms. */
export function TabPages() {
  useTabOfLocation();
  useGoneEntries();
  const { path, tabs } = useOpenTabs();
  return tabs
    .filter(({ isVisited }) => isVisited)
    .map((tab) => (
      <Activity key={`${tabKeyOf(tab.path)} ${tab.generation}`} mode={tab.path === path ? 'visible' : 'hidden'}>
        <div className={styles.page}>
          <TabScope key={tab.path} path={tab.path}>
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
  const [handle] = useState(() => ({
    setRecordName: (record: string) => setRecordName(path, record),
    close: () => removeTab(path),
  }));
  return (
    <TabContext value={path}>
      <TabHandleContext value={handle}>{children}</TabHandleContext>
    </TabContext>
  );
}

function NotFound() {
  const t = useAppText();
  const navigate = useNavigate();
  return (
    <Notice
      isPage
      title={`404 ${t('notFound')}`}
      detail={t('notFoundDetail')}
      action={{ text: t('backHome'), run: () => void navigate('/home') }}
    />
  );
}

/** Renders the page with the permission, a 403 notice without it. */
function RequirePermission({ can: access, children }: { can: Access; children: ReactNode }) {
  const t = useAppText();
  const navigate = useNavigate();
  const can = useCan();
  if (can(access)) return children;
  return (
    <Notice
      isPage
      title={`403 ${t('forbidden')}`}
      detail={t('forbiddenDetail')}
      action={{ text: t('backHome'), run: () => void navigate('/home') }}
    />
  );
}
