import { isCreditCode } from '@edp/contract/modules/company/company.ts';
import { useStore } from 'zustand';
import { useFieldValue, useFormScope } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../../ui/form/fields/text-input.tsx';
import controls from '../../../ui/layout/controls.module.css';
import { useRegisterText } from '../register.texts.ts';
import styles from '../register.module.css';

/** Fields that only a company has. */
export function CompanyFields({ creditCode, onLookUp }: { creditCode: string; onLookUp: () => void }) {
  const t = useRegisterText();
  const isLeft = useStore(useFormScope().status, ({ left }) => left.has(creditCode));
  const code = (useFieldValue(creditCode) as string).trim();
  const isDoubtful = isLeft && code !== '' && !isCreditCode(code);
  return (
    <>
      <div className={styles.wide}>
        <FormField required name="companyName" label={t('companyName')}>
          <TextInput
            placeholder={t('companyNamePlaceholder')}
            autoComplete="organization"
            beside={
              <button
                type="button"
                className={`${controls.plain} ${controls.large} ${styles.beside}`}
                onClick={onLookUp}>
                {t('lookup')}
              </button>
            }
          />
        </FormField>
      </div>
      <FormField required name={creditCode} label={t('creditCode')} hint={isDoubtful && t('creditCodeHint')}>
        <TextInput
          placeholder={t('creditCodePlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
    </>
  );
}
