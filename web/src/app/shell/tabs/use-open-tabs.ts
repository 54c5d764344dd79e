import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { redirectTarget } from '../../pages.ts';
import { isTabOf, upsertTab, useTabs, withTab } from './tabs.ts';

/** The path in the address bar; the router may not have rendered it yet. */
export const addressPath = () => redirectTarget(window.location.hash.slice(1).split('?')[0] || '/');

/** The open tabs, one of them for the current location, and the path of that one. */
export function useOpenTabs() {
  const { pathname, search } = useLocation();
  const { tabs } = useTabs();
  // A path that only redirects gets no tab.
  const path = redirectTarget(pathname);
  // Nor does one that the address has left already, such as that of a tab that was just closed.
  const isOpen = tabs.some(isTabOf(path)) || addressPath() === path;
  return { path, tabs: isOpen ? withTab(tabs, path, search) : tabs };
}

/** Opens a tab for the current location and follows redirects. */
export function useTabOfLocation() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = redirectTarget(pathname);
  useEffect(() => {
    if (path !== pathname) void navigate(path + search, { replace: true });
  }, [path, pathname, search, navigate]);
  useEffect(() => {
    // The user may have left while the page was loading.
    const open = () => {
      if (addressPath() === path) upsertTab(path, search);
    };
    open();
    // A user who types the address again before the router has rendered the one between changes nothing for the router.
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path, search]);
}
