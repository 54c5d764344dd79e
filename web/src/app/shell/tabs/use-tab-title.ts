import { menuLinks, routeTo, useMenu } from '../../../kernel/session/access.ts';
import { useAppText } from '../../app.texts.ts';
import { menuPathOf, pageAt } from '../../pages.ts';
import { useTabs } from './tabs.ts';

/** A tab has the name of its menu entry, followed by the record that it shows. */
export function useTabTitle() {
  const t = useAppText();
  const links = menuLinks(useMenu());
  const { tabs } = useTabs();
  return (path: string): string => {
    if (path === '/home') return t('home');
    // Reached from the user's menu.
    if (path === '/myAccount') return t('myAccount');
    // Reached from the lists.
    if (path.startsWith('/import')) return tabs.find((tab) => tab.path === path)?.record || t('imports');
    const exact = links.find((link) => routeTo(link) === path);
    const parent = exact ?? links.find(({ url }) => menuPathOf(path).startsWith(`${url}/`));
    if (!parent) return t(pageAt(path) ? 'forbidden' : 'notFound');
    const isNew = path.startsWith(`${parent.url}/0`);
    const record = isNew ? t('newRecord') : tabs.find((tab) => tab.path === path)?.record;
    return !exact && record ? t('recordTab', { page: parent.name, record }) : parent.name;
  };
}
