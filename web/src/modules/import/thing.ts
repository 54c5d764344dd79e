import type { Permission } from '@edp/contract/kernel/permission.ts';
import { withinSentence } from '@edp/contract/kernel/language.ts';
import { listPageOf } from '@edp/contract/kernel/record/noun.ts';
import { editPermissions, nounOfList } from '../../kernel/data/noun-of-list.ts';
import { language } from '../../kernel/text/language.ts';

interface Thing {
  /** As it is called within a sentence: 物料, materials. */
  name: string;
  page: string;
  /** One of them is enough. */
  can: readonly Permission[];
}

/** What is imported, and where its list is. */
export function thingOf(list: string): Thing | undefined {
  const noun = nounOfList(list);
  if (!noun) return undefined;
  const { title, page } = noun.lists?.[list] ?? { title: noun.title, page: noun.menu?.url ?? listPageOf(noun) };
  return { name: withinSentence(title, language()), page, can: editPermissions(noun) };
}
