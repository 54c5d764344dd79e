import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { PathField } from '../../../../ui/record/fields/path-field.tsx';
import { useUnits, withUnit } from '../../../../ui/record/fields/use-units.ts';
import type { MaterialValue } from '../material-value.ts';

export function ClassificationFields({ record }: { record: MaterialValue | undefined }) {
  const noun = useNounText();
  const units = useUnits({ kept: [record?.unitId] });
  return (
    <div className={styles.grid}>
      <PathField
        name="itemCategoryId"
        set={materialSets.category}
        ids={record?.itemCategoryId}
        names={record?.itemCategoryText}
      />
      <PathField name="itemTypeId" set={materialSets.type} ids={record?.itemTypeId} names={record?.itemTypeText} />
      <FormField name="unitId">
        <Select options={withUnit(units, record?.unitId, record?.unitText)} placeholder={noun('select')} />
      </FormField>
      <PathField
        name="proCategoryId"
        set={materialSets.category}
        ids={record?.proCategoryId}
        names={record?.proCategoryName}
      />
    </div>
  );
}
