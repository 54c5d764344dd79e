import LockOutlined from '@ant-design/icons/LockOutlined';
import { useStore } from 'zustand';
import { useFormScope } from '../../form/engine/form-context.ts';
import type { FieldValues } from '../../form/engine/form-store.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import type { Control } from '../../inputs/control.ts';
import { SwitchInput } from '../../inputs/switch-input.tsx';
import styles from './switches.module.css';

/** What else changes with a switch, given the values before. */
type Consequences = (isOn: boolean, values: FieldValues) => FieldValues;
const none: Consequences = () => ({});

function RuledSwitch({ consequencesOf, onChange, ...control }: Control<0 | 1> & { consequencesOf: Consequences }) {
  const { form, setFields } = useFormScope();
  const change = (value: 0 | 1) => {
    const consequences = consequencesOf(value === 1, form.getValues());
    onChange?.(value);
    setFields(consequences);
  };
  return <SwitchInput {...control} onChange={change} />;
}

interface Props {
  name: string;
  label: string;
  /** What it means; of a locked one, the reason. */
  hint: string;
  isLocked?: boolean;
  consequencesOf?: Consequences;
}

/** Name, explanation and switch. */
export function SwitchRow({ name, label, hint, isLocked = false, consequencesOf = none }: Props) {
  const { formId, status, isStored } = useFormScope();
  const hintId = `${formId}-${name}-meaning`;
  const isChanged = useStore(status, ({ changed }) => isStored && changed.has(name));
  return (
    <div className={styles.switch}>
      <span className={`${styles.switchName} ${isChanged ? styles.changed : ''}`}>
        {label}
        {isLocked && <LockOutlined aria-hidden="true" className={styles.lock} />}
      </span>
      <span id={hintId} className={styles.switchHint}>
        {hint}
      </span>
      <FormField isCell name={name}>
        <RuledSwitch consequencesOf={consequencesOf} aria-label={label} aria-describedby={hintId} disabled={isLocked} />
      </FormField>
    </div>
  );
}
