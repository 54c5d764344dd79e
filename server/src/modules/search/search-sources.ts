import type { Call } from '@edp/contract/kernel/call.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { enabledColumn } from '@edp/contract/kernel/exchange/standard-columns.ts';
import type { Text } from '@edp/contract/kernel/language.ts';
import { listPageOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import { nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import type { SettingType } from '@edp/contract/modules/setting/setting.ts';
import { type NounWith, nounsWith } from '@edp/contract/nouns.ts';
import type { Row } from '../../kernel/exchange/read-rows.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameFieldIn } from '../../kernel/record/record-name.ts';

/**
 * Whose records are searched: a list, whose own handler reads them, so that rights, sharing and scope are those of the
 * list.
 */
export interface SearchSource {
  noun: Noun;
  /** The name of the records, where one noun has two lists. */
  title: Text;
  list: Call;
  /** The filter of the list that takes the keyword. */
  filter: string;
  /** The fields of a row that say what the record is called, and its code. */
  name: string;
  code: string;
  linkTo: (row: Row, name: string) => string;
  /** The page that takes the same filter in its address; empty where none lists the records. */
  page: string;
  /** A preview shows these, where the list has no sheet that says so. */
  columns?: readonly SheetColumn[];
}

const settingPages: Readonly<Record<SettingType, string>> = {
  APPLICATION_MODULE: 'moudel',
  APPLICATION_CATEGORY: 'appsort',
  APPLICATION_LABEL: 'applabel',
};

/** A node is opened in the tree of its set. */
const node = (sets: string): Partial<SearchSource> => ({
  linkTo: ({ id, setId }) => `${sets}/${String(setId)}/tree?open=${String(id)}`,
  columns: [{ field: 'path', title: { ZHS: '位于', ENG: 'Within' }, kind: 'text' }, enabledColumn('status')],
});

/** Records that are not opened beside the list of their noun. */
const elsewhere: Readonly<Partial<Record<NounWith<'search'>['name'], Partial<SearchSource>>>> = {
  category: { ...node('/categorySet'), page: '' },
  label: { ...node('/labelSet'), page: '' },
  // Each type has a page of its own, and none lists all.
  setting: {
    linkTo: ({ type }, name) =>
      `/applicationSetup/${settingPages[type as SettingType]}?name=${encodeURIComponent(name)}`,
  },
  inventoryOrganisation: { linkTo: (_row, name) => `/organisation/inventory?name=${encodeURIComponent(name)}` },
};

/** The variants of products: a list beside that of the noun. */
const skus = {
  name: nameFieldOf(skuRecord.fields),
  code: 'itemCode',
  linkTo: ({ itemCode }: Row) => `/specification/sku?itemCode=${encodeURIComponent(String(itemCode))}`,
};

/** In the order in which the groups are shown. */
export function searchSources({ calls }: Pick<Context, 'calls'>): readonly SearchSource[] {
  const callNamed = (name: string) => calls.get(name)!.call;
  return nounsWith('search').flatMap((noun) => {
    const { call = 'list', ...fields }: NonNullable<Noun['search']> = noun.search;
    const page = listPageOf(noun);
    const source: SearchSource = {
      noun,
      title: noun.title,
      list: callNamed(`${noun.name}.${call}`),
      filter: 'keyword',
      name: nameFieldIn(noun),
      code: 'code',
      page,
      linkTo: ({ id }) => `${page}?open=${String(id)}`,
      ...fields,
      ...elsewhere[noun.name],
    };
    return noun.name === 'product'
      ? [source, { ...source, ...noun.lists.sku, ...skus, list: callNamed('sku.list') }]
      : [source];
  });
}
