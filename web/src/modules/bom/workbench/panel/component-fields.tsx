import { bomItemRecord } from '@edp/contract/modules/bom/bom-item.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../../kernel/lazy.ts';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField, FormRow } from '../../../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { RemoteSelect } from '../../../../ui/inputs/remote-select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { definedInputs } from '../../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { useMaxLength } from '../../../../ui/noun/standard-inputs.tsx';
import { useBomText } from '../../bom.texts.ts';
import type { Chosen } from '../../pickers/chosen.ts';
import { ChosenInput } from '../../pickers/chosen-input.tsx';
import type { Component } from '../bom-tree.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

const MaterialPicker = lazy(async () => (await import('../../pickers/material-picker.tsx')).MaterialPicker);
const ProductPicker = lazy(async () => (await import('../../pickers/product-picker.tsx')).ProductPicker);

const FurtherInputs = definedInputs({ ...bomItemRecord, form: ['active', 'remark', 'picUrl'] });

type Source = 'material' | 'product' | 'text';

const isText = ({ proSpecId, productId }: Pick<Component, 'proSpecId' | 'productId'>) =>
  proSpecId === '' && productId === '';

/** `component`: as it is stored. */
export function ComponentFields({ component }: { component: Component | undefined }) {
  const text = useDefinitionText(bomItemRecord);
  const [unitOfMaterial, setUnit] = useState<{ id: string; name: string }>();
  const units = [component && { id: component.unitId, name: component.unitText }, unitOfMaterial].filter(
    (each) => each !== undefined && each.id !== '',
  );
  return (
    <>
      <IdentityFields component={component} onUnit={setUnit} />
      <FormField name="quantity">
        <NumberInput isDecimal placeholder={text.of('quantity', 'placeholder')} />
      </FormField>
      <FormField name="unitId">
        <RemoteSelect call={unit.list} detail={unit.detail} loadedRecords={units as { id: string; name: string }[]} />
      </FormField>
      <FormField name="scrapRate">
        <NumberInput isDecimal unit="%" />
      </FormField>
      <FormField name="position">
        <Input />
      </FormField>
      <FormField name="sort">
        <NumberInput />
      </FormField>
      <FurtherInputs />
    </>
  );
}

/** What the component is: a material, a product, or a name that is typed. */
function IdentityFields({
  component,
  onUnit,
}: {
  component: Component | undefined;
  onUnit: (unit: { id: string; name: string }) => void;
}) {
  const t = useWorkbenchText();
  const bom = useBomText();
  const noun = useNounText();
  const { form } = useFormScope();
  const lengths = { name: useMaxLength('productName'), specification: useMaxLength('proSpecName') };
  const [proSpecId, productId, typed] = [
    useFieldValue('proSpecId'),
    useFieldValue('productId'),
    useFieldValue('productName'),
  ];
  const stored: Source | undefined = proSpecId ? 'material' : productId ? 'product' : undefined;
  const [chosenSource, setChosenSource] = useState<Source | undefined>(
    component && isText(component) ? 'text' : undefined,
  );
  const source = stored ?? chosenSource ?? (typed ? 'text' : 'material');
  const set = (values: object) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
  };
  const change = (next: Source) => {
    setChosenSource(next);
    set({ proSpecId: '', productId: '', productName: '', proSpecName: '' });
  };
  const choose = (chosen: Chosen) => {
    set({
      proSpecId: chosen.proSpecId ?? '',
      productId: chosen.productId ?? '',
      productName: chosen.name,
      proSpecName: chosen.specification.slice(0, lengths.specification),
      ...(chosen.unitId && { unitId: chosen.unitId }),
    });
    if (chosen.unitId) onUnit({ id: chosen.unitId, name: chosen.unitText ?? '' });
  };
  const Picker = source === 'product' ? ProductPicker : MaterialPicker;
  const options = [
    { value: 'material', label: t('fromMaterial') },
    { value: 'product', label: t('fromProduct') },
    { value: 'text', label: t('fromText') },
  ];
  return (
    <>
      <FormRow label={t('source')}>
        <Radio.Group
          aria-label={t('source')}
          optionType="button"
          size="small"
          options={options}
          value={source}
          onChange={(event) => change(event.target.value as Source)}
        />
      </FormRow>
      <FormField name="productName" required>
        {source === 'text' ? (
          <Input placeholder={noun('textPlaceholder', { max: lengths.name })} />
        ) : (
          <ChosenInput button={bom(source === 'product' ? 'chooseProduct' : 'chooseMaterial')} isIcon>
            {(picker) => <Picker {...picker} onChoose={choose} />}
          </ChosenInput>
        )}
      </FormField>
      <FormField name="proSpecName">
        <Input
          disabled={source !== 'text'}
          placeholder={source === 'text' ? noun('textPlaceholder', { max: lengths.specification }) : bom('fromRecord')}
        />
      </FormField>
    </>
  );
}
