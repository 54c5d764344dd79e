import type { Call } from '@edp/contract/kernel/call.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { enabledColumn } from '@edp/contract/kernel/exchange/standard-columns.ts';
import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { product, sku } from '@edp/contract/modules/product/product.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { setting, type SettingType } from '@edp/contract/modules/setting/setting.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { type AnyNoun, nouns } from '@edp/contract/nouns.ts';
import type { Text } from '@edp/contract/kernel/language.ts';
import { skuSheet } from '@edp/contract/modules/product/sku.sheet.ts';
import { sheetTitle } from '@edp/contract/sheets.ts';
import type { Row } from '../../kernel/exchange/read-rows.ts';

/** Whose records are searched: a list, whose own handler reads them, so that rights, sharing and scope are those of the list. */
export interface SearchSource {
  noun: Noun;
  /** What the records are called, where one noun has two lists. */
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
  /** What a preview shows, where the list has no sheet that says so. */
  columns?: readonly SheetColumn[];
}

const nounNamed = (name: AnyNoun['name']): Noun => nouns.find((noun) => noun.name === name)!;

/** Opened beside the list of its noun, as links to records do everywhere. */
const besideList =
  ({ menu }: Noun) =>
  ({ id }: Row) =>
    `${menu!.url}?open=${String(id)}`;

const source = (name: AnyNoun['name'], list: Call, parts: Partial<SearchSource> = {}): SearchSource => {
  const noun = nounNamed(name);
  return {
    noun,
    title: noun.title,
    list,
    filter: 'keyword',
    name: 'name',
    code: 'code',
    linkTo: besideList(noun),
    page: noun.menu?.url ?? '',
    ...parts,
  };
};

const settingPages: Readonly<Record<SettingType, string>> = {
  APPLICATION_MODULE: 'moudel',
  APPLICATION_CATEGORY: 'appsort',
  APPLICATION_LABEL: 'applabel',
};
const settingPage = ({ type }: Row, name: string) =>
  `/applicationSetup/${settingPages[type as SettingType]}?name=${encodeURIComponent(name)}`;

/** Opened in the tree of its set. */
const nodes = (name: 'category' | 'label', find: Call) =>
  source(name, find, {
    linkTo: ({ id, setId }) => `/${name}Set/${String(setId)}/tree?open=${String(id)}`,
    columns: [{ field: 'path', title: { ZHS: '位于', ENG: 'Within' }, kind: 'text' }, enabledColumn('status')],
  });

/** In the order in which the groups are shown. */
export const searchSources: readonly SearchSource[] = [
  source('material', material.list, { name: 'itemName', code: 'itemCode' }),
  source('product', product.list),
  source('product', sku.list, {
    title: sheetTitle(skuSheet),
    name: 'itemName',
    code: 'itemCode',
    page: '/specification/sku',
    linkTo: ({ itemCode }) => `/specification/sku?itemCode=${encodeURIComponent(String(itemCode))}`,
  }),
  source('bom', bom.list, { name: 'productName', code: 'productCode' }),
  source('brand', brand.list),
  source('unit', unit.list),
  source('specification', specification.list),
  source('goodsGroup', goodsGroup.list, { code: '' }),
  source('categorySet', categorySet.list),
  nodes('category', category.find),
  source('labelSet', labelSet.list, { code: '' }),
  nodes('label', label.find),
  source('application', application.list),
  // Each type has a page of its own, and none lists all.
  source('setting', setting.list, { linkTo: settingPage, page: '' }),
  source('certificate', certificate.list, { filter: 'appKey', name: 'appKey', code: 'packageName' }),
  source('employee', employee.list, { name: 'realname', code: 'account' }),
  source('organisation', organisation.list),
  source('inventoryOrganisation', inventoryOrganisation.list, {
    page: '/organisation/inventory',
    linkTo: (_row, name) => `/organisation/inventory?name=${encodeURIComponent(name)}`,
  }),
  source('userGroup', userGroup.list, { filter: 'name', code: '' }),
  source('role', roles.query),
  source('news', newsManage.list, { filter: 'title', name: 'title', code: '' }),
];
