import { registrationFields, type RegistrationFields } from '@edp/contract/modules/registration/registration.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import controls from '../../ui/layout/controls.module.css';
import { CompanyStep } from './company/company-step.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { steps } from './forms.ts';
import type { useRegions } from './company/regions.ts';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { StepList } from './step-list.tsx';
import type { useRegisterForm } from './use-register-form.ts';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

interface Props {
  of: ReturnType<typeof useRegisterForm>;
  fields: RegistrationFields;
  regions: ReturnType<typeof useRegions>;
  onLookUp: () => void;
  after: ReactNode;
}

/** All steps stay in the page, so that a photo keeps its preview; one of them is shown. */
export function RegisterFields({ of, fields, regions, onLookUp, after }: Props) {
  const t = useRegisterText();
  const isPerson = fields === registrationFields.person;
  const { failure, isBusy, isBlocked, step, goTo } = of;
  const shown = useRef<HTMLElement>(null);
  const entered = useRef(0);
  useEffect(() => {
    if (step === entered.current) return;
    entered.current = step;
    shown.current?.querySelector<HTMLElement>('input:not([type=file]), h2')?.focus();
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const part = (index: number, content: ReactNode) => (
    <section ref={index === step ? shown : undefined} className={styles.form} hidden={index !== step}>
      {content}
    </section>
  );
  const isLast = step === steps.length - 1;
  return (
    <>
      <StepList current={step} isPerson={isPerson} />
      <PlainForm of={of}>
        {part(0, <CompanyStep fields={fields} regions={regions} onLookUp={onLookUp} />)}
        {part(1, <AdministratorStep fields={fields} />)}
        {part(2, isLast && <ConfirmationStep fields={fields} onChange={goTo} />)}
        {failure && (
          <div className={styles.notice} role="alert" ref={reveal}>
            <strong>{t('notice')}</strong>
            <p>{failure}</p>
          </div>
        )}
        <div className={styles.moves}>
          {step > 0 && (
            <button
              type="button"
              className={`${controls.plain} ${controls.large}`}
              disabled={isBusy}
              onClick={() => goTo(step - 1)}>
              {t('previous')}
            </button>
          )}
          <button type="submit" className={`${controls.primary} ${controls.large}`} disabled={isBusy || isBlocked}>
            {isLast ? (isBusy ? t('submitting') : t('submit')) : t('next')}
          </button>
        </div>
        <p className={styles.after}>{after}</p>
      </PlainForm>
    </>
  );
}

/**
 * Scrolls a notice into view when it appears, unless a field got the focus because of it. Defined once, because
 * a new ref callback would be called on every render.
 */
function reveal(notice: HTMLElement | null) {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' });
}

/** Who applies: the first administrator, once the application is approved. */
function AdministratorStep({ fields }: { fields: RegistrationFields }) {
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
