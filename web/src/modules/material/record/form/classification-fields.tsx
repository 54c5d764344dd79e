import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { useUnits, withUnit } from './choices.ts';
import type { MaterialValue } from '../material-value.ts';
import { PathField } from './path-field.tsx';
import styles from '../record.module.css';

export function ClassificationFields({ record }: { record: MaterialValue | undefined }) {
  const noun = useNounText();
  const units = useUnits();
  return (
    <div className={styles.grid}>
      <PathField name="itemCategoryId" set="category" ids={record?.itemCategoryId} names={record?.itemCategoryText} />
      <PathField name="itemTypeId" set="type" ids={record?.itemTypeId} names={record?.itemTypeText} />
      <FormField name="unitId"><Select options={withUnit(units, record?.unitId, record?.unitText)} placeholder={noun('select')} /></FormField>
      <PathField name="proCategoryId" set="category" ids={record?.proCategoryId} names={record?.proCategoryName} />
    </div>
  );
}
