import type { RegistrationFields } from '@edp/contract/modules/registration/registration.ts';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { SmsCodeField } from './sms-code-field.tsx';

/** Who applies: the first administrator, once the application is approved. */
export function AdministratorStep({ fields }: { fields: RegistrationFields }) {
  const t = useRegisterText();
  return (
    <>
      <p className={`${styles.wide} ${styles.hint}`}>{t('administratorHint')}</p>
      <div className={styles.wide}>
        <FormField required name="applicant" label={t('applicant')}>
          <TextInput placeholder={t('applicantPlaceholder')} autoComplete="name" />
        </FormField>
      </div>
      <FormField required name={fields.phone} label={t('phone')}>
        <TextInput type="tel" inputMode="numeric" placeholder={t('phonePlaceholder')} autoComplete="tel-national" />
      </FormField>
      <SmsCodeField name={fields.smsCode} phone={fields.phone} />
      <FormField required name={fields.password} label={t('password')} hint={<Meter of={fields} />}>
        <TextInput type="password" placeholder={t('passwordPlaceholder')} autoComplete="new-password" />
      </FormField>
      <FormField required name="confirmPassword" label={t('confirmPassword')}>
        <TextInput type="password" placeholder={t('confirmPasswordPlaceholder')} autoComplete="new-password" />
      </FormField>
    </>
  );
}

/**
 * Applicants log in with their phone number. An empty meter would advise symbols, which these passwords do not have.
 */
function Meter({ of: { password, phone } }: { of: RegistrationFields }) {
  const loginName = useFieldValue(phone) as string;
  return useFieldValue(password) ? <PasswordMeter name={password} loginName={loginName} /> : null;
}
