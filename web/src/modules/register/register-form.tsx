import type { Region } from '@edp/contract/modules/region.ts';
import { useState, type ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import { Field } from './field.tsx';
import { KindField } from './kind-field.tsx';
import { LicenceField } from './licence-field.tsx';
import { RegionField } from './region-field.tsx';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { SmsCodeField } from './sms-code-field.tsx';
import type { useRegisterForm } from './use-register-form.ts';
import type { RegisterValues, WireForm } from './wire-form.ts';

const longestRequirement = 200;

interface Props {
  wire: WireForm;
  state: ReturnType<typeof useRegisterForm>;
  regions: { regions: readonly Region[]; hasFailed: boolean; retry: () => void };
  onLookUp: () => void;
  after: ReactNode;
}

export function RegisterForm({ wire, state, regions, onLookUp, after }: Props) {
  const t = useRegisterText();
  const { form, values, errors, notice, isBusy, set, addErrors, onSubmit } = state;
  const [percent, setPercent] = useState<number>();
  const { kind } = values;
  const names = wire.names(values);
  const nameOf = (field: keyof RegisterValues) => names[field] ?? field;
  const written = values.requirement.length;

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {/* Another kind needs another photo: a licence is no identity card. */}
      <KindField kinds={wire.kinds} value={kind} onChange={(chosen) => set({ kind: chosen, picture: '' })} />
      {kind === 'company' && <CompanyFields state={state} creditCodeName={nameOf('creditCode')} onLookUp={onLookUp} />}
      <div className={kind === 'person' ? styles.wide : undefined}>
        <TextField name="applicant" label={t('applicant')} placeholder={t('applicantPlaceholder')} autoComplete="name"
          value={values.applicant} error={errors.applicant} onChange={(applicant) => set({ applicant })} />
      </div>
      <RegionField name={nameOf('region')} regions={regions.regions} hasFailed={regions.hasFailed} onRetry={regions.retry}
        value={values.region} error={errors.region} onChange={(region) => set({ region })} />
      <div className={styles.wide}>
        <TextField name={nameOf('addressDetail')} label={t('addressDetail')} placeholder={t('addressDetailPlaceholder')} autoComplete="street-address"
          value={values.addressDetail} error={errors.addressDetail} onChange={(addressDetail) => set({ addressDetail })} />
      </div>
      <TextField name={nameOf('phone')} type="tel" inputMode="numeric" label={t('phone')} placeholder={t('phonePlaceholder')} autoComplete="tel-national"
        value={values.phone} error={errors.phone} onChange={(phone) => set({ phone })} />
      <SmsCodeField name={nameOf('smsCode')} value={values.smsCode} error={errors.smsCode} phone={values.phone} onChange={(smsCode) => set({ smsCode })} onProblem={addErrors} />
      <TextField name={nameOf('password')} type="password" label={t('password')} placeholder={t('passwordPlaceholder')} autoComplete="new-password"
        value={values.password} error={errors.password} onChange={(password) => set({ password })}
        hint={values.password && <PasswordMeter password={values.password} loginName={values.phone} />} />
      <TextField name="confirmPassword" type="password" label={t('confirmPassword')} placeholder={t('confirmPasswordPlaceholder')} autoComplete="new-password"
        value={values.confirmPassword} error={errors.confirmPassword} onChange={(confirmPassword) => set({ confirmPassword })} />
      <Field label={t('requirement')} error={errors.requirement}
        aside={<Count isOver={written > longestRequirement}>{t('requirementCount', { count: written, max: longestRequirement })}</Count>}>
        {(control) => (
          <textarea {...control} name={nameOf('requirement')} className={`${controls.input} ${styles.requirement}`} placeholder={t('requirementPlaceholder')}
            value={values.requirement} onChange={(event) => set({ requirement: event.target.value })} />
        )}
      </Field>
      <LicenceField key={kind} kind={kind} name={nameOf('picture')} value={values.picture} error={errors.picture} percent={percent} onPercent={setPercent}
        onChange={(picture) => set({ picture })} onProblem={(picture) => addErrors({ picture })} />
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
        <p className={styles.after}>{after}</p>
      </div>
    </form>
  );
}

const Count = ({ isOver, children }: { isOver: boolean; children: ReactNode }) => <span className={isOver ? styles.over : styles.count}>{children}</span>;

/**
 * Scrolls a notice into view when it appears, unless a field got the focus because of it. Defined once, because
 * a new ref callback would be called on every render.
 */
function reveal(notice: HTMLElement | null) {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' });
}
