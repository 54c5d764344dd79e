import { resendSeconds, smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { useState } from 'react';
import { issuesOf } from '../../kernel/data/rules.ts';
import { request } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { useFormScope } from '../../ui/form/engine/form-context.ts';
import { useCountdown } from '../../ui/form/engine/use-countdown.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';

/** Sends a code to the phone, and not again before a minute has passed. Both are names of fields. */
export function SmsCodeField({ name, phone }: { name: string; phone: string }) {
  const t = useRegisterText();
  const { form, showServerErrors } = useFormScope();
  const { left, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  // Not a toast, which a dialog would cover.
  const [sent, setSent] = useState<string>();

  const send = async () => {
    const input = { phone: form.getValues(phone) as string };
    const [issue] = issuesOf(smsCode.send.input, input);
    if (issue) return showServerErrors([{ field: phone, message: issue.message }]);
    setSending(true);
    setSent(undefined);
    try {
      const { message } = await request(smsCode.send, input);
      start(resendSeconds);
      setSent(message);
      // The error of an earlier code is obsolete.
      form.dispatch({ type: 'corrected', name });
    } catch (failure) {
      const { fields, message } = toCallError(failure);
      showServerErrors([{ field: fields.length > 0 ? phone : name, message }]);
    } finally {
      setSending(false);
    }
    return undefined;
  };

  const button = (
    <button
      type="button"
      className={`${controls.plain} ${controls.large} ${styles.beside}`}
      disabled={isSending || left > 0}
      onClick={() => void send()}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('sendCode')}
    </button>
  );
  return (
    <FormField required name={name} label={t('smsCode')} hint={sent && <output>{sent}</output>}>
      <TextInput
        inputMode="numeric"
        placeholder={t('smsCodePlaceholder')}
        autoComplete="one-time-code"
        beside={button}
      />
    </FormField>
  );
}
