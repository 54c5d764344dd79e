import type { Permission } from './kernel/call.ts';
import type { Text } from './kernel/language.ts';

interface SharedType {
  /** The table, which its migration puts under the rules by `call app.shareable('public.brand')`. */
  code: string;
  name: Text;
  /** Without these nobody sees or changes any record of the type. */
  view: Permission;
  edit: Permission;
}

/** The types of data that sharing rules apply to. A test compares them with the database. */
export const sharedTypes = [
  { code: 'brand', name: { ZHS: '品牌', ENG: 'Brands' }, view: 'brand.view', edit: 'brand.edit' },
  { code: 'unit', name: { ZHS: '单位', ENG: 'Units' }, view: 'unit.view', edit: 'unit.edit' },
  { code: 'category_set', name: { ZHS: '分类集', ENG: 'Category sets' }, view: 'categorySet.view', edit: 'categorySet.edit' },
  { code: 'label_set', name: { ZHS: '标签集', ENG: 'Label sets' }, view: 'labelSet.view', edit: 'labelSet.edit' },
  { code: 'application', name: { ZHS: '应用', ENG: 'Applications' }, view: 'application.view', edit: 'application.edit' },
] as const satisfies readonly SharedType[];

export const sharedTypeCodes = sharedTypes.map(({ code }) => code);
export type SharedTypeCode = (typeof sharedTypeCodes)[number];
