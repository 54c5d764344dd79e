import { categorySet, type CategorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { Radio } from 'antd';
import { lazy } from '../../kernel/lazy.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { codeOf } from '../../ui/noun/standard-fields.tsx';
import { CodeInput, EnabledInput, LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { type SetDialog, setKind, stateField } from '../../ui/noun/tree-set.tsx';
import { CategorySetCopy } from './category-set-copy.tsx';
import { typeNames, useCategorySetText } from './category-set.texts.ts';

const CategoryEditor = lazy(async () => (await import('./category-editor.tsx')).categoryEditors.Dialog);

const records = recordScreens<CategorySet>(() => {
  const t = useCategorySetText();
  const noun = useNounText();
  return {
    noun: 'categorySet',
    ...setKind(noun, t('thing'), '/categorySet', t('manage')),
    calls: {
      detail: categorySet.detail,
      create: categorySet.save,
      update: categorySet.save,
      translations: categorySet.translations,
      translate: categorySet.translate,
    },
    sharingType: 'category_set',
    blank: { code: '', name: '', type: 1, state: 1, remark: '' },
    fields: {
      code: { label: t('code') },
      name: { label: t('name') },
      type: { label: t('type'), render: (value) => typeNames(t).find((type) => type.value === value)?.label },
      ...stateField(noun),
      remark: { label: noun('remark'), isWide: true },
    },
    Inputs,
    codeOf,
  };
});

function Inputs() {
  const t = useCategorySetText();
  return (
    <>
      <CodeInput />
      <NameInput />
      <FormField name="type">
        <Radio.Group options={typeNames(t)} />
      </FormField>
      <EnabledInput name="state" off={2} />
      <LongTextInput name="remark" />
    </>
  );
}

function Dialog({ opened, onClose }: { opened: SetDialog<CategorySet>; onClose: () => void }) {
  if (opened.what === 'copy') return <CategorySetCopy onClose={onClose} />;
  if (opened.what === 'tree') return <CategoryEditor of={opened.of} onClose={onClose} />;
  return <records.Dialog opened={opened} onClose={onClose} />;
}

export const categorySetScreens = { ...records, Dialog };
