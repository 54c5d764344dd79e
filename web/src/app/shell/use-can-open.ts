import { matchPath } from 'react-router';
import { menuLinks, routeTo, useCan, useMenu } from '../../kernel/access.ts';
import { framePath, pages } from '../pages.ts';

/** Whether there is a page at a path that the active role may open. */
export function useCanOpen() {
  const can = useCan();
  const links = menuLinks(useMenu());
  return (path: string): boolean => {
    const page = pages.find((each) => matchPath(each.path, path));
    if (page?.path === framePath) return links.some((link) => routeTo(link) === path);
    return page !== undefined && can(page.can);
  };
}
