import { brand, brandPicture, type Brand } from '@edp/contract/modules/brand/brand.ts';
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
import { useBrandText } from './brand.texts.ts';

const Inputs = () => (
  <>
    <CodeInput />
    <NameInput />
    <ValidityInput />
    <SortOrderInput />
    <PictureInput limit={brandPicture} />
    <LongTextInput name="description" />
  </>
);

export const brandScreens = recordScreens<Brand>(() => {
  const t = useBrandText();
  const noun = useNounText();
  return {
    noun: 'brand',
    list: '/brand',
    ...standardHeader(noun, t('thing')),
    calls: {
      detail: brand.detail,
      create: brand.save,
      update: brand.save,
      translations: brand.translations,
      translate: brand.translate,
    },
    sharingType: 'brand',
    blank: { code: '', name: '', active: 1, sortOrder: 0, labelPath: '', description: '' },
    fields: { code: { label: t('code') }, name: { label: t('name') }, ...standardFields(noun, t('picture')) },
    facts: standardFacts(noun, 'createdName'),
    Inputs,
  };
});
