import BankOutlined from '@ant-design/icons/BankOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import type { LoginInfo, Role } from '@edp/contract/modules/session/session.ts';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { setLanguage, useLanguage } from '../../../kernel/text/language.ts';
import { setTheme, useTheme } from '../../../kernel/theme/theme.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { ChatButton } from '../../../modules/chat/chat-button.tsx';
import { MessageBell } from '../../../modules/message/message-bell.tsx';
import { NewsTicker } from '../../../modules/news/news-ticker.tsx';
import { useAppText } from '../../app.texts.ts';
import { ActivityButton } from '../activity/activity-button.tsx';
import { showPalette } from '../palette/palette-state.ts';
import { refreshPage } from '../tabs/refresh-page.ts';
import { addressPath } from '../tabs/use-open-tabs.ts';
import { switchInvOrg } from './header-actions.ts';
import { useHomeConfig } from './home-config.ts';
import styles from './header.module.css';
import { switchRole } from './switch-role.ts';
import { UserMenu } from './user-menu.tsx';
import { useHasNetwork } from '../../../kernel/http/network.ts';
import { useLive } from '../../../kernel/live/live-state.ts';
import { reconnectLive } from '../use-live-channel.ts';
import { popupContainer } from '../../../ui/layout/popup-container.ts';

interface Props {
  info: LoginInfo;
  roles: readonly Role[];
  menuToggle: { isCollapsed: boolean; toggle: () => void } | undefined;
}

export function Header({ info, roles, menuToggle }: Props) {
  const t = useAppText();
  const navigate = useNavigate();
  const language = useLanguage();
  const ui = useUiText();
  const { mode } = useTheme();
  const role = roles.find(({ roleId }) => roleId === info.roleId);
  const invOrgs = role?.invOrgData ?? [];
  const invOrg = invOrgs.find(({ id }) => id === info.invorgId);
  const isDark = mode === 'dark';
  return (
    <header className={styles.header}>
      {menuToggle && (
        <IconButton
          text={menuToggle.isCollapsed ? t('expandMenu') : t('collapseMenu')}
          isExpanded={!menuToggle.isCollapsed}
          onClick={menuToggle.toggle}
          icon={menuToggle.isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        />
      )}
      <IconButton text={t('home')} icon={<HomeOutlined />} onClick={() => void navigate('/home')} />
      <IconButton text={t('refreshPage')} icon={<ReloadOutlined />} onClick={() => void refreshPage(addressPath())} />
      {/* On a phone, where the menu with its search is out of sight. */}
      {menuToggle && (
        <div className={styles.search}>
          <IconButton text={t('search')} icon={<SearchOutlined />} onClick={showPalette} />
        </div>
      )}
      <NewsTicker isScrolling={useHomeConfig().doesNewsScroll} />
      {invOrgs.length > 1 && info.previewRoleName === '' && (
        <HeaderDropdown
          label={invOrg ? t('invOrg', { name: invOrg.name }) : t('chooseInvOrg')}
          text={invOrg?.name ?? t('chooseInvOrg')}
          icon={<BankOutlined />}
          options={invOrgs}
          selected={info.invorgId}
          onSelect={(id) => void switchInvOrg(invOrgs.find((org) => org.id === id))}
        />
      )}
      {/* A role can be chosen again when the preview has ended. */}
      {info.previewRoleName === '' && (
        <HeaderDropdown
          label={t('role', { name: role?.roleName ?? '' })}
          text={role?.roleName ?? ''}
          options={roles.map(({ roleId, roleName }) => ({ id: roleId, name: roleName }))}
          selected={info.roleId}
          onSelect={(id) => void switchRole(roles.find(({ roleId }) => roleId === id))}
        />
      )}
      <LiveStatus />
      <ChatButton />
      <MessageBell />
      <ActivityButton />
      <HeaderDropdown
        label={languageNames[language]}
        icon={<TranslationOutlined />}
        options={languages.map((id) => ({ id, name: languageNames[id] }))}
        selected={language}
        onSelect={(id) => setLanguage(id as Language)}
      />
      <IconButton
        text={isDark ? ui('toLight') : ui('toDark')}
        icon={isDark ? <SunOutlined /> : <MoonOutlined />}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      />
      <UserMenu info={info} />
    </header>
  );
}

function IconButton({
  text,
  icon,
  isExpanded,
  onClick,
}: {
  text: string;
  icon: ReactNode;
  isExpanded?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      type="text"
      className={styles.icon}
      title={text}
      aria-label={text}
      aria-expanded={isExpanded}
      icon={icon}
      onClick={onClick}
    />
  );
}

/** Says that there is no network, or that live updates are off, and offers to reconnect. */
function LiveStatus() {
  const t = useAppText();
  const isOffline = useLive(({ status }) => status === 'offline');
  const hasNetwork = useHasNetwork();
  return (
    <output className={styles.offline}>
      {!hasNetwork && (
        <span className={styles.noNetwork} title={t('noNetworkHint')}>
          {t('noNetwork')}
        </span>
      )}
      {hasNetwork && isOffline && (
        <button type="button" title={t('offlineHint')} onClick={reconnectLive}>
          {t('offline')}
        </button>
      )}
    </output>
  );
}

interface HeaderDropdownProps {
  /** What is chosen and its value, for the tooltip and screen readers. */
  label: string;
  /** The value alone; without it the icon is all that is shown. */
  text?: string;
  icon?: ReactNode;
  options: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** A button with the current value that opens a menu of the others. */
function HeaderDropdown({ label, text, icon, options, selected, onSelect }: HeaderDropdownProps) {
  const items = options.map(({ id, name }) => ({ key: id, label: name }));
  const choose = ({ key }: { key: string }) => {
    if (key !== selected) onSelect(key);
  };
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={popupContainer}
      menu={{
        items,
        selectable: true,
        selectedKeys: [selected],
        onClick: choose,
        style: { maxHeight: 400, overflow: 'auto' },
      }}>
      {text === undefined ? (
        <Button type="text" className={styles.icon} title={label} aria-label={label} icon={icon} />
      ) : (
        <Button type="text" className={styles.selector} title={label} aria-label={label}>
          {icon}
          <span className={styles.value}>{text}</span>
          <DownOutlined className={styles.arrow} />
        </Button>
      )}
    </Dropdown>
  );
}
