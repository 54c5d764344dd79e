import { defineRecord } from '../../kernel/record/define-record.ts';
import { dictionaryFields } from './dictionary-fields.ts';
import { dictionaryNoun } from './dictionary.noun.ts';
import { dictionary } from './dictionary.ts';

export const dictionaryRecord = defineRecord({
  noun: dictionaryNoun,
  fields: dictionaryFields,
  calls: dictionary,
  key: 'code',
  taken: 'dictionary.codeTaken',
  filters: ['name', 'code'],
  form: ['code', 'name', 'itemList', 'remark'],
  one: { ZHS: '字典', ENG: 'dictionary' },
  empty: {
    title: { ZHS: '还没有数据字典', ENG: 'There are no dictionaries yet' },
    detail: {
      ZHS: '字典中的项供表单与外部系统按键选用',
      ENG: 'Forms and other systems choose from the items by the key',
    },
  },
});
