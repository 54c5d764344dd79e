import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { type menu, type MenuResource, menuPageCode, mostLevels } from '@edp/contract/modules/menu/menu.ts';
import { sql } from 'kysely';
import { assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

type Entries = readonly MenuResource[];

const childrenOf = (entries: Entries, parentId: string) => entries.filter((entry) => entry.parentId === parentId);

/** How many levels there are from the top to an entry, itself included. */
function levelOf(entries: Entries, id: string): number {
  const parentId = entries.find((entry) => entry.id === id)?.parentId;
  return parentId ? 1 + levelOf(entries, parentId) : 1;
}

const heightOf = (entries: Entries, id: string): number =>
  1 + Math.max(0, ...childrenOf(entries, id).map((child) => heightOf(entries, child.id)));

const isBelow = (entries: Entries, id: string, above: string): boolean =>
  id === above || (id !== '' && isBelow(entries, entries.find((entry) => entry.id === id)?.parentId ?? '', above));

/** Refuses a place that is no group, or too deep for what is put there. */
export function requireGroup(entries: Entries, parentId: string | undefined, height: number): void {
  if (parentId === undefined) return;
  if (entries.find(({ id }) => id === parentId)?.type !== 'group') throw invalid('menu.parentGone', 'parentId');
  if (levelOf(entries, parentId) + height > mostLevels)
    throw invalid('menu.tooDeep', 'parentId', { levels: mostLevels });
}

/**
 * The siblings are numbered from 0 as the product's own menu is, so that what a later version adds finds its place
 * among them.
 */
export async function moveEntry(
  db: Database,
  entries: Entries,
  { id, parentId, place }: ParsedOf<typeof menu.move>,
): Promise<void> {
  assertFound(entries.find((entry) => entry.id === id));
  if (parentId !== undefined && isBelow(entries, parentId, id)) throw invalid('menu.intoItself', 'parentId');
  requireGroup(entries, parentId, heightOf(entries, id));
  if (isHiddenPlace(entries, parentId) && holdsMenuPage(entries, id)) throw invalid('menu.keepsItself', 'parentId');
  const siblings = childrenOf(entries, parentId ?? '')
    .map((entry) => entry.id)
    .filter((each) => each !== id);
  const order = siblings.toSpliced(place, 0, id);
  await sql`
    update resource r set parent_id = ${parentId ?? null}::bigint, sort_order = given.place - 1
      from unnest(${order}::bigint[]) with ordinality as given (id, place)
     where r.id = given.id and (r.sort_order <> given.place - 1 or r.parent_id is distinct from ${parentId ?? null}::bigint)`.execute(
    db,
  );
}

const isHiddenPlace = (entries: Entries, parentId: string | undefined): boolean => {
  const group = entries.find(({ id }) => id === parentId);
  return group !== undefined && (group.hidden === 1 || isHiddenPlace(entries, group.parentId));
};

const holdsMenuPage = (entries: Entries, id: string): boolean =>
  entries.some(({ id: each, code }) => code === menuPageCode && isBelow(entries, each, id));
