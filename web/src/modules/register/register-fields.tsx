import { longestRequirement, registrationFields, type RegistrationFields } from '@edp/contract/modules/registration/registration.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { PasswordMeter } from '../../ui/form/fields/password-meter.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import controls from '../../ui/layout/controls.module.css';
import { CompanyFields } from './company-fields.tsx';
import { KindField } from './kind-field.tsx';
import { LicenceField } from './licence-field.tsx';
import { RegionSelects } from './region-selects.tsx';
import type { useRegions } from './regions.ts';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { SmsCodeField } from './sms-code-field.tsx';
import type { useRegisterForm } from './use-register-form.ts';

interface Props {
  of: ReturnType<typeof useRegisterForm>;
  fields: RegistrationFields;
  regions: ReturnType<typeof useRegions>;
  onLookUp: () => void;
  after: ReactNode;
}

export function RegisterFields({ of, fields, regions, onLookUp, after }: Props) {
  const t = useRegisterText();
  const isPerson = fields === registrationFields.person;
  const { failure, isBusy, isBlocked } = of;
  const regionsFailed = <>{t('regionsFailed')} <button type="button" className={controls.link} onClick={regions.retry}>{t('retry')}</button></>;
  return (
    <PlainForm of={of} className={styles.form}>
      {fields !== registrationFields.page && <KindField />}
      {!isPerson && <CompanyFields creditCode={fields.creditCode} onLookUp={onLookUp} />}
      <div className={isPerson ? styles.wide : undefined}>
        <FormField required name="applicant" label={t('applicant')}><TextInput placeholder={t('applicantPlaceholder')} autoComplete="name" /></FormField>
      </div>
      <div className={styles.wide}>
        <FormField required name={fields.region} label={t('region')} hint={regions.hasFailed && regionsFailed}><RegionSelects regions={regions.regions} /></FormField>
      </div>
      <div className={styles.wide}>
        <FormField required name={fields.addressDetail} label={t('addressDetail')}>
          <TextInput placeholder={t('addressDetailPlaceholder')} autoComplete="street-address" />
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
      <FormField required name="requirementDescription" label={t('requirement')}><Requirement placeholder={t('requirementPlaceholder')} /></FormField>
      <LicenceField key={fields.pictures} name={fields.pictures} isPerson={isPerson} />
      <div className={styles.wide}>
        {failure && (
          <div className={styles.notice} role="alert" ref={reveal}>
            <strong>{t('notice')}</strong>
            <p>{failure}</p>
          </div>
        )}
        <button type="submit" className={`${controls.primary} ${controls.large} ${styles.submit}`} disabled={isBusy || isBlocked}>
          {isBusy ? t('submitting') : t('submit')}
        </button>
        <p className={styles.after}>{after}</p>
      </div>
    </PlainForm>
  );
}

/** Applicants log in with their phone number. An empty meter would advise symbols, which these passwords do not have. */
function Meter({ of: { password, phone } }: { of: RegistrationFields }) {
  const loginName = useFieldValue(phone) as string;
  return useFieldValue(password) ? <PasswordMeter name={password} loginName={loginName} /> : null;
}

/** What it does not name comes from its field. */
function Requirement({ status: _status, value = '', ...control }: ComponentProps<'textarea'> & { value?: string; status?: string }) {
  const t = useRegisterText();
  const count = value.length;
  return (
    <div className={styles.counted}>
      <textarea {...control} value={value} className={`${controls.input} ${styles.requirement}`} />
      <span className={count > longestRequirement ? styles.over : styles.count}>{t('requirementCount', { count, max: longestRequirement })}</span>
    </div>
  );
}

/**
 * Scrolls a notice into view when it appears, unless a field got the focus because of it. Defined once, because
 * a new ref callback would be called on every render.
 */
function reveal(notice: HTMLElement | null) {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' });
}
