import type { RecordDefinition } from './kernel/record/define-record.ts';
import type { AnyNoun } from './nouns.ts';
import { standardLoaders } from './standard-records.ts';

/** The definition of every noun that has one; the browser loads it with the noun's page. */
export const recordLoaders = {
  material: async () => (await import('./modules/material/material-record.ts')).materialRecord,
  product: async () => (await import('./modules/product/product-record.ts')).productRecord,
  ...standardLoaders,
  specification: async () => (await import('./modules/specification/specification.ts')).specificationRecord,
  categorySet: async () => (await import('./modules/category-set/category-set.ts')).categorySetRecord,
  labelSet: async () => (await import('./modules/label-set/label-set.ts')).labelSetRecord,
  account: async () => (await import('./modules/account/account.ts')).accountRecord,
  employee: async () => (await import('./modules/employee/employee.ts')).employeeRecord,
  sharingRule: async () => (await import('./modules/sharing/sharing.ts')).sharingRuleRecord,
  certificate: async () => (await import('./modules/certificate/certificate.ts')).certificateRecord,
  setting: async () => (await import('./modules/setting/setting.ts')).settingRecord,
  goodsGroup: async () => (await import('./modules/goods-group/goods-group.ts')).goodsGroupRecord,
  userGroup: async () => (await import('./modules/user-group/user-group.ts')).userGroupRecord,
  inventoryOrganisation: async () =>
    (await import('./modules/inventory-organisation/inventory-organisation.ts')).inventoryOrganisationRecord,
  category: async () => (await import('./modules/category/category.ts')).categoryRecord,
  label: async () => (await import('./modules/label/label.ts')).labelRecord,
  organisation: async () => (await import('./modules/organisation/organisation.ts')).organisationRecord,
  news: async () => (await import('./modules/news/news-record.ts')).newsRecord,
  bom: async () => (await import('./modules/bom/bom-record.ts')).bomRecord,
  role: async () => (await import('./modules/role/role.ts')).roleRecord,
  dictionary: async () => (await import('./modules/dictionary/dictionary-record.ts')).dictionaryRecord,
} as const satisfies Partial<Record<AnyNoun['name'], () => Promise<RecordDefinition>>>;

/** The definitions of further lists of a noun, whose records are no noun of their own. */
export const listLoaders = {
  bomItem: async () => (await import('./modules/bom/bom-item.ts')).bomItemRecord,
  sku: async () => (await import('./modules/product/sku-record.ts')).skuRecord,
} as const satisfies Readonly<Record<string, () => Promise<RecordDefinition>>>;
