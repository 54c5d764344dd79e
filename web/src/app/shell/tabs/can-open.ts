import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { menuLinks, routeTo, useCan, useMenu, type Can } from '../../../kernel/session/access.ts';
import { framePath, pageAt } from '../../pages.ts';

/** Whether there is a page at a path that a role may open. */
export function canOpen(path: string, can: Can, menu: readonly MenuItem[]): boolean {
  const page = pageAt(path);
  if (page?.path === framePath) return menuLinks(menu).some((link) => routeTo(link) === path);
  return page !== undefined && can(page.can);
}

export function useCanOpen() {
  const can = useCan();
  const menu = useMenu();
  return (path: string) => canOpen(path, can, menu);
}
