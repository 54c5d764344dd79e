import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import type { ComponentProps } from 'react';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { DateInput } from '../../../../ui/inputs/dates/date-input.tsx';

/** Another start makes the end meaningless. */
function StartInput({ onChange, ...control }: ComponentProps<typeof DateInput>) {
  const { setFields } = useFormScope();
  const change = (day: string) => {
    onChange?.(day);
    setFields({ endDateActive: '' });
  };
  return <DateInput {...control} onChange={change} />;
}

export function ValidityFields() {
  const text = useDefinitionText(materialRecord);
  return (
    <>
      <FormField name="startDateActive">
        <StartInput />
      </FormField>
      <FormField name="endDateActive">
        <DateInput placeholder={text.of('endDateActive', 'placeholder')} />
      </FormField>
    </>
  );
}
