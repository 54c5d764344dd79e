import { useQuery } from '@tanstack/react-query';
import { Button, Input, type InputProps } from 'antd';
import { toast } from '../../kernel/feedback/toast.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { accountText, useAccountText } from './account.texts.ts';
import styles from './account.module.css';
import { suggestPassword } from './suggest-password.ts';

async function copy(password: string) {
  try {
    await navigator.clipboard.writeText(password);
    toast('success', accountText('copied'));
  } catch {
    // Browsers offer the clipboard API only in secure contexts.
    toast('warning', accountText('copyFailed'));
  }
}

/**
 * A password for another person. It is shown, because the administrator has to pass it on. The other props come from
 * the form.
 */
export function NewPassword({
  value = '',
  onChange,
  ...input
}: Omit<InputProps, 'value' | 'onChange'> & { value?: string; onChange?: (value: string) => void }) {
  const t = useAccountText();
  const rules = useQuery(loginInfoQuery).data?.passwordRules;
  return (
    <span className={styles.newPassword}>
      <Input
        {...input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={() => onChange?.(suggestPassword(rules))}>{t('suggest')}</Button>
      <Button onClick={() => void copy(value)}>{t('copy')}</Button>
    </span>
  );
}
