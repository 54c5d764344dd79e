import { nouns } from '@edp/contract/nouns.ts';
import { language } from '../../kernel/text/language.ts';

interface Thing {
  /** As it is called within a sentence: 物料, materials. */
  name: string;
  page: string;
  can: `${string}.${string}`;
}

/** What is imported, and where its list is. */
export function thingOf(name: string): Thing | undefined {
  const noun = nouns.find((each) => each.name === name);
  if (!noun || !('edit' in noun)) return undefined;
  const now = language();
  return { name: now === 'ENG' ? noun.title.ENG.toLowerCase() : noun.title.ZHS, page: 'menu' in noun ? noun.menu.url : '', can: noun.edit };
}
