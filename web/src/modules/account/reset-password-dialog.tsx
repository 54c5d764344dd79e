import { account, type Account } from '@edp/contract/modules/account.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { confirm } from '../../kernel/confirm.ts';
import { toast } from '../../kernel/toast.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { accountText, useAccountText } from './account-text.ts';
import styles from './account.module.css';
import { NewPasswordMeter } from './new-password-meter.tsx';
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
      <FormField name="password" hint={<NewPasswordMeter loginName={of.account} />}><NewPassword /></FormField>
      <p className={styles.hint}>{t('resetHint', { name: of.name })}</p>
    </FormModal>
  );
}

/** The other props come from the form. */
function NewPassword({ id, value = '', onChange }: { id?: string; value?: string; onChange?: (value: string) => void }) {
  const t = useAccountText();
  const { errors } = Form.Item.useStatus();
  return (
    <span className={styles.newPassword}>
      <Input id={id} value={value} autoComplete="off" spellCheck={false} aria-invalid={errors.length > 0} onChange={(event) => onChange?.(event.target.value)} />
      <Button onClick={() => onChange?.(suggestPassword())}>{t('suggest')}</Button>
      <Button onClick={() => void copy(value)}>{t('copy')}</Button>
    </span>
  );
}
