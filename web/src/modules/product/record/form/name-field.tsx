import { Input, type InputProps } from 'antd';
import { useRef } from 'react';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { ProductForm } from '../product-value.ts';
import { renamed } from '../variants/plan-change.ts';

export const NameField = () => (
  <FormField name="name">
    <NameInput />
  </FormField>
);

/** The generated names of variants begin with the name of the product: they follow when it is left. */
function NameInput({ onBlur, ...input }: InputProps) {
  const { form } = useFormScope();
  const before = useRef('');
  const follow = () => {
    const { name = '', specList, proSpecConfigVoList } = form.getValues() as unknown as ProductForm;
    if (name === before.current) return;
    const rows = renamed(specList, proSpecConfigVoList, before.current, name);
    before.current = name;
    if (rows !== specList) form.setValue('specList', rows);
  };
  const focus = () => {
    before.current = (form.getValues('name') as string | undefined) ?? '';
  };
  const leave: InputProps['onBlur'] = (event) => {
    follow();
    onBlur?.(event);
  };
  return <Input {...input} onFocus={focus} onBlur={leave} onPressEnter={follow} />;
}
