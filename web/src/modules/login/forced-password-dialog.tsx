import { account } from '@edp/contract/modules/account/account.ts';
import type { PasswordRules } from '@edp/contract/modules/security/password-rules.ts';
import { request } from '../../kernel/http/api.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { AuthDialog, AuthDialogFooter } from '../../ui/dialog/auth-dialog.tsx';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { PasswordRulesHint } from '../../ui/form/fields/password-rules-hint.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { FormFailure, PlainForm } from '../../ui/form/plain-form.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useLoginText } from './login.texts.ts';
import styles from './role-choice.module.css';

interface Props {
  loginName: string;
  rules?: PasswordRules;
  /** Too old, and not reset by an administrator. */
  isExpired?: boolean;
  onChanged: () => void;
  /** Ends the session; the dialog cannot be dismissed otherwise. */
  onLeave: () => void;
}

/** A password set by an administrator is known to two people, so the user must change it first. */
export function ForcedPasswordDialog({ loginName, rules, isExpired = false, onChanged, onLeave }: Props) {
  const t = useLoginText();
  const initial = { loginName, oldPassword: '', password: '', confirmPassword: '' };
  const submit = async (values: typeof initial) => {
    const { message } = await request(account.changePassword, values);
    toast('success', message);
    onChanged();
  };
  const form = useSubmitForm({ schema: account.changePassword.input, initial, submit });
  return (
    <AuthDialog title={t('passwordTitle')} width={440} onClose={onLeave}>
      <PlainForm of={form}>
        <p className={styles.hint}>{t(isExpired ? 'passwordExpired' : 'passwordGiven')}</p>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={loginName} readOnly hidden />
        <FormField name="oldPassword" label={t('oldPassword')}>
          <TextInput type="password" placeholder={t('oldPasswordPlaceholder')} autoComplete="current-password" />
        </FormField>
        <FormField
          name="password"
          label={t('newPassword')}
          hint={
            <>
              <PasswordMeter loginName={loginName} />
              {rules && <PasswordRulesHint rules={rules} />}
            </>
          }>
          <TextInput type="password" placeholder={t('newPasswordPlaceholder')} autoComplete="new-password" />
        </FormField>
        <FormField name="confirmPassword" label={t('confirmPassword')}>
          <TextInput type="password" placeholder={t('confirmPlaceholder')} autoComplete="new-password" />
        </FormField>
        <FormFailure of={form} />
        <AuthDialogFooter>
          <button type="button" className={controls.plain} onClick={onLeave}>
            {t('logOut')}
          </button>
          <button type="submit" className={controls.primary} disabled={form.isBusy}>
            {t('passwordConfirm')}
          </button>
        </AuthDialogFooter>
      </PlainForm>
    </AuthDialog>
  );
}
