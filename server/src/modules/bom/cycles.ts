import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { namesOf } from '../../kernel/record/record-name.ts';

type Caller = Pick<Context, 'db' | 'language'>;

/** A material by its id, a product by its negative id; as the columns `bom.head` and `bom_item.component` have it. */
export const keyOf = ({
  materialId,
  productId,
}: {
  materialId: string | null;
  productId: string | null;
}): string | null => materialId ?? (productId && `-${productId}`);

/**
 * Changes of structure in a tenant take turns. First of all: a transaction that holds a BOM and waits for its turn
 * could block the one whose turn it is.
 */
export const lockBoms = (db: Database) => sql`select app.lock_boms()`.execute(db);

interface Pair {
  head: string | null;
  component: string | null;
}

/** Which of the pairs of a head and a component would make a BOM contain itself. */
export async function findCycles(
  { db }: Caller,
  pairs: readonly Pair[],
): Promise<{ head: string; component: string }[]> {
  const completePairs = pairs.filter(({ head, component }) => head !== null && component !== null);
  if (completePairs.length === 0) return [];
  const { rows } = await sql<{ head: string; component: string }>`
    select head, component from app.bom_cycle(${completePairs.map(({ head }) => head)}::bigint[], ${completePairs.map(({ component }) => component)}::bigint[])`.execute(
    db,
  );
  return rows;
}

/**
 * Says before anything is written how a BOM would come to contain itself; should this be overtaken, the trigger
 * refuses.
 */
export async function assertNoCycle(caller: Caller, pairs: readonly Pair[]): Promise<void> {
  const [found] = await findCycles(caller, pairs);
  if (found)
    throw new AppError(409, 'bom.cycle', { params: { path: await describePath(caller, found.head, found.component) } });
}

/** 甲 → 乙 → 甲, as far as the caller may know the names. */
export async function describePath(caller: Caller, head: string, component: string): Promise<string> {
  const { rows } = await sql<{
    above: string;
    below: string;
  }>`select above, below from app.bom_edges(${component}::bigint)`.execute(caller.db);
  const path = [head, ...shortestPath(rows, component, head)];
  const [materials, products] = await Promise.all([
    namesOf(
      caller,
      'material',
      path.filter((key) => !key.startsWith('-')),
    ),
    namesOf(
      caller,
      'product',
      path.flatMap((key) => (key.startsWith('-') ? key.slice(1) : [])),
    ),
  ]);
  // A variant stands beside its product there: one name is enough.
  const names = path.map(
    (key) => materials.get(key) ?? products.get(key.slice(1)) ?? translate('bom.hiddenComponent', caller.language),
  );
  return names.filter((name, index) => name !== names[index - 1] || index === names.length - 1).join(' → ');
}

/** Breadth first, from a component down to the head. */
function shortestPath(edges: readonly { above: string; below: string }[], from: string, to: string): string[] {
  const below = Map.groupBy(edges, ({ above }) => above);
  const cameFrom = new Map<string, string>([[from, '']]);
  for (const key of cameFrom.keys()) {
    if (key === to) break;
    for (const edge of below.get(key) ?? []) if (!cameFrom.has(edge.below)) cameFrom.set(edge.below, key);
  }
  const path: string[] = [];
  for (let key = to; key !== ''; key = cameFrom.get(key) ?? '') path.unshift(key);
  return path;
}
