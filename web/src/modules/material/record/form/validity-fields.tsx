import type { ComponentProps } from 'react';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { DateInput } from '../../../../ui/inputs/dates/date-input.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';

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
  const t = useMaterialRecordText();
  return (
    <>
      <FormField name="startDateActive">
        <StartInput />
      </FormField>
      <FormField name="endDateActive">
        <DateInput placeholder={t('endHint')} />
      </FormField>
    </>
  );
}
