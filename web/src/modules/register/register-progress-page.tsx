import { registration, type Progress } from '@edp/contract/modules/registration/registration.ts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { FormFailure, PlainForm } from '../../ui/form/plain-form.tsx';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';

/** What became of an application. */
export function RegisterProgressPage() {
  const t = useRegisterText();
  const { applicationNumber = '' } = (useLocation().state ?? {}) as { applicationNumber?: string };
  const [progress, setProgress] = useState<Progress>();
  const submit = async (values: { applicationNumber: string; phone: string }) => {
    setProgress(undefined);
    setProgress(await fetchData(registration.progress, values));
  };
  const form = useSubmitForm({
    schema: registration.progress.input,
    initial: { applicationNumber, phone: '' },
    submit,
  });
  return (
    <AuthLayout title={t('progressTitle')} subtitle={t('progressSubtitle')}>
      <PlainForm of={form}>
        <FormFailure of={form} />
        <FormField name="applicationNumber" label={t('number')}>
          <TextInput
            placeholder={t('numberPlaceholder')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormField>
        <FormField name="phone" label={t('phone')}>
          <TextInput type="tel" inputMode="numeric" placeholder={t('phonePlaceholder')} autoComplete="tel-national" />
        </FormField>
        <button
          type="submit"
          className={`${controls.primary} ${controls.large} ${styles.submit}`}
          disabled={form.isBusy}>
          {form.isBusy ? t('asking') : t('ask')}
        </button>
      </PlainForm>
      {progress && <ProgressFacts of={progress} />}
      <p className={styles.after}>
        <Link to="/register">{t('title')}</Link> · <Link to="/auth">{t('toAuth')}</Link>
      </p>
    </AuthLayout>
  );
}

const next = { pending: 'pendingNext', approved: 'approvedNext', rejected: 'rejectedNext' } as const;

function ProgressFacts({ of: { status, createTime, reviewTime, reason } }: { of: Progress }) {
  const t = useRegisterText();
  const facts = [
    [t('state'), t(status)],
    [t('appliedAt'), createTime],
    [t('reviewedAt'), reviewTime],
    [t('reason'), reason],
  ].filter(([, text]) => text);
  return (
    <output className={styles.progressFacts}>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t(next[status])}</p>
    </output>
  );
}
