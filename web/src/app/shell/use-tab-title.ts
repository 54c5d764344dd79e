import { menuLinks, routeTo, useMenu } from '../../kernel/access.ts';
import { useAppText } from '../app-text.ts';
import { pages } from '../pages.ts';

/** A tab is called what its menu entry is called. */
export function useTabTitle() {
  const t = useAppText();
  const links = menuLinks(useMenu());
  return (path: string): string => {
    if (path === '/home') return t('home');
    const exact = links.find((link) => routeTo(link) === path);
    const parent = exact ?? links.find(({ url }) => path.startsWith(`${url}/`));
    const isPage = pages.some((page) => page.path === path);
    return parent?.name ?? t(isPage ? 'forbidden' : 'notFound');
  };
}
