import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../../../kernel/session/access.ts';
import { framePath, pageAt } from '../../pages.ts';
import { previousTab, removeTab, useTabs } from './tabs.ts';
import { addressPath } from './use-open-tabs.ts';

/**
 * Our own pages are opened by their permission, wherever the menu has them; those of other systems are there through
 * their entry alone.
 */
const isFrame = (path: string) => pageAt(path)?.path === framePath;

/** Closes the tabs of menu entries that were deleted or hidden while they were open. */
export function useGoneEntries() {
  const routes = menuLinks(useMenu()).map(routeTo).filter(isFrame);
  const previousRoutes = useRef<readonly string[]>([]);
  const navigate = useNavigate();
  const close = useEffectEvent((gone: readonly string[]) => {
    for (const { path } of useTabs.getState().tabs.filter((tab) => gone.includes(tab.path))) {
      // First: a tab closed while its address is still the current one would be opened again.
      if (path === addressPath()) void navigate(previousTab(path), { replace: true });
      removeTab(path);
    }
  });
  const key = routes.join(' ');
  useEffect(() => {
    const now = key.split(' ');
    close(previousRoutes.current.filter((route) => !now.includes(route)));
    previousRoutes.current = now;
  }, [key]);
}
