import { unit, unitPicture, type Unit } from '@edp/contract/modules/unit/unit.ts';
import { Input } from 'antd';
import { useChoices, useDictionary } from '../../kernel/data/use-dictionary.ts';
import { helpOf } from '../../ui/form/fields/help.tsx';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { standardFacts, standardFields, standardHeader } from '../../ui/noun/standard-fields.tsx';
import {
  CodeInput,
  LongTextInput,
  NameInput,
  PictureInput,
  SortOrderInput,
  ValidityInput,
} from '../../ui/noun/standard-inputs.tsx';
import { useUnitText } from './unit.texts.ts';

function Inputs({ record }: { record?: Unit | undefined }) {
  const t = useUnitText();
  const noun = useNounText();
  return (
    <>
      <CodeInput />
      <NameInput />
      <FormField name="unitCategory">
        <Select options={useChoices('edp_productunit_type', record?.unitCategory)} placeholder={noun('select')} />
      </FormField>
      <FormField name="conversionFactor" hint={t('factorHint')}>
        <Input inputMode="decimal" placeholder={t('factorPlaceholder')} />
      </FormField>
      <ValidityInput />
      <SortOrderInput />
      <FormField name="nativeCode">
        <Input placeholder={t('nativeCodePlaceholder')} />
      </FormField>
      <PictureInput limit={unitPicture} />
      <LongTextInput name="description" />
    </>
  );
}

export const unitScreens = recordScreens<Unit>(() => {
  const t = useUnitText();
  const noun = useNounText();
  const categories = useDictionary('edp_productunit_type');
  return {
    noun: 'unit',
    list: '/unit',
    ...standardHeader(noun, t('thing')),
    calls: {
      detail: unit.detail,
      create: unit.save,
      update: unit.update,
      translations: unit.translations,
      translate: unit.translate,
    },
    sharingType: 'unit',
    blank: {
      code: '',
      name: '',
      active: 1,
      sortOrder: 0,
      conversionFactor: '',
      nativeCode: '',
      labelPath: '',
      description: '',
    },
    fields: {
      code: { label: t('code') },
      name: { label: t('name') },
      unitCategory: {
        label: t('category'),
        help: helpOf(t('categoryHelp')),
        render: (value) => categories.find((each) => each.value === value)?.text,
      },
      conversionFactor: { label: t('factor') },
      nativeCode: { label: t('nativeCode') },
      ...standardFields(noun, t('picture')),
    },
    facts: standardFacts(noun, 'createName'),
    Inputs,
    saveFailed: t('saveFailed'),
  };
});
