import { FormField } from '../../ui/form/fields/form-field.tsx';
import controls from '../../ui/layout/controls.module.css';

export const CopyNames = () => (
  <>
    <FormField name="name">
      <input className={controls.input} maxLength={50} autoComplete="off" />
    </FormField>
    <FormField name="code">
      <input className={controls.input} maxLength={50} autoComplete="off" />
    </FormField>
  </>
);
