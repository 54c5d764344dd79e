import type { Role } from '@edp/contract/modules/session/session.ts';
import { useEffect, useRef, useState } from 'react';
import controls from '../../ui/layout/controls.module.css';
import { useLoginText } from './login.texts.ts';
import styles from './role-choice.module.css';

interface Props {
  roles: readonly Role[];
  chosen: string;
  onChoose: (roleId: string) => void;
}

export function RoleList({ roles, chosen, onChoose }: Props) {
  const t = useLoginText();
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // With the focus here Enter confirms, and typing finds a role.
  useEffect(() => search.current?.focus(), []);
  const word = wanted.trim().toLowerCase();
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
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
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
