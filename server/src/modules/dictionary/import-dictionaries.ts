import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { FormOptions } from '../../kernel/exchange/import/forms/form-importer.ts';
import type { BoundCall, Context } from '../../kernel/http/bind.ts';
import { itemList } from './item-list.ts';
import { findDictionary } from './read-dictionaries.ts';

/** Items are told by their codes: one that was deleted comes back without the id that it had. */
const detail: BoundCall = {
  call: dictionary.detail,
  async handler(context) {
    const found = await findDictionary(context, (context as Context<{ id: string }>).input.id);
    return { ...found, itemList: found.itemList.map(({ id: _id, ...item }: DictionaryItem) => item) };
  },
  constraints: {},
};

export const dictionaryImports: FormOptions = { lists: { itemList }, kept: ['itemList'], detail };
