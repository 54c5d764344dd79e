import { Input } from 'antd';
import { FormField, FormRow } from '../../../../ui/form/fields/form-field.tsx';
import { SimilarMaterials } from '../../similar/similar-materials.tsx';
import { CodeField } from './code-field.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { ValidityFields } from './validity-fields.tsx';

export function IdentityFields({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  return (
    <div className={styles.grid}>
      <CodeField isNew={record === undefined} />
      <FormRow label={t('owner')}><span className={styles.fixed}>{record?.orgName ?? t('ownerOfNew')}</span></FormRow>
      <div className={styles.wide}><FormField name="itemName"><Input /></FormField></div>
      <SimilarMaterials stored={record} className={styles.wide} />
      <ValidityFields />
    </div>
  );
}
