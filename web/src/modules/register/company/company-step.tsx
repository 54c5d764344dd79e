import { isCreditCode } from '@edp/contract/modules/company/company.ts';
import {
  longestRequirement,
  registrationFields,
  type RegistrationFields,
} from '@edp/contract/modules/registration/registration.ts';
import type { ComponentProps } from 'react';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../../ui/form/fields/text-input.tsx';
import controls from '../../../ui/layout/controls.module.css';
import { LicenceField } from './licence-field.tsx';
import { RegionCascader } from './region-cascader.tsx';
import type { useRegions } from './regions.ts';
import { useRegisterText } from '../register.texts.ts';
import styles from '../register.module.css';
import { useFieldValue, useFormScope, useIsLeft } from '../../../ui/form/engine/form-context.ts';
import { kindOf, kinds } from '../forms.ts';

interface Props {
  fields: RegistrationFields;
  regions: ReturnType<typeof useRegions>;
  onLookUp: () => void;
}

/** Who is to become a tenant, and what for. */
export function CompanyStep({ fields, regions, onLookUp }: Props) {
  const t = useRegisterText();
  const isPerson = fields === registrationFields.person;
  const regionsFailed = (
    <>
      {t('regionsFailed')}{' '}
      <button type="button" className={controls.link} onClick={regions.retry}>
        {t('retry')}
      </button>
    </>
  );
  return (
    <>
      {fields !== registrationFields.page && <KindField />}
      {!isPerson && <CompanyFields creditCode={fields.creditCode} onLookUp={onLookUp} />}
      <div className={styles.wide}>
        <FormField required name={fields.region} label={t('region')} hint={regions.hasFailed && regionsFailed}>
          <RegionCascader regions={regions.regions} />
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField required name={fields.addressDetail} label={t('addressDetail')}>
          <TextInput placeholder={t('addressDetailPlaceholder')} autoComplete="street-address" />
        </FormField>
      </div>
      <FormField required name="requirementDescription" label={t('requirement')}>
        <Requirement placeholder={t('requirementPlaceholder')} />
      </FormField>
      <LicenceField key={fields.pictures} name={fields.pictures} isPerson={isPerson} />
    </>
  );
}

/** What it does not name comes from its field. */
function Requirement({
  status: _status,
  value = '',
  ...control
}: ComponentProps<'textarea'> & { value?: string; status?: string }) {
  const t = useRegisterText();
  const count = value.length;
  return (
    <div className={styles.counted}>
      <textarea {...control} value={value} className={`${controls.input} ${styles.requirement}`} />
      <span className={count > longestRequirement ? styles.over : styles.count}>
        {t('requirementCount', { count, max: longestRequirement })}
      </span>
    </div>
  );
}

/** Company or person. */
function KindField() {
  const t = useRegisterText();
  const { form } = useFormScope();
  const chosen = kindOf({ registerType: useFieldValue('registerType') });
  const choose = (kind: 'company' | 'person') => {
    // Another kind needs another photo: a licence is no identity card.
    for (const { pictures } of [registrationFields.company, registrationFields.person]) form.setValue(pictures, '');
    form.setValue('registerType', kinds[kind]);
  };
  return (
    <fieldset className={`${styles.wide} ${styles.kinds}`}>
      <legend>{t('kind')}</legend>
      {(['company', 'person'] as const).map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="registerType" checked={kind === chosen} onChange={() => choose(kind)} />
          {t(kind)}
        </label>
      ))}
    </fieldset>
  );
}

/** Fields that only a company has. */
function CompanyFields({ creditCode, onLookUp }: { creditCode: string; onLookUp: () => void }) {
  const t = useRegisterText();
  const isLeft = useIsLeft(creditCode);
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
