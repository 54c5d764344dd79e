import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { PathField } from '../../../../ui/record/fields/path-field.tsx';
import { useUnits, withUnit } from '../../../../ui/record/fields/use-units.ts';
import type { ProductValue } from '../product-value.ts';
import { BrandField } from './brand-field.tsx';
import { GroupField } from './group-field.tsx';
import { LabelField } from './label-field.tsx';

export function ClassificationFields({ record }: { record: ProductValue | undefined }) {
  const noun = useNounText();
  const units = useUnits({ kept: [record?.unitId] });
  return (
    <div className={styles.grid}>
      <PathField name="categoryId" set={materialSets.category} ids={record?.categoryId} names={record?.categoryText} />
      <PathField name="typeId" set={materialSets.type} ids={record?.typeId} names={record?.typeText} />
      <BrandField record={record} />
      <FormField name="unitId">
        <Select options={withUnit(units, record?.unitId, record?.unitText)} placeholder={noun('select')} />
      </FormField>
      <div className={styles.wide}>
        <GroupField />
      </div>
      <div className={styles.wide}>
        <LabelField record={record} />
      </div>
    </div>
  );
}
