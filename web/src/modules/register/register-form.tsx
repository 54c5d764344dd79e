import { isCreditCode } from '@edp/contract/modules/company.ts';
import type { Region } from '@edp/contract/modules/region.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import controls from '../../ui/controls.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { Field } from './field.tsx';
import { LicenceField } from './licence-field.tsx';
import { RegionField } from './region-field.tsx';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { SmsCodeButton } from './sms-code-button.tsx';
import type { useRegisterForm } from './use-register-form.ts';

const longestRequirement = 200;

interface Props {
  state: ReturnType<typeof useRegisterForm>;
  regions: { regions: readonly Region[]; hasFailed: boolean; retry: () => void };
  onLookUp: () => void;
}

export function RegisterForm({ state, regions, onLookUp }: Props) {
  const t = useRegisterText();
  const { form, values, errors, notice, isBusy, set, point, onSubmit } = state;
  const [percent, setPercent] = useState<number>();
  const [hasLeftCode, setLeftCode] = useState(false);
  const code = values.unifiedSocialCreditCode.trim();
  const isDoubtful = hasLeftCode && code !== '' && !isCreditCode(code);
  const written = values.requirementDescription.length;

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.wide}>
        <TextField name="companyName" label={t('companyName')} placeholder={t('companyNamePlaceholder')} autoComplete="organization"
          value={values.companyName} error={errors.companyName} onChange={(companyName) => set({ companyName })}
          beside={<button type="button" className={`${controls.plain} ${controls.large} ${styles.beside}`} onClick={onLookUp}>{t('lookup')}</button>} />
      </div>
      <Field label={t('creditCode')} error={errors.unifiedSocialCreditCode} hint={isDoubtful ? t('creditCodeHint') : undefined}>
        {(control) => (
          <input {...control} name="unifiedSocialCreditCode" className={`${controls.input} ${controls.large}`} placeholder={t('creditCodePlaceholder')}
            autoComplete="off" autoCapitalize="characters" spellCheck={false} value={values.unifiedSocialCreditCode}
            onChange={(event) => set({ unifiedSocialCreditCode: event.target.value })}
            onFocus={() => setLeftCode(false)} onBlur={() => setLeftCode(true)} />
        )}
      </Field>
      <TextField name="applicant" label={t('applicant')} placeholder={t('applicantPlaceholder')} autoComplete="name"
        value={values.applicant} error={errors.applicant} onChange={(applicant) => set({ applicant })} />
      <RegionField regions={regions.regions} hasFailed={regions.hasFailed} onRetry={regions.retry}
        value={values.address} error={errors.address} onChange={(address) => set({ address })} />
      <div className={styles.wide}>
        <TextField name="addressDetail" label={t('addressDetail')} placeholder={t('addressDetailPlaceholder')} autoComplete="street-address"
          value={values.addressDetail} error={errors.addressDetail} onChange={(addressDetail) => set({ addressDetail })} />
      </div>
      <TextField name="phoneNumber" type="tel" inputMode="numeric" label={t('phone')} placeholder={t('phonePlaceholder')} autoComplete="tel-national"
        value={values.phoneNumber} error={errors.phoneNumber} onChange={(phoneNumber) => set({ phoneNumber })} />
      <TextField name="verificationCode" inputMode="numeric" label={t('smsCode')} placeholder={t('smsCodePlaceholder')} autoComplete="one-time-code"
        value={values.verificationCode} error={errors.verificationCode} onChange={(verificationCode) => set({ verificationCode })}
        beside={<SmsCodeButton phone={values.phoneNumber} onProblem={point} />} />
      <TextField name="password" type="password" label={t('password')} placeholder={t('passwordPlaceholder')} autoComplete="new-password"
        value={values.password} error={errors.password} onChange={(password) => set({ password })} />
      <TextField name="confirmPassword" type="password" label={t('confirmPassword')} placeholder={t('confirmPasswordPlaceholder')} autoComplete="new-password"
        value={values.confirmPassword} error={errors.confirmPassword} onChange={(confirmPassword) => set({ confirmPassword })} />
      <Field label={t('requirement')} error={errors.requirementDescription}
        aside={<Count isOver={written > longestRequirement}>{t('requirementCount', { count: written, max: longestRequirement })}</Count>}>
        {(control) => (
          <textarea {...control} name="requirementDescription" className={`${controls.input} ${styles.requirement}`} placeholder={t('requirementPlaceholder')}
            value={values.requirementDescription} onChange={(event) => set({ requirementDescription: event.target.value })} />
        )}
      </Field>
      <LicenceField value={values.businessLicense} error={errors.businessLicense} percent={percent} onPercent={setPercent}
        onChange={(businessLicense) => set({ businessLicense })} onProblem={(businessLicense) => point({ businessLicense })} />
      <div className={styles.wide}>
        {notice && (
          <div className={styles.notice} role="alert" ref={reveal}>
            <strong>{t('notice')}</strong>
            <p>{notice}</p>
          </div>
        )}
        <button type="submit" className={`${controls.primary} ${controls.large} ${styles.submit}`} disabled={isBusy || percent !== undefined}>
          {isBusy ? t('submitting') : t('submit')}
        </button>
        <p className={styles.after}><Link to="/auth">{t('toAuth')}</Link></p>
      </div>
    </form>
  );
}

const Count = ({ isOver, children }: { isOver: boolean; children: ReactNode }) => <span className={isOver ? styles.over : styles.count}>{children}</span>;

/**
 * Brings a notice into view when it appears, unless a field has the focus because of it. The same function each time:
 * another one would be called again with every letter that is typed.
 */
function reveal(notice: HTMLElement | null) {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' });
}
