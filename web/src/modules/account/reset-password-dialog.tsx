import { account, type Account } from '@edp/contract/modules/account/account.ts';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { accountText, useAccountText } from './account.texts.ts';
import styles from './account.module.css';
import { suggestPassword } from './suggest-password.ts';

const askFor = ({ name, account: login }: Account) =>
  confirm({ title: accountText('resetTitle', { name }), detail: accountText('resetDetail', { account: login }), yes: accountText('resetPassword'), danger: true });

async function copy(password: string) {
  try {
    await navigator.clipboard.writeText(password);
    toast('success', accountText('copied'));
  } catch {
    // Browsers offer the clipboard API only in secure contexts.
    toast('warning', accountText('copyFailed'));
  }
}

/** Sets a new password for another user. It is shown, because the administrator has to pass it on. */
export function ResetPasswordDialog({ of, onClose }: { of: Account; onClose: () => void }) {
  const t = useAccountText();
  const [suggested] = useState(suggestPassword);
  const fields = { password: { label: t('newPassword') } };
  return (
    <FormModal title={t('resetOf', { name: of.name, account: of.account })} call={account.resetPassword} initial={{ id: of.id, password: suggested }}
      fields={fields} width={520} onClose={onClose} confirmSave={() => askFor(of)}>
      <FormField name="password" hint={<PasswordMeter loginName={of.account} />}><NewPassword /></FormField>
      <p className={styles.hint}>{t('resetHint', { name: of.name })}</p>
    </FormModal>
  );
}

/** The other props come from the form. */
function NewPassword({ value = '', onChange, ...input }: Omit<InputProps, 'value' | 'onChange'> & { value?: string; onChange?: (value: string) => void }) {
  const t = useAccountText();
  return (
    <span className={styles.newPassword}>
      <Input {...input} value={value} autoComplete="off" spellCheck={false} onChange={(event) => onChange?.(event.target.value)} />
      <Button onClick={() => onChange?.(suggestPassword())}>{t('suggest')}</Button>
      <Button onClick={() => void copy(value)}>{t('copy')}</Button>
    </span>
  );
}
