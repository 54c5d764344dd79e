import LockOutlined from '@ant-design/icons/LockOutlined';
import { useStore } from 'zustand';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import { SwitchInput } from '../../../../ui/inputs/switch-input.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { consequencesOf, type SwitchName } from './switches.ts';

/** A switch that changes what depends on it. */
function RuledSwitch({ name, onChange, ...control }: Control<0 | 1> & { name: SwitchName }) {
  const { form, setFields } = useFormScope();
  const change = (value: 0 | 1) => {
    const isSerial = form.getValues('isSerialNumberControl') === 1;
    onChange?.(value);
    setFields(consequencesOf(name, value === 1, isSerial));
  };
  return <SwitchInput {...control} onChange={change} />;
}

/** Name, explanation and switch; a locked one tells the reason. */
export function SwitchRow({ name, lock }: { name: SwitchName; lock: 'stock' | 'asset' | undefined }) {
  const t = useMaterialRecordText();
  const { status, isStored } = useFormScope();
  const isChanged = useStore(status, ({ changed }) => isStored && changed.has(name));
  return (
    <div className={styles.switch}>
      <span className={`${styles.switchName} ${isChanged ? styles.changed : ''}`}>{t(name)}{lock && <LockOutlined aria-hidden="true" className={styles.lock} />}</span>
      <span className={styles.switchHint}>{lock === 'asset' ? t('assetLock') : t(`${name}Hint`)}</span>
      <FormField isCell name={name}><RuledSwitch name={name} aria-label={t(name)} disabled={lock !== undefined} /></FormField>
    </div>
  );
}
