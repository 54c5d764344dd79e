import { Input } from 'antd';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import fields from '../../../../ui/record/fields/fields.module.css';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { subFields } from './switches.ts';

const labels = {
  isLotControl: { prefix: 'lotPrefix', start: 'lotStart' },
  isSerialNumberControl: { prefix: 'serialPrefix', start: 'serialStart' },
} as const;

/** How lots or serial numbers are named; shown while they are kept. */
export function SubFields({ of }: { of: keyof typeof subFields }) {
  const t = useMaterialRecordText();
  if (useFieldValue(of) !== 1) return null;
  const { prefix, start } = labels[of];
  return (
    <div className={styles.subFields}>
      <FormField isCell name={subFields[of].prefix}>
        <Input aria-label={t(prefix)} prefix={<span className={fields.lead}>{t(prefix)}</span>} />
      </FormField>
      <FormField isCell name={subFields[of].start}>
        <Input aria-label={t(start)} prefix={<span className={fields.lead}>{t(start)}</span>} inputMode="numeric" />
      </FormField>
    </div>
  );
}
