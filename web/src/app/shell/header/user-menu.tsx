import ApiOutlined from '@ant-design/icons/ApiOutlined';
import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { docs } from '@edp/contract/modules/docs/docs.ts';
import type { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import type { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { isDealer, type LoginInfo } from '@edp/contract/modules/session/session.ts';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { version } from '../../../../../package.json';
import { useCan } from '../../../kernel/session/access.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useOwnAccountText } from '../../../modules/account/own-account.texts.ts';
import { changePicture } from '../../../modules/account/change-picture.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FileInput } from '../../../ui/media/file-input.tsx';
import { useAppText } from '../../app.texts.ts';
import { logOut } from './header-actions.ts';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import styles from './header.module.css';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';

const loadDialog = () => import('../../../modules/account/password-dialog.tsx');
const PasswordDialog = lazy(async () => (await loadDialog()).PasswordDialog);
const loadLogins = () => import('../../../modules/account/own-logins-dialog.tsx');
const OwnLoginsDialog = lazy(async () => (await loadLogins()).OwnLoginsDialog);
const loadStorage = () => import('../../../modules/file/storage-dialog.tsx');
const StorageDialog = lazy(async () => (await loadStorage()).StorageDialog);
const editsSettings = 'home.edit' satisfies typeof homeSettings.saveSettings.can;
const readsDocs = 'docs.view' satisfies typeof docs.link.can;
const editsLanguages = 'language.edit' satisfies typeof languagePack.save.can;

/** The current user and the actions on their own account. */
export function UserMenu({ info }: { info: LoginInfo }) {
  const t = useAppText();
  const account = useOwnAccountText();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'password' | 'logins' | 'storage'>();
  const can = useCan();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number>();

  const choose = async (file: File) => {
    await changePicture(file, setPercent);
    setPercent(undefined);
  };
  const closeDialog = () => {
    setDialog(undefined);
    // The menu that opened the dialog is closed, so the focus returns to its button.
    button.current?.focus();
  };
  const items: MenuProps['items'] = [
    { key: 'myAccount', icon: <UserOutlined />, label: t('myAccount'), onClick: () => void navigate('/myAccount') },
    {
      key: 'picture',
      icon: <PictureOutlined />,
      label: account('changePicture'),
      disabled: percent !== undefined,
      onClick: () => input.current?.click(),
    },
    {
      key: 'password',
      icon: <LockOutlined />,
      label: account('changePassword'),
      onMouseEnter: () => void loadDialog(),
      onClick: () => setDialog('password'),
    },
    {
      key: 'logins',
      icon: <HistoryOutlined />,
      label: account('loginRecords'),
      onMouseEnter: () => void loadLogins(),
      onClick: () => setDialog('logins'),
    },
    {
      key: 'storage',
      icon: <DatabaseOutlined />,
      label: t('storage'),
      onMouseEnter: () => void loadStorage(),
      onClick: () => setDialog('storage'),
    },
    ...(isDealer(info.roleCode)
      ? []
      : [{ key: 'imports', icon: <ImportOutlined />, label: t('imports'), onClick: () => void navigate('/import') }]),
    ...(can(editsSettings)
      ? [
          {
            key: 'settings',
            icon: <SettingOutlined />,
            label: t('companySettings'),
            onClick: () => void navigate('/homeConfig'),
          },
        ]
      : []),
    ...(can(editsLanguages)
      ? [
          {
            key: 'languages',
            icon: <TranslationOutlined />,
            label: t('languages'),
            onClick: () => void navigate('/languageText'),
          },
        ]
      : []),
    ...(can(readsDocs)
      ? [{ key: 'docs', icon: <ApiOutlined />, label: t('docs'), onClick: () => void openDocs() }]
      : []),
    { type: 'divider' },
    { key: 'exit', icon: <LogoutOutlined />, label: t('exit'), onClick: () => void logOut() },
    { type: 'divider' },
    // The title of a group without entries: to read, not to choose.
    { type: 'group', key: 'version', label: t('version', { version }) },
  ];
  const greeting = t('greeting', { name: info.userName });
  return (
    <>
      {percent !== undefined && <output className={styles.progress}>{account('uploading', { percent })}</output>}
      {/* The focus moves only when the user opens the menu. */}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        open={isOpen}
        onOpenChange={setOpen}
        getPopupContainer={popupContainer}
        menu={{ items }}>
        <Button ref={button} type="text" className={styles.user} aria-haspopup="menu" aria-expanded={isOpen}>
          <Avatar name={info.userName} url={info.imgAddress} />
          <span className={styles.userName}>{greeting}</span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </Button>
      </Dropdown>
      <FileInput ref={input} label={account('changePicture')} accept=".jpg,.jpeg,.png" onChoose={choose} />
      {dialog === 'password' && <PasswordDialog loginName={info.account} onClose={closeDialog} />}
      {dialog === 'logins' && <OwnLoginsDialog onClose={closeDialog} />}
      {dialog === 'storage' && <StorageDialog onClose={closeDialog} />}
    </>
  );
}

/** Opens the API documentation. The window opens during the click, because browsers block one that is opened later. */
async function openDocs() {
  const opened = window.open('', '_blank');
  try {
    const { url } = await fetchData(docs.link, {});
    opened?.location.replace(url);
  } catch (error) {
    opened?.close();
    showError(error);
  }
}
