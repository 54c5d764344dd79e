import { Checkbox, Input } from 'antd';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';

/** The code of a material; of a new one the server can make it. */
export function CodeField({ isNew }: { isNew: boolean }) {
  const t = useMaterialRecordText();
  const { setFields, form } = useFormScope();
  const isMade = useFieldValue('isCreateItem') === 1;
  const choose = (isOn: boolean) => {
    form.setValue('isCreateItem', isOn ? 1 : 0);
    if (isOn) setFields({ itemCode: '' });
  };
  const choice = isNew && (
    <Checkbox checked={isMade} onChange={(event) => choose(event.target.checked)}>
      {t('createsCode')}
    </Checkbox>
  );
  return (
    <FormField name="itemCode" required={!isMade} hint={choice}>
      <Input disabled={isMade} placeholder={isMade ? t('codeAtSave') : t('codePlaceholder')} />
    </FormField>
  );
}
