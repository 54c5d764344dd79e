import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAppText } from '../app-text.ts';
import styles from './shell.module.css';
import { closeTabs, isHome, neighbour, refreshTab, useTabs, withTab, type Tab } from './tabs.ts';
import { useTabTitle } from './use-tab-title.ts';

export function TabBar() {
  const t = useAppText();
  const titleOf = useTabTitle();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const tabs = withTab(useTabs().tabs, pathname, search);

  const close = async (path: string) => {
    const next = neighbour(path);
    if ((await closeTabs((tab) => tab.path === path)) && path === pathname) await navigate(next);
  };
  const closeAll = async () => {
    if (await closeTabs(() => true)) await navigate('/home');
  };
  const items = [
    { key: 'refresh', label: t('refreshPage'), onClick: () => void refreshTab(pathname) },
    { key: 'others', label: t('closeOthers'), onClick: () => void closeTabs(({ path }) => path !== pathname) },
    { key: 'all', label: t('closeAll'), onClick: () => void closeAll() },
  ];

  const entry = (tab: Tab) => {
    const name = titleOf(tab.path);
    return (
      <li key={tab.path} className={styles.tab}>
        <Link to={tab.path + tab.search} aria-current={tab.path === pathname ? 'page' : undefined} title={name}>{name}</Link>
        {!isHome(tab) && (
          <button type="button" className={styles.tabClose} aria-label={t('closeTab', { name })} onClick={() => void close(tab.path)}>×</button>
        )}
      </li>
    );
  };

  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      <ul className={styles.tabList}>{tabs.map(entry)}</ul>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('moreTabs')} title={t('moreTabs')} />
      </Dropdown>
    </nav>
  );
}
