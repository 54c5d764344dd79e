import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import type { RecordUse } from '@edp/contract/kernel/record/record-use.ts';
import { nouns } from '@edp/contract/nouns.ts';

/** The parameter of the address that names the record open beside the list. */
export const openParam = 'open';
/** The one that names the tab shown on the page of a record. */
export const sectionParam = 'section';

const all: readonly Noun[] = nouns;

/**
 * The route that opens a record beside its list; of one that has no list, the page where it is found. Empty for
 * nowhere.
 */
export function routeToRecord({ noun, id, page }: Pick<RecordUse, 'noun' | 'id' | 'page'>): string {
  const url = all.find(({ name }) => name === noun)?.menu?.url;
  return url && id ? `${url}?${openParam}=${id}` : page;
}
