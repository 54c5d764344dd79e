import type { Dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { dictionaryRecord } from '@edp/contract/modules/dictionary/dictionary-record.ts';
import { Input } from 'antd';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { CodeInput } from '../../ui/noun/standard-inputs.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { useRecordText } from '../../ui/record/record.texts.ts';
import { useDictionaryText } from './dictionary.texts.ts';
import { ItemList } from './item-list.tsx';
import { ItemRows } from './item-rows.tsx';

const Inputs = definedInputs<Dictionary>(dictionaryRecord, { code: KeyInput, itemList: ItemRows });

function KeyInput({ record }: { record?: Dictionary | undefined }) {
  const t = useDictionaryText();
  if (record?.source !== 1) return <CodeInput />;
  return (
    <FormField name="code" hint={t('isSystem')}>
      <Input disabled />
    </FormField>
  );
}

export const dictionaryScreens = recordScreens<Dictionary>(() => {
  const t = useDictionaryText();
  const noun = useNounText();
  const record = useRecordText();
  const kind = useDefinedKind<Dictionary>(dictionaryRecord);
  const { itemList } = kind.fields;
  const fields: FieldTexts = {
    ...kind.fields,
    itemList: {
      ...itemList!,
      isWide: true,
      nameOf: ({ name }) => String(name),
      matchBy: ({ code }) => String(code),
      render: (items) => Array.isArray(items) && items.length > 0 && <ItemList items={items as DictionaryItem[]} />,
    },
  };
  return {
    ...kind,
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
    panelsOf: (value) => [
      {
        key: 'overview',
        title: record('overview'),
        content: <RecordDetails record={value} fields={{ ...fields, ...kind.facts }} />,
      },
    ],
    changeLabels: { itemSort: t('itemSort') },
    Inputs,
  };
});
