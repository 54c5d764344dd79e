import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { Input, type InputProps } from 'antd';
import { useChoices } from '../../../../kernel/data/use-dictionary.ts';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { SwitchInput } from '../../../../ui/inputs/switch-input.tsx';
import { useDefinitionText, useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
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
  const label = useFieldLabels(skuRecord);
  const codePlaceholder = useDefinitionText(productRecord).of('code', 'placeholder')!;
  const noun = useNounText();
  const types = useChoices('dms_sku_itemtype', useFieldValue('specList.0.proType') as string | undefined);
  return (
    <div className={fields.grid}>
      <FormField name="specList.0.itemCode" label={label('itemCode')} required={false}>
        <CodeInput placeholder={codePlaceholder} />
      </FormField>
      <FormField name="specList.0.itemName" label={label('itemName')}>
        <Input />
      </FormField>
      <FormField name="specList.0.proType" label={label('proType')}>
        <Select options={types} placeholder={noun('select')} />
      </FormField>
      <FormField name="specList.0.barCode" label={label('barCode')}>
        <Input />
      </FormField>
      <FormField name="specList.0.marketPrice" label={label('marketPrice')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.listPricePerUnit" label={label('listPricePerUnit')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.active" label={label('active')}>
        <SwitchInput />
      </FormField>
    </div>
  );
}
