import { Form } from 'antd';
import type { ReactNode } from 'react';
import { formRule, isRequired, valueRule } from '../kernel/rules.ts';
import { useFormScope } from './form-context.ts';
import styles from './form-field.module.css';

interface Props {
  name: string;
  /** A rule beyond the field's own, which can look at other fields; returns the message. */
  check?: (value: unknown, other: (name: string) => unknown) => string | undefined;
  /** The other fields that `check` reads. */
  dependsOn?: string[];
  /** Required depending on the record, which the contract cannot express. */
  required?: boolean;
  /** What the user should know before filling it in. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One field of the form's call: label, rule and "required" come from the contract. */
export function FormField({ name, check, required, dependsOn, hint, children }: Props) {
  const { call, fields } = useFormScope();
  const form = Form.useFormInstance();
  const schema = call.input.shape[name];
  if (!schema) throw new Error(`${call.name} has no field ${name}`);
  const more = check && valueRule((value) => check(value, (other) => form.getFieldValue(other) as unknown));
  return (
    <Form.Item name={name} label={fields[name]?.label} required={required ?? isRequired(schema as never)} rules={[formRule(schema as never), ...(more ? [more] : [])]}
      dependencies={dependsOn} extra={hint && <span className={styles.hint}>{hint}</span>} validateFirst>
      {children}
    </Form.Item>
  );
}
