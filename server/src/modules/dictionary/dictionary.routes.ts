import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { bind } from '../../kernel/http/bind.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { dictionaryTable } from './dictionary-table.ts';
import { findDictionary, itemsByKey, listDictionaries } from './read-dictionaries.ts';
import { deleteDictionary, saveDictionary } from './save-dictionary.ts';

export const dictionaryRoutes = bind(
  dictionary,
  {
    list: (context) => listDictionaries(context),
    detail: (context) => findDictionary(context, context.input.id),
    save: (context) => saveDictionary(context),
    delete: (context) => deleteDictionary(context),
    ...translationHandlers(dictionaryTable, { remark: 'remark', nameRequired: 'dictionary.nameRequired' }),
  },
  { dictionary_code_key: { error: 'dictionary.codeTaken', field: 'code' } },
);

export const dictionaryItemRoutes = bind(dictionaryItem, {
  byKey: ({ db, input, language }) => itemsByKey(db, input, language),
});
