import { Input, type InputProps } from 'antd';
import { useChoices } from '../../../../kernel/data/use-dictionary.ts';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { SwitchInput } from '../../../../ui/inputs/switch-input.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import fields from '../../../../ui/record/fields/fields.module.css';
import { useVariantsText } from './product-variants.texts.ts';

/** A code that is typed is not generated. */
function CodeInput({ onChange, ...input }: InputProps) {
  const { form } = useFormScope();
  const change: InputProps['onChange'] = (event) => {
    onChange?.(event);
    form.setValue('specList.0.isCreateItem', event.target.value === '' ? 1 : 0);
  };
  return <Input {...input} onChange={change} />;
}

/** The only variant of a single style. */
export function SingleFields() {
  const t = useVariantsText();
  const noun = useNounText();
  const types = useChoices('dms_sku_itemtype', useFieldValue('specList.0.proType') as string | undefined);
  return (
    <div className={fields.grid}>
      <FormField name="specList.0.itemCode" label={t('itemCode')} required={false}>
        <CodeInput placeholder={t('codePlaceholder')} />
      </FormField>
      <FormField name="specList.0.itemName" label={t('itemName')}>
        <Input />
      </FormField>
      <FormField name="specList.0.proType" label={t('proType')}>
        <Select options={types} placeholder={noun('select')} />
      </FormField>
      <FormField name="specList.0.barCode" label={t('barCode')}>
        <Input />
      </FormField>
      <FormField name="specList.0.marketPrice" label={t('marketPrice')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.listPricePerUnit" label={t('listPricePerUnit')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.active" label={t('active')}>
        <SwitchInput />
      </FormField>
    </div>
  );
}
