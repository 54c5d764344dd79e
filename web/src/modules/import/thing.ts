import type { Text } from '@edp/contract/kernel/language.ts';
import { skuLabels } from '@edp/contract/modules/product/sku-labels.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { language } from '../../kernel/text/language.ts';

interface Thing {
  /** As it is called within a sentence: 物料, materials. */
  name: string;
  page: string;
  /** One of them is enough. */
  can: readonly Permission[];
}

type Permission = `${string}.${string}`;

/** What is no noun of its own. */
const others: Readonly<Record<string, { title: Text; page: string; edit: Permission }>> = {
  sku: { title: skuLabels.title, page: '/specification/sku', edit: 'product.edit' },
};
/** Those who look after departments look after groups as well. */
const orCan: Readonly<Record<string, readonly Permission[]>> = { userGroup: ['organisation.edit'] };

/** What is imported, and where its list is. */
export function thingOf(name: string): Thing | undefined {
  const noun = nouns.find((each) => each.name === name);
  const { title, page, edit } = others[name] ?? {
    title: noun?.title,
    page: noun && 'menu' in noun ? noun.menu.url : '',
    edit: noun && 'edit' in noun ? noun.edit : undefined,
  };
  if (!title || !edit) return undefined;
  return {
    name: language() === 'ENG' ? title.ENG.toLowerCase() : title.ZHS,
    page,
    can: [edit, ...(orCan[name] ?? [])],
  };
}
