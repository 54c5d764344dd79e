import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { PathField } from '../../../category/shared/path-field.tsx';
import { UnitField } from '../../../unit/shared/unit-field.tsx';
import type { MaterialValue } from '../material-value.ts';

export function ClassificationFields({ record }: { record: MaterialValue | undefined }) {
  return (
    <div className={styles.grid}>
      <PathField
        name="itemCategoryId"
        set={materialSets.category}
        ids={record?.itemCategoryId}
        names={record?.itemCategoryText}
      />
      <PathField name="itemTypeId" set={materialSets.type} ids={record?.itemTypeId} names={record?.itemTypeText} />
      <UnitField record={record} />
      <PathField
        name="proCategoryId"
        set={materialSets.category}
        ids={record?.proCategoryId}
        names={record?.proCategoryName}
      />
    </div>
  );
}
