import { resendSeconds, smsCode } from '@edp/contract/modules/sms-code.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { request } from '../../kernel/api.ts';
import { toCallError } from '../../kernel/call-error.ts';
import { language } from '../../kernel/language.ts';
import type { AuthFormErrors } from '../../kernel/use-auth-form.ts';
import controls from '../../ui/controls.module.css';
import { Field } from './field.tsx';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { useCountdown } from './use-countdown.ts';
import type { RegisterValues } from './wire-form.ts';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  phone: string;
  onChange: (code: string) => void;
  onProblem: (problems: AuthFormErrors<RegisterValues>) => void;
}

/** Sends a code to the phone, and not again before a minute has passed. */
export function SmsCodeField({ name, value, error, phone, onChange, onProblem }: Props) {
  const t = useRegisterText();
  const { left, start } = useCountdown(resendSeconds);
  const [isSending, setSending] = useState(false);
  // Not a toast, which a dialog would cover.
  const [sent, setSent] = useState<string>();

  const send = async () => {
    const [issue] = smsCode.send.input.safeParse({ phone }).error?.issues ?? [];
    if (issue) return onProblem({ phone: translateRule(issue.message, language()) });
    setSending(true);
    setSent(undefined);
    try {
      const { message } = await request(smsCode.send, { phone });
      start();
      setSent(message);
      // The error of an earlier code is obsolete.
      onProblem({ smsCode: undefined });
    } catch (failure) {
      const { fields, message } = toCallError(failure);
      onProblem(fields.length > 0 ? { phone: message } : { smsCode: message });
    } finally {
      setSending(false);
    }
  };

  return (
    <Field label={t('smsCode')} error={error} hint={sent && <output>{sent}</output>}>
      {(control) => (
        <div className={styles.row}>
          <input {...control} name={name} className={`${controls.input} ${controls.large}`} inputMode="numeric" placeholder={t('smsCodePlaceholder')}
            autoComplete="one-time-code" value={value} onChange={(event) => onChange(event.target.value)} />
          <button type="button" className={`${controls.plain} ${controls.large} ${styles.beside}`} disabled={isSending || left > 0} onClick={() => void send()}>
            {left > 0 ? t('resendIn', { seconds: left }) : t('sendCode')}
          </button>
        </div>
      )}
    </Field>
  );
}
