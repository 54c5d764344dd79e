import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { Menu, type MenuProps } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../../../kernel/session/access.ts';
import { MenuIcon } from '../../../ui/media/menu-icon.tsx';
import { useAppText } from '../../app.texts.ts';
import { menuPathOf } from '../../pages.ts';
import { preloadPage } from '../../preload-page.ts';
import styles from '../shell.module.css';

type Item = NonNullable<MenuProps['items']>[number];

const toItem = (entry: MenuItem): Item => ({
  key: routeTo(entry) || entry.code,
  label: entry.name,
  icon: <MenuIcon name={entry.icon} />,
  onMouseEnter: ({ key }) => preloadPage(key),
  ...(entry.list.length > 0 && { children: entry.list.map(toItem) }),
});

/** `/brand/12` belongs to the entry `/brand`. */
const entryOf = (pathname: string) => `/${menuPathOf(pathname).split('/')[1] ?? ''}`;
const keyOf = (menu: readonly MenuItem[], pathname: string) =>
  menuLinks(menu).some((link) => routeTo(link) === pathname) ? pathname : entryOf(pathname);

export function SideMenu({ isCollapsed, onChoose }: { isCollapsed: boolean; onChoose: () => void }) {
  const t = useAppText();
  const menu = useMenu();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home: Item = { key: '/home', label: t('home'), icon: <MenuIcon name="home" /> };
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <Menu
        mode="inline"
        inlineIndent={16}
        inlineCollapsed={isCollapsed}
        style={{ borderInlineEnd: 0 }}
        items={[home, ...menu.map(toItem)]}
        defaultOpenKeys={isCollapsed ? [] : menu.map(({ url, code }) => url || code)}
        selectedKeys={[keyOf(menu, pathname)]}
        onClick={({ key }) => {
          void navigate(key);
          onChoose();
        }}
      />
    </nav>
  );
}
