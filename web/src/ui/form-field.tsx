import { Form } from 'antd';
import type { ReactNode } from 'react';
import { formRule, isRequired } from '../kernel/rules.ts';
import { useFormScope } from './form-context.ts';

/** One field of the form's call: label, rule and "required" come from the contract. */
export function FormField({ name, children }: { name: string; children: ReactNode }) {
  const { call, fields } = useFormScope();
  const schema = call.input.shape[name];
  if (!schema) throw new Error(`${call.name} has no field ${name}`);
  return (
    <Form.Item name={name} label={fields[name]?.label} required={isRequired(schema as never)} rules={[formRule(schema as never)]} validateFirst>
      {children}
    </Form.Item>
  );
}
