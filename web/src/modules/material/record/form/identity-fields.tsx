import { Input } from 'antd';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { SimilarMaterials } from '../../similar/similar-materials.tsx';
import { CodeField } from './code-field.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { OwnerRow } from './owner-row.tsx';
import { ValidityFields } from './validity-fields.tsx';

export function IdentityFields({ record }: { record: MaterialValue | undefined }) {
  return (
    <div className={styles.grid}>
      <CodeField isNew={record === undefined} />
      <OwnerRow record={record} />
      <div className={styles.wide}>
        <FormField name="itemName">
          <Input />
        </FormField>
      </div>
      <SimilarMaterials stored={record} className={styles.wide} />
      <ValidityFields />
    </div>
  );
}
