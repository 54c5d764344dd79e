import { registrationFields } from '@edp/contract/modules/registration/registration.ts';
import { useFieldValue, useFormScope } from '../../../ui/form/engine/form-context.ts';
import { kindOf, kinds } from '../forms.ts';
import { useRegisterText } from '../register.texts.ts';
import styles from '../register.module.css';

/** Company or person. */
export function KindField() {
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
