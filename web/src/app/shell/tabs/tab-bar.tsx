import DownOutlined from '@ant-design/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Dropdown } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAppText } from '../../app.texts.ts';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import { useCanOpen } from './can-open.ts';
import styles from './tab-bar.module.css';
import { isHome, restoreTabs, type Tab } from './tabs.ts';
import { useOpenTabs } from './use-open-tabs.ts';
import { useTabActions } from './use-tab-actions.ts';
import { useTabScroll } from './use-tab-scroll.ts';
import { useTabTitle } from './use-tab-title.ts';

const iconStyle = { fontSize: 12 };

export function TabBar() {
  const t = useAppText();
  const titleOf = useTabTitle();
  const navigate = useNavigate();
  const { path: current, tabs } = useOpenTabs();
  const { close, menuOf } = useTabActions(tabs);
  const isOpenable = useCanOpen();
  const restore = useEffectEvent(() => restoreTabs(isOpenable));
  useEffect(() => restore(), []);

  const titles = tabs.map(({ path }) => titleOf(path));
  const { list, overflow, isOverflowing, scroll } = useTabScroll(titles.join('\n'), current);
  const allTabs = tabs.map(({ path, search }, index) => ({
    key: path,
    label: titles[index],
    onClick: () => void navigate(path + search),
  }));

  const entry = (tab: Tab, index: number) => {
    const name = titles[index]!;
    return (
      <Dropdown
        key={tab.path}
        trigger={['contextMenu']}
        getPopupContainer={popupContainer}
        menu={{ items: menuOf(tab.path) }}>
        <li className={styles.tab}>
          <Link to={tab.path + tab.search} aria-current={tab.path === current ? 'page' : undefined} title={name}>
            {name}
          </Link>
          {!isHome(tab) && (
            <button
              type="button"
              className={styles.close}
              aria-label={t('closeTab', { name })}
              onClick={() => void close(tab.path)}>
              ×
            </button>
          )}
        </li>
      </Dropdown>
    );
  };

  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      {isOverflowing && (
        <Button
          type="text"
          size="small"
          icon={<LeftOutlined style={iconStyle} />}
          disabled={!overflow.toLeft}
          aria-label={t('tabsToLeft')}
          title={t('tabsToLeft')}
          onClick={() => scroll(-1)}
        />
      )}
      <ul ref={list} className={styles.list}>
        {tabs.map(entry)}
      </ul>
      {isOverflowing && (
        <>
          <Button
            type="text"
            size="small"
            icon={<RightOutlined style={iconStyle} />}
            disabled={!overflow.toRight}
            aria-label={t('tabsToRight')}
            title={t('tabsToRight')}
            onClick={() => scroll(1)}
          />
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            getPopupContainer={popupContainer}
            menu={{
              items: allTabs,
              selectable: true,
              selectedKeys: [current],
              style: { maxWidth: 320, maxHeight: 400, overflow: 'auto' },
            }}>
            <Button
              type="text"
              size="small"
              icon={<DownOutlined style={iconStyle} />}
              aria-label={t('allTabs')}
              title={t('allTabs')}
            />
          </Dropdown>
        </>
      )}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={popupContainer}
        menu={{ items: menuOf(current) }}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('moreTabs')} title={t('moreTabs')} />
      </Dropdown>
    </nav>
  );
}
