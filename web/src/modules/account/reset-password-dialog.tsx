import { account, type Account } from '@edp/contract/modules/account/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { PasswordRulesHint } from '../../ui/form/fields/password-rules-hint.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { accountText, useAccountText } from './account.texts.ts';
import styles from './account.module.css';
import { NewPassword } from './new-password.tsx';
import { suggestPassword } from './suggest-password.ts';

type Person = Pick<Account, 'id' | 'name' | 'account'>;

const askFor = ({ name, account: login }: Person) =>
  confirm({
    title: accountText('resetTitle', { name }),
    detail: accountText('resetDetail', { account: login }),
    yes: accountText('resetPassword'),
    danger: true,
  });

/** Sets a new password for another user. It is shown, because the administrator has to pass it on. */
export function ResetPasswordDialog({ of, onClose }: { of: Person; onClose: () => void }) {
  const t = useAccountText();
  const rules = useQuery(loginInfoQuery).data?.passwordRules;
  const [suggested] = useState(() => suggestPassword(rules));
  const fields = { password: { label: t('newPassword') } };
  return (
    <FormModal
      title={t('resetOf', { name: of.name, account: of.account })}
      call={account.resetPassword}
      initial={{ id: of.id, password: suggested }}
      fields={fields}
      width={520}
      onClose={onClose}
      confirmSave={() => askFor(of)}>
      <FormField
        name="password"
        hint={
          <>
            <PasswordMeter loginName={of.account} />
            {rules && <PasswordRulesHint rules={rules} />}
          </>
        }>
        <NewPassword />
      </FormField>
      <p className={styles.hint}>{t('resetHint', { name: of.name })}</p>
    </FormModal>
  );
}
