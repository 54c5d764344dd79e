import type { Noun } from './kernel/record/noun.ts';
import { accountNoun } from './modules/account/account.noun.ts';
import { applicationNoun } from './modules/application/application.noun.ts';
import { bomNoun } from './modules/bom/bom.noun.ts';
import { brandNoun } from './modules/brand/brand.noun.ts';
import { categoryNoun } from './modules/category/category.noun.ts';
import { categorySetNoun } from './modules/category-set/category-set.noun.ts';
import { certificateNoun } from './modules/certificate/certificate.noun.ts';
import { dictionaryNoun } from './modules/dictionary/dictionary.noun.ts';
import { employeeNoun } from './modules/employee/employee.noun.ts';
import { goodsGroupNoun } from './modules/goods-group/goods-group.noun.ts';
import { inventoryOrganisationNoun } from './modules/inventory-organisation/inventory-organisation.noun.ts';
import { labelNoun } from './modules/label/label.noun.ts';
import { labelSetNoun } from './modules/label-set/label-set.noun.ts';
import { materialNoun } from './modules/material/material.noun.ts';
import { newsNoun } from './modules/news/news.noun.ts';
import { organisationNoun } from './modules/organisation/organisation.noun.ts';
import { productNoun } from './modules/product/product.noun.ts';
import { roleNoun } from './modules/role/role.noun.ts';
import { securityNoun } from './modules/security/security.noun.ts';
import { settingNoun } from './modules/setting/setting.noun.ts';
import { sharingRuleNoun } from './modules/sharing/sharing.noun.ts';
import { specificationNoun } from './modules/specification/specification.noun.ts';
import { unitNoun } from './modules/unit/unit.noun.ts';
import { userGroupNoun } from './modules/user-group/user-group.noun.ts';
import { addTexts } from './kernel/text-store.ts';

/** Every noun, in the order in which the menu and the workbench show them. */
export const nouns = [
  materialNoun,
  productNoun,
  goodsGroupNoun,
  bomNoun,
  brandNoun,
  unitNoun,
  specificationNoun,
  categorySetNoun,
  categoryNoun,
  labelSetNoun,
  labelNoun,
  applicationNoun,
  settingNoun,
  certificateNoun,
  sharingRuleNoun,
  accountNoun,
  employeeNoun,
  organisationNoun,
  inventoryOrganisationNoun,
  userGroupNoun,
  roleNoun,
  newsNoun,
  dictionaryNoun,
  securityNoun,
] as const satisfies readonly Noun[];

for (const { texts } of nouns) addTexts(texts);

export type AnyNoun = (typeof nouns)[number];
/** The names of those that have a property of the descriptor. */
export type NounWith<Property extends keyof Noun> = Extract<AnyNoun, { readonly [P in Property]: unknown }>;

export const nounsWith = <Property extends keyof Noun>(property: Property) =>
  nouns.filter((noun): noun is NounWith<Property> => property in noun);

/** The name of a table in messages. */
export const tableTitle = (table: string) => {
  const all: readonly Noun[] = nouns;
  return all.flatMap(({ parts }) => parts?.[table] ?? [])[0] ?? all.find((noun) => noun.table === table)?.title;
};
