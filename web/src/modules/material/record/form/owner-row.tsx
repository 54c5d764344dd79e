import { translate } from '@edp/contract/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { loginInfoQuery } from '../../../../kernel/session/access.ts';
import { useLanguage } from '../../../../kernel/text/language.ts';
import { FormRow } from '../../../../ui/form/fields/form-field.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';

/** Whose the material is: of a new one, the organisation of the user. Without one it cannot be saved. */
export function OwnerRow({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  const language = useLanguage();
  const own = useQuery(loginInfoQuery).data?.orgName;
  const name = record?.orgName ?? own;
  return (
    <FormRow label={t('owner')}>
      <span className={styles.fixed}>{name}</span>
      {name === '' && (
        <p className={styles.fixedError} role="alert">
          {translate('material.noOrganisation', language)}
        </p>
      )}
    </FormRow>
  );
}
