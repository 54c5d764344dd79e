import type { LoginInfo } from '@edp/contract/modules/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { rolesQuery } from '../../../kernel/session/access.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FileInput } from '../../../ui/media/file-input.tsx';
import { changePicture } from '../change-picture.ts';
import { useMyAccountText } from './my-account.texts.ts';
import styles from './my-account.module.css';

const PasswordDialog = lazy(async () => (await import('../password-dialog.tsx')).PasswordDialog);
const OwnLoginsDialog = lazy(async () => (await import('../own-logins-dialog.tsx')).OwnLoginsDialog);

/** Who the user is here. */
export function Profile({ info }: { info: LoginInfo }) {
  const t = useMyAccountText();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [dialog, setDialog] = useState<'password' | 'logins'>();
  const close = () => setDialog(undefined);
  const roles = useQuery(rolesQuery).data;
  const choose = async (file: File) => {
    await changePicture(file, setPercent);
    setPercent(undefined);
  };
  const facts = [
    { label: t('account'), value: info.account },
    { label: t('organisation'), value: info.orgName || t('none') },
    { label: t('role'), value: roles?.find(({ roleId }) => roleId === info.roleId)?.roleName ?? '' },
  ];
  return (
    <section className={styles.profile}>
      <span className={styles.avatar}>
        <Avatar name={info.userName} url={info.imgAddress} />
      </span>
      <div className={styles.who}>
        <strong className={styles.name}>{info.userName}</strong>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button loading={percent !== undefined} onClick={() => input.current?.click()}>
        {t('changePicture')}
      </Button>
      <Button onClick={() => setDialog('password')}>{t('changePassword')}</Button>
      <Button onClick={() => setDialog('logins')}>{t('logins')}</Button>
      <FileInput ref={input} label={t('changePicture')} accept=".jpg,.jpeg,.png" onChoose={choose} />
      {dialog === 'password' && <PasswordDialog loginName={info.account} onClose={close} />}
      {dialog === 'logins' && <OwnLoginsDialog onClose={close} />}
    </section>
  );
}
