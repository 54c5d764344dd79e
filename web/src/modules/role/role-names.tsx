import { maxLengthOf, schemaAt } from '../../kernel/data/rules.ts';
import { useFormScope } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import controls from '../../ui/layout/controls.module.css';
import styles from './role.module.css';

/** The code of the built-in role stays. */
export const RoleNames = ({ isBuiltIn = false }: { isBuiltIn?: boolean }) => (
  <div className={styles.names}>
    <RoleInput name="name" />
    <RoleInput name="code" isLocked={isBuiltIn} />
    <RoleInput name="remark" />
  </div>
);

export function RoleInput({ name, isLocked = false }: { name: string; isLocked?: boolean }) {
  const max = maxLengthOf(schemaAt(useFormScope().schema, name)!);
  return (
    <FormField name={name}>
      <input className={controls.input} maxLength={max} autoComplete="off" disabled={isLocked} />
    </FormField>
  );
}
