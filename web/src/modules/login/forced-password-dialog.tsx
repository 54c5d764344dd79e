import { account } from '@edp/contract/modules/account.ts';
import { request } from '../../kernel/api.ts';
import { toast } from '../../kernel/toast.ts';
import { useAuthForm } from '../../kernel/use-auth-form.ts';
import controls from '../../ui/controls.module.css';
import { AuthDialog, AuthDialogFooter, AuthDialogError } from '../../ui/auth-dialog.tsx';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLoginText } from './login-text.ts';
import styles from './role-choice.module.css';

const initial = { oldPassword: '', password: '', confirmPassword: '' };

interface Props {
  loginName: string;
  onChanged: () => void;
  /** Ends the session; the dialog cannot be dismissed otherwise. */
  onLeave: () => void;
}

/** A password set by an administrator is known to two people, so the user must change it first. */
export function ForcedPasswordDialog({ loginName, onChanged, onLeave }: Props) {
  const t = useLoginText();
  const toInput = (values: typeof initial) => ({ ...values, loginName });
  const submit = async (values: typeof initial) => {
    const { message } = await request(account.changePassword, toInput(values));
    toast('success', message);
    onChanged();
  };
  const { form, values, errors, message, isBusy, set, onSubmit } = useAuthForm({ schema: account.changePassword.input, initial, submit, toInput });
  return (
    <AuthDialog title={t('passwordTitle')} width={440} onClose={onLeave}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <p className={styles.hint}>{t('passwordReset')}</p>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={loginName} readOnly hidden />
        <TextField name="oldPassword" type="password" label={t('oldPassword')} placeholder={t('oldPasswordPlaceholder')} autoComplete="current-password"
          value={values.oldPassword} error={errors.oldPassword} onChange={(oldPassword) => set({ oldPassword })} />
        <TextField name="password" type="password" label={t('newPassword')} placeholder={t('newPasswordPlaceholder')} autoComplete="new-password"
          value={values.password} error={errors.password} onChange={(password) => set({ password })}
          hint={<PasswordMeter password={values.password} loginName={loginName} />} />
        <TextField name="confirmPassword" type="password" label={t('confirmPassword')} placeholder={t('confirmPlaceholder')} autoComplete="new-password"
          value={values.confirmPassword} error={errors.confirmPassword} onChange={(confirmPassword) => set({ confirmPassword })} />
        {message && <AuthDialogError>{message}</AuthDialogError>}
        <AuthDialogFooter>
          <button type="button" className={controls.plain} onClick={onLeave}>{t('logOut')}</button>
          <button type="submit" className={controls.primary} disabled={isBusy}>{t('passwordConfirm')}</button>
        </AuthDialogFooter>
      </form>
    </AuthDialog>
  );
}
