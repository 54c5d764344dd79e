import { isCreditCode } from '@edp/contract/modules/company.ts';
import { useState } from 'react';
import controls from '../../ui/controls.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { Field } from './field.tsx';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import type { useRegisterForm } from './use-register-form.ts';

interface Props {
  state: ReturnType<typeof useRegisterForm>;
  creditCodeName: string;
  onLookUp: () => void;
}

/** Fields that only a company has. */
export function CompanyFields({ state: { values, errors, set }, creditCodeName, onLookUp }: Props) {
  const t = useRegisterText();
  const [hasLeftCode, setLeftCode] = useState(false);
  const code = values.creditCode.trim();
  const isDoubtful = hasLeftCode && code !== '' && !isCreditCode(code);
  return (
    <>
      <div className={styles.wide}>
        <TextField name="companyName" label={t('companyName')} placeholder={t('companyNamePlaceholder')} autoComplete="organization"
          value={values.companyName} error={errors.companyName} onChange={(companyName) => set({ companyName })}
          beside={<button type="button" className={`${controls.plain} ${controls.large} ${styles.beside}`} onClick={onLookUp}>{t('lookup')}</button>} />
      </div>
      <Field label={t('creditCode')} error={errors.creditCode} hint={isDoubtful ? t('creditCodeHint') : undefined}>
        {(control) => (
          <input {...control} name={creditCodeName} className={`${controls.input} ${controls.large}`} placeholder={t('creditCodePlaceholder')}
            autoComplete="off" autoCapitalize="characters" spellCheck={false} value={values.creditCode}
            onChange={(event) => set({ creditCode: event.target.value })}
            onFocus={() => setLeftCode(false)} onBlur={() => setLeftCode(true)} />
        )}
      </Field>
    </>
  );
}
