import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { useLanguage } from '../../../../kernel/text/language.ts';
import { FormRow } from '../../../../ui/form/fields/form-field.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import type { MaterialValue } from '../material-value.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { OwnOrganisationHint, useOwnOrganisation } from '../../../subject/shared/own-organisation.tsx';

/** Whose the material is: of a new one, the organisation of the user. Without one it cannot be saved. */
export function OwnerRow({ record }: { record: MaterialValue | undefined }) {
  const label = useFieldLabels(materialRecord);
  const language = useLanguage();
  const own = useOwnOrganisation();
  const name = record?.orgName ?? own;
  return (
    <FormRow label={label('orgName')}>
      <span className={styles.fixed}>{name}</span>
      {name === '' && (
        <p className={styles.fixedError}>
          <span role="alert">{translate('material.noOrganisation', language)}</span>
          <OwnOrganisationHint />
        </p>
      )}
    </FormRow>
  );
}
