import {
  role as roleCalls,
  session as calls,
  type LoginInfo,
  type Role,
} from '@edp/contract/modules/session/session.ts';
import { useEffect, useState, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { lazy } from '../../kernel/lazy.ts';
import { clearLogin, storeLogin, session, updateSession } from '../../kernel/session/session.ts';
import controls from '../../ui/layout/controls.module.css';
import { AuthDialog, AuthDialogFooter, AuthDialogError } from '../../ui/dialog/auth-dialog.tsx';
import { useLoginText } from './login.texts.ts';
import styles from './role-choice.module.css';

const ForcedPasswordDialog = lazy(async () => (await import('./forced-password-dialog.tsx')).ForcedPasswordDialog);
const ForcedTwoFactorDialog = lazy(async () => (await import('./forced-two-factor-dialog.tsx')).ForcedTwoFactorDialog);

/** A role is required: closing this dialog ends the session. */
export function RoleDialog() {
  const t = useLoginText();
  const navigate = useNavigate();
  const [roles, setRoles] = useState<readonly Role[]>();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [info, setInfo] = useState<LoginInfo>();
  /** The chosen role is used with a second factor only, and the user has none yet. */
  const [isSettingUp, setIsSettingUp] = useState(false);

  const load = async () => {
    setProblem('');
    try {
      const loaded = await fetchData(calls.info, {});
      // The last role on the server counts only after the user has confirmed it here.
      storeLogin({ ...loaded, roleId: '' });
      setInfo(loaded);
      if (loaded.mustChangePassword) return;
      const { userRoles: found } = await fetchData(roleCalls.ofUser, { userId: loaded.userId });
      setRoles(found);
      const { defaultRoleId } = loaded.preference;
      if (found.length === 1) setChosen(found[0]?.roleId ?? '');
      else if (found.some(({ roleId }) => roleId === defaultRoleId)) setChosen(defaultRoleId);
    } catch {
      setProblem(t('roleFailed'));
    }
  };
  useEffect(() => {
    void load();
    // Only on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const enter = async (roleId: string) => {
    updateSession({ roleId });
    await navigate('/home');
  };

  const confirm = async () => {
    const role = roles?.find(({ roleId }) => roleId === chosen);
    if (!role) return setProblem(t('roleRequired'));
    setBusy(true);
    try {
      await fetchData(calls.setRole, { roleId: role.roleId, key: role.key });
      if (info?.twoFactorRoleIds.includes(role.roleId)) setIsSettingUp(true);
      else await enter(role.roleId);
    } catch (error) {
      setProblem(toCallError(error).message || t('roleSwitchFailed'));
      setBusy(false);
    }
  };

  if (info?.mustChangePassword)
    return (
      <ForcedPasswordDialog
        loginName={info.account}
        rules={info.passwordRules}
        isExpired={info.passwordExpired}
        onChanged={() => void load()}
        onLeave={leave}
      />
    );
  if (isSettingUp) return <ForcedTwoFactorDialog onDone={() => void enter(chosen)} onLeave={leave} />;
  return (
    <AuthDialog title={t('roleTitle')} width={440} onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}>
        <p className={styles.hint}>{t('roleHint')}</p>
        {roles && (
          <RoleList
            roles={roles}
            chosen={chosen}
            onChoose={(roleId) => {
              setChosen(roleId);
              setProblem('');
            }}
          />
        )}
        {!roles && !problem && <output className={styles.loading}>{t('loading')}</output>}
        <AuthDialogError>{problem}</AuthDialogError>
        <AuthDialogFooter>
          <button type="button" className={controls.plain} onClick={leave}>
            {t('roleLeave')}
          </button>
          {roles ? (
            <button type="submit" className={controls.primary} disabled={isBusy}>
              {t('roleConfirm')}
            </button>
          ) : (
            <button type="button" className={controls.primary} onClick={() => void load()}>
              {t('retry')}
            </button>
          )}
        </AuthDialogFooter>
      </form>
    </AuthDialog>
  );
}

function leave() {
  // Log out locally even if the server cannot be reached; the session then expires by itself.
  if (session().corTicket) fetchData(calls.logout, {}).catch(() => {});
  clearLogin();
}

interface Props {
  roles: readonly Role[];
  chosen: string;
  onChoose: (roleId: string) => void;
}

function RoleList({ roles, chosen, onChoose }: Props) {
  const t = useLoginText();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // With the focus here Enter confirms, and typing finds a role.
  useEffect(() => search.current?.focus(), []);
  const word = query.trim().toLowerCase();
  const found = roles.filter(({ roleName, code }) => `${roleName} ${code}`.toLowerCase().includes(word));
  if (roles.length === 0) return <p className={styles.empty}>{t('roleNone')}</p>;
  return (
    <>
      <input
        ref={search}
        type="search"
        className={controls.input}
        aria-label={t('roleSearch')}
        placeholder={t('roleSearchPlaceholder')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles.roles} role="radiogroup" aria-label={t('roleTitle')}>
        {found.map(({ roleId, roleName, code }) => (
          <label key={roleId} className={styles.role}>
            <input
              type="radio"
              name="role"
              value={roleId}
              checked={roleId === chosen}
              onChange={() => onChoose(roleId)}
            />
            <span className={styles.roleName}>{roleName}</span>
            <span className={styles.roleCode}>{code}</span>
          </label>
        ))}
        {found.length === 0 && <p className={styles.empty}>{t('roleNoMatch')}</p>}
      </div>
    </>
  );
}
