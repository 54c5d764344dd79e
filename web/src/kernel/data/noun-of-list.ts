import type { Permission } from '@edp/contract/kernel/permission.ts';
import { listNamesOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { useCan } from '../session/access.ts';

const all: readonly Noun[] = nouns;

/** The noun whose records a list shows: `brand`, and of `sku` products. */
export const nounOfList = (list: string): Noun | undefined => all.find((noun) => listNamesOf(noun).includes(list));

/** One of them is enough. */
export const editPermissions = ({ edit, orEdit }: Noun): readonly Permission[] => (orEdit ? [edit, orEdit] : [edit]);

/** The name of a list, from that of its call, where its noun has a property and the user may edit its records. */
export function useEditableList(call: string, property: 'imported' | 'batchEdited'): string | undefined {
  const can = useCan();
  const list = /^(.+)\.list$/.exec(call)?.[1] ?? '';
  const noun = nounOfList(list);
  return noun?.[property] && editPermissions(noun).some(can) ? list : undefined;
}
