import type { LoginInfo } from '@edp/contract/modules/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from '../../../kernel/session/access.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { useMyAccountText } from './my-account.texts.ts';
import { savePreference } from './save-preference.ts';
import { SettingRow } from './setting-row.tsx';

/** What is chosen after the next login. */
export function Defaults({ info: { preference } }: { info: LoginInfo }) {
  const t = useMyAccountText();
  const roles = useQuery(rolesQuery).data ?? [];
  const none = { value: '', text: t('noDefault') };
  const organisations = new Map(roles.flatMap(({ invOrgData }) => invOrgData.map(({ id, name }) => [id, name])));
  return (
    <>
      <SettingRow label={t('defaultRole')} hint={t('defaultRoleHint')}>
        <Select
          aria-label={t('defaultRole')}
          options={[none, ...roles.map(({ roleId, roleName }) => ({ value: roleId, text: roleName }))]}
          value={preference.defaultRoleId}
          onChange={(defaultRoleId) => void savePreference({ ...preference, defaultRoleId })}
        />
      </SettingRow>
      <SettingRow label={t('defaultInvorg')} hint={t('defaultInvorgHint')}>
        <Select
          aria-label={t('defaultInvorg')}
          options={[none, ...[...organisations].map(([value, text]) => ({ value, text }))]}
          value={preference.defaultInvorgId}
          onChange={(defaultInvorgId) => void savePreference({ ...preference, defaultInvorgId })}
        />
      </SettingRow>
    </>
  );
}
