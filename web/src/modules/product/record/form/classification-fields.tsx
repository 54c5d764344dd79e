import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { PathField } from '../../../category/shared/path-field.tsx';
import { UnitField } from '../../../unit/shared/unit-field.tsx';
import type { ProductValue } from '../product-value.ts';
import { BrandField } from './brand-field.tsx';
import { GroupField } from './group-field.tsx';
import { LabelField } from './label-field.tsx';

export function ClassificationFields({ record }: { record: ProductValue | undefined }) {
  return (
    <div className={styles.grid}>
      <PathField name="categoryId" set={materialSets.category} ids={record?.categoryId} names={record?.categoryText} />
      <PathField name="typeId" set={materialSets.type} ids={record?.typeId} names={record?.typeText} />
      <BrandField record={record} />
      <UnitField record={record} />
      <div className={styles.wide}>
        <GroupField />
      </div>
      <div className={styles.wide}>
        <LabelField record={record} />
      </div>
    </div>
  );
}
