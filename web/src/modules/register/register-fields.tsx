import { registrationFields, type RegistrationFields } from '@edp/contract/modules/registration/registration.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { PlainForm } from '../../ui/form/plain-form.tsx';
import controls from '../../ui/layout/controls.module.css';
import { AdministratorStep } from './administrator-step.tsx';
import { CompanyStep } from './company/company-step.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { steps } from './forms.ts';
import type { useRegions } from './company/regions.ts';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { StepList } from './step-list.tsx';
import type { useRegisterForm } from './use-register-form.ts';

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
