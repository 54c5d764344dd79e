import { dictionary, type Dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { Input } from 'antd';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { standardFacts, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { CodeInput, LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { useRecordText } from '../../ui/record/record.texts.ts';
import { useDictionaryText } from './dictionary.texts.ts';
import { ItemList } from './item-list.tsx';
import { ItemRows } from './item-rows.tsx';

function Inputs({ record }: { record?: Dictionary | undefined }) {
  const t = useDictionaryText();
  return (
    <>
      {record?.source === 1 ? (
        <FormField name="code" hint={t('isSystem')}>
          <Input disabled />
        </FormField>
      ) : (
        <CodeInput />
      )}
      <NameInput />
      <ItemRows />
      <LongTextInput name="remark" />
    </>
  );
}

export const dictionaryScreens = recordScreens<Dictionary>(() => {
  const t = useDictionaryText();
  const noun = useNounText();
  const record = useRecordText();
  const fields: FieldTexts = {
    code: { label: t('code') },
    name: { label: t('name') },
    itemList: {
      label: t('items'),
      isWide: true,
      nameOf: ({ name }) => String(name),
      matchBy: ({ code }) => String(code),
      render: (items) => Array.isArray(items) && items.length > 0 && <ItemList items={items as DictionaryItem[]} />,
    },
    remark: { label: noun('remark'), isWide: true },
  };
  const facts = standardFacts(noun, 'createdName');
  return {
    noun: 'dictionary',
    list: '/dictionary',
    titles: standardTitles(noun, t('thing')),
    codeOf: ({ code }) => code,
    calls: {
      detail: dictionary.detail,
      create: dictionary.save,
      update: dictionary.save,
      translations: dictionary.translations,
      translate: dictionary.translate,
    },
    blank: { code: '', name: '', remark: '', itemList: [] },
    // The parts of an item have names where two people changed the same one.
    fields: {
      ...fields,
      'itemList.code': { label: t('itemCode') },
      'itemList.name': { label: t('itemName') },
      'itemList.nameEng': { label: t('itemNameEng') },
      'itemList.active': {
        label: t('itemActive'),
        render: (active) => (active === 1 ? noun('enabled') : noun('disabled')),
      },
    },
    facts,
    panelsOf: (value) => [
      {
        key: 'overview',
        title: record('overview'),
        content: <RecordDetails record={value} fields={{ ...fields, ...facts }} />,
      },
    ],
    changeLabels: { itemSort: t('itemSort') },
    Inputs,
  };
});
