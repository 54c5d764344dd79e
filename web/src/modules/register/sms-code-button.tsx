import { resendSeconds, smsCode } from '@edp/contract/modules/sms-code.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { request } from '../../kernel/api.ts';
import { asFailure } from '../../kernel/failure.ts';
import { language } from '../../kernel/language.ts';
import { toast } from '../../kernel/toast.ts';
import controls from '../../ui/controls.module.css';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { useCountdown } from './use-countdown.ts';
import type { RegisterErrors } from './use-register-form.ts';

/** Sends a code to the phone, and not again before a minute has passed. */
export function SmsCodeButton({ phone, onProblem }: { phone: string; onProblem: (problems: RegisterErrors) => void }) {
  const t = useRegisterText();
  const { left, start } = useCountdown(resendSeconds);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const [issue] = smsCode.send.input.safeParse({ phone }).error?.issues ?? [];
    if (issue) return onProblem({ phoneNumber: translateRule(issue.message, language()) });
    setSending(true);
    try {
      const { message } = await request(smsCode.send, { phone });
      start();
      toast('success', message);
    } catch (error) {
      const { fields, message } = asFailure(error);
      onProblem(fields.length > 0 ? { phoneNumber: message } : { verificationCode: message });
    } finally {
      setSending(false);
    }
  };

  return (
    <button type="button" className={`${controls.plain} ${controls.large} ${styles.beside}`} disabled={isSending || left > 0} onClick={() => void send()}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('sendCode')}
    </button>
  );
}
