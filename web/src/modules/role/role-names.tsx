import { FormField } from '../../ui/form/fields/form-field.tsx';
import controls from '../../ui/layout/controls.module.css';
import styles from './role.module.css';

/** The code of the built-in role stays. */
export const RoleNames = ({ isBuiltIn = false }: { isBuiltIn?: boolean }) => (
  <div className={styles.names}>
    <FormField name="name">
      <input className={controls.input} maxLength={50} autoComplete="off" />
    </FormField>
    <FormField name="code">
      <input className={controls.input} maxLength={50} autoComplete="off" disabled={isBuiltIn} />
    </FormField>
    <FormField name="remark">
      <input className={controls.input} maxLength={200} autoComplete="off" />
    </FormField>
  </div>
);
