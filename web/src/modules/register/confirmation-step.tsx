import { registrationFields, type RegistrationFields } from '@edp/contract/modules/registration/registration.ts';
import { useFormScope } from '../../ui/form/engine/form-context.ts';
import controls from '../../ui/layout/controls.module.css';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';

/** What will be sent, except for the password; each part leads back to its step. */
export function ConfirmationStep({
  fields,
  onChange,
}: {
  fields: RegistrationFields;
  onChange: (step: number) => void;
}) {
  const t = useRegisterText();
  const { form } = useFormScope();
  const isPerson = fields === registrationFields.person;
  const value = (name: string) => [form.getValues(name)].flat().join(' / ');
  const company = [
    ...(isPerson
      ? []
      : [
          [t('companyName'), value('companyName')],
          [t('creditCode'), value(fields.creditCode)],
        ]),
    [t('region'), value(fields.region)],
    [t('addressDetail'), value(fields.addressDetail)],
    [t('requirement'), value('requirementDescription')],
    [isPerson ? t('idCard') : t('licence'), t('licenceKept')],
  ];
  const administrator = [
    [t('applicant'), value('applicant')],
    [t('phone'), value(fields.phone)],
  ];
  const parts = [
    { step: 0, title: isPerson ? t('stepPerson') : t('stepCompany'), facts: company },
    { step: 1, title: t('stepAdministrator'), facts: administrator },
  ];
  return (
    <div className={styles.wide}>
      {parts.map(({ step, title, facts }) => (
        <div key={step} className={styles.part}>
          <h2 className={styles.partTitle} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={controls.link}
            aria-label={t('changeOf', { part: title })}
            onClick={() => onChange(step)}>
            {t('change')}
          </button>
          <dl className={styles.facts}>
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
