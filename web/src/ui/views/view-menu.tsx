import DownOutlined from '@ant-design/icons/DownOutlined';
import { savedView, type SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { viewParam } from '../../kernel/data/saved-views.ts';
import { useCan } from '../../kernel/session/access.ts';
import { popupContainer } from '../layout/popup-container.ts';
import { copyLink } from '../record/copy-link.ts';
import styles from './views.module.css';
import { useViewsText } from './views.texts.ts';

interface Props {
  view: SavedView;
  isChanged: boolean;
  onRun: (action: 'update' | 'rename' | 'share' | 'setDefault' | 'delete') => void;
}

/** What can be done with the open view; those of others can be used, not changed. */
export function ViewMenu({ view, isChanged, onRun }: Props) {
  const t = useViewsText();
  const can = useCan();
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const link = useHref({ pathname, search: `?${viewParam}=${view.id}` });
  const { isOwn, isDefault, name } = view;
  const items: MenuProps['items'] = [
    ...(isOwn && isChanged ? [{ key: 'update', label: t('update') }] : []),
    ...(isOwn ? [{ key: 'rename', label: t('rename') }] : []),
    ...(isOwn && can(savedView.share.can) ? [{ key: 'share', label: t('share') }] : []),
    { key: 'setDefault', label: t(isDefault ? 'unsetDefault' : 'setDefault') },
    { key: 'copyLink', label: t('copyLink') },
    ...(isOwn ? [{ type: 'divider' as const }, { key: 'delete', label: t('delete'), danger: true }] : []),
  ];
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    domEvent.preventDefault();
    opener.current?.focus();
    if (key === 'copyLink') void copyLink(link);
    else onRun(key as Parameters<Props['onRun']>[0]);
  };
  return (
    // The focus moves only when the user opens the menu.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Dropdown trigger={['click']} autoFocus getPopupContainer={popupContainer} menu={{ items, onClick: choose }}>
      <button
        ref={opener}
        type="button"
        className={styles.menu}
        aria-haspopup="menu"
        aria-label={t('menuOf', { name })}>
        <DownOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
