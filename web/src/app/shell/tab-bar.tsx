import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useAppText } from '../app-text.ts';
import { popupContainer } from '../../ui/popup-container.ts';
import styles from './shell.module.css';
import { isHome, restoreTabs, useTabs, withTab, type Tab } from './tabs.ts';
import { useCanOpen } from './use-can-open.ts';
import { useTabLocation } from './use-tab-location.ts';
import { useTabActions } from './use-tab-actions.ts';
import { useTabTitle } from './use-tab-title.ts';

export function TabBar() {
  const t = useAppText();
  const titleOf = useTabTitle();
  const { pathname, search } = useTabLocation();
  const tabs = withTab(useTabs().tabs, pathname, search);
  const { close, menuOf } = useTabActions(tabs);
  const isOpenable = useCanOpen();
  const restore = useEffectEvent(() => restoreTabs(isOpenable));
  useEffect(() => restore(), []);

  const entry = (tab: Tab) => {
    const name = titleOf(tab.path);
    return (
      <Dropdown key={tab.path} trigger={['contextMenu']} getPopupContainer={popupContainer} menu={{ items: menuOf(tab.path) }}>
        <li className={styles.tab}>
          <Link to={tab.path + tab.search} aria-current={tab.path === pathname ? 'page' : undefined} title={name}>{name}</Link>
          {!isHome(tab) && (
            <button type="button" className={styles.tabClose} aria-label={t('closeTab', { name })} onClick={() => void close(tab.path)}>×</button>
          )}
        </li>
      </Dropdown>
    );
  };

  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      <ul className={styles.tabList}>{tabs.map(entry)}</ul>
      <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={popupContainer} menu={{ items: menuOf(pathname) }}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('moreTabs')} title={t('moreTabs')} />
      </Dropdown>
    </nav>
  );
}
