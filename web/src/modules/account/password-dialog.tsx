import { account } from '@edp/contract/modules/account/account.ts';
import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { PasswordInput } from '../../ui/form/fields/password-input.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { PasswordRulesHint } from '../../ui/form/fields/password-rules-hint.tsx';
import { useAccountText } from './account.texts.ts';
import { useOwnAccountText } from './own-account.texts.ts';
import styles from './account.module.css';

export function PasswordDialog({ loginName, onClose }: { loginName: string; onClose: () => void }) {
  const t = useAccountText();
  const own = useOwnAccountText();
  const rules = useQuery(loginInfoQuery).data?.passwordRules;
  const fields = {
    oldPassword: { label: t('oldPassword') },
    password: { label: t('newPassword') },
    confirmPassword: { label: t('confirmPassword') },
  };
  const initial = { loginName, oldPassword: '', password: '', confirmPassword: '' };
  return (
    <FormModal
      title={own('changePassword')}
      call={account.changePassword}
      initial={initial}
      fields={fields}
      width={480}
      onClose={onClose}>
      <FormField name="oldPassword">
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <FormField
        name="password"
        hint={
          <>
            <PasswordMeter loginName={loginName} />
            {rules && <PasswordRulesHint rules={rules} />}
          </>
        }>
        <PasswordInput
          autoComplete="new-password"
          placeholder={t('newPasswordPlaceholder', { min: rules?.minLength ?? 6 })}
        />
      </FormField>
      <FormField name="confirmPassword">
        <PasswordInput autoComplete="new-password" placeholder={t('confirmPlaceholder')} />
      </FormField>
      <p className={styles.hint}>{t('elsewhere')}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={loginName} readOnly hidden />
    </FormModal>
  );
}
