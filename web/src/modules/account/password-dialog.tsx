import { account } from '@edp/contract/modules/account.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/language.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useAccountText } from './account-text.ts';
import styles from './account.module.css';
import { NewPasswordMeter } from './new-password-meter.tsx';

const shortest = 6;

/** No valid password is shorter, so a shorter old one is wrong. */
const tooShort = (value: unknown) =>
  typeof value === 'string' && value.length < shortest ? translate('account.passwordTooShort', language()) : undefined;

const confirmation = (value: unknown, other: (name: string) => unknown) =>
  tooShort(value) ?? (value === other('password') ? undefined : translate('account.passwordsDiffer', language()));

export function PasswordDialog({ loginName, onClose }: { loginName: string; onClose: () => void }) {
  const t = useAccountText();
  const fields = {
    oldPassword: { label: t('oldPassword') },
    password: { label: t('newPassword') },
    confirmPassword: { label: t('confirmPassword') },
  };
  const initial = { loginName, oldPassword: '', password: '', confirmPassword: '' };
  return (
    <FormModal title={t('changePassword')} call={account.changePassword} initial={initial} fields={fields} width={480} onClose={onClose}>
      <FormField name="oldPassword" check={tooShort}><PasswordInput autoComplete="current-password" /></FormField>
      <FormField name="password" hint={<NewPasswordMeter loginName={loginName} />}><PasswordInput autoComplete="new-password" placeholder={t('newPasswordPlaceholder')} /></FormField>
      <FormField name="confirmPassword" check={confirmation} dependsOn={['password']}>
        <PasswordInput autoComplete="new-password" placeholder={t('confirmPlaceholder')} />
      </FormField>
      <p className={styles.hint}>{t('elsewhere')}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={loginName} readOnly hidden />
    </FormModal>
  );
}
