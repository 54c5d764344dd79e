import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import type { FormOptions } from '../../kernel/exchange/import/forms/form-importer.ts';
import type { BoundCall, Context } from '../../kernel/http/bind.ts';
import { findDictionary } from './read-dictionaries.ts';
import type { ListColumn } from '../../kernel/exchange/import/importer.ts';

/** Items are told by their codes: one that was deleted comes back without the id that it had. */
const detail: BoundCall = {
  call: dictionary.detail,
  async handler(context) {
    const found = await findDictionary(context, (context as Context<{ id: string }>).input.id);
    return { ...found, itemList: found.itemList.map(({ id: _id, ...item }: DictionaryItem) => item) };
  },
  constraints: {},
};

type Read = Pick<DictionaryItem, 'code' | 'name'>;
type Item = Read & Partial<DictionaryItem>;

/** `RED=红色`; the name alone of an item that is there already. */
function readItem(word: string): Read {
  const [, code = '', name = ''] = /^([^=＝:：]*)[=＝:：](.*)$/.exec(word) ?? [undefined, '', word];
  return { code: code.trim(), name: name.trim() };
}

/**
 * The items of a dictionary in one cell, in their order. What no cell says of them, such as the English name, stays.
 */
const itemList: ListColumn = {
  read: (_db, words) => Promise.resolve({ value: words.map(readItem) }),
  words: (_db, stored) => Promise.resolve((stored as readonly Item[]).map(({ code, name }) => `${code}=${name}`)),
  complete(read, stored) {
    const existing = stored as readonly Item[];
    return (read as readonly Read[]).map((item) => {
      const same = existing.find(({ code, name }) =>
        item.code ? code === item.code : name === item.name || code === item.name,
      );
      return same ? { ...same, ...(item.code && { name: item.name }) } : item;
    });
  },
};

export const dictionaryImports: FormOptions = { lists: { itemList }, kept: ['itemList'], detail };
