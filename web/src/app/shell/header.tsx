import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import type { LoginInfo, Role } from '@edp/contract/modules/session.ts';
import { Button } from 'antd';
import { setTheme, useTheme } from '../../kernel/theme.ts';
import { NewsTicker } from '../../modules/news/news-ticker.tsx';
import { useAppText } from '../app-text.ts';
import { ChatButton } from '../../modules/chat/chat-button.tsx';
import { MessageBell } from '../../modules/message/message-bell.tsx';
import { HeaderDropdown } from './header-dropdown.tsx';
import { switchInvOrg, switchRole } from './header-actions.ts';
import { LanguageDropdown } from './language-dropdown.tsx';
import { LiveStatus } from './live-status.tsx';
import styles from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

interface Props {
  info: LoginInfo;
  roles: readonly Role[];
  menuToggle: { isCollapsed: boolean; toggle: () => void } | undefined;
}

export function Header({ info, roles, menuToggle }: Props) {
  const t = useAppText();
  const { mode } = useTheme();
  const role = roles.find(({ roleId }) => roleId === info.roleId);
  const invOrgs = role?.invOrgData ?? [];
  const invOrg = invOrgs.find(({ id }) => id === info.invorgId);
  const themeText = mode === 'dark' ? t('toLight') : t('toDark');
  return (
    <header className={styles.header}>
      {menuToggle && <MenuToggle {...menuToggle} />}
      <NewsTicker />
      <HeaderDropdown
        text={t('role', { name: role?.roleName ?? '' })}
        options={roles.map(({ roleId, roleName }) => ({ id: roleId, name: roleName }))}
        selected={info.roleId}
        onSelect={(id) => void switchRole(roles.find(({ roleId }) => roleId === id))}
      />
      {invOrgs.length > 1 && (
        <HeaderDropdown
          text={invOrg ? t('invOrg', { name: invOrg.name }) : t('chooseInvOrg')}
          options={invOrgs}
          selected={info.invorgId}
          onSelect={(id) => void switchInvOrg(invOrgs.find((org) => org.id === id))}
        />
      )}
      <LiveStatus />
      <ChatButton />
      <MessageBell />
      <LanguageDropdown />
      <Button type="text" title={themeText} aria-label={themeText} icon={mode === 'dark' ? <SunOutlined /> : <MoonOutlined />}
        onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')} />
      <UserMenu info={info} />
    </header>
  );
}

function MenuToggle({ isCollapsed, toggle }: NonNullable<Props['menuToggle']>) {
  const t = useAppText();
  const text = isCollapsed ? t('expandMenu') : t('collapseMenu');
  return (
    <Button type="text" title={text} aria-label={text} aria-expanded={!isCollapsed} onClick={toggle}
      icon={isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />} />
  );
}
