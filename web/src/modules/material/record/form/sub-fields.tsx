import { Input } from 'antd';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import fields from '../../../../ui/record/fields/fields.module.css';
import styles from '../record.module.css';
import { subFields } from './switches.ts';

/** How lots or serial numbers are named; shown while they are kept. */
export function SubFields({ of }: { of: keyof typeof subFields }) {
  const scope = useFormScope();
  if (useFieldValue(of) !== 1) return null;
  const { prefix, start } = subFields[of];
  const named = (name: string) => {
    const { label } = scope.fields[name]!;
    return { 'aria-label': label, prefix: <span className={fields.lead}>{label}</span> };
  };
  return (
    <div className={styles.subFields}>
      <FormField isCell name={prefix}>
        <Input {...named(prefix)} />
      </FormField>
      <FormField isCell name={start}>
        <Input {...named(start)} inputMode="numeric" />
      </FormField>
    </div>
  );
}
