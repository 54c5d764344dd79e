import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

interface Chosen {
  field: string;
  /** The whole path, or the node alone. */
  path: readonly string[] | undefined;
  /** The code of the set that it must belong to. */
  set: string;
  gone: MessageKey;
  /** The node that the record has already: it may stay, though it was disabled meanwhile. */
  before: string | null | undefined;
}

export interface CategoryNode {
  node: string;
  set: string;
  path: string[];
  /** It is enabled, with all above it. */
  active: boolean;
}

/** Categories with the path to each. */
export async function readCategories(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, CategoryNode>> {
  const { rows } = await sql<CategoryNode>`
    with recursive above as (
      select c.id as node, c.id, c.parent_id, c.category_set_id, c.active, 1 as level from category c where c.id = any(${ids}::bigint[])
      union all select above.node, c.id, c.parent_id, c.category_set_id, c.active, level + 1 from above join category c on c.id = above.parent_id
    )
    select above.node, s.code as set, array_agg(above.id::text order by level desc) as path, bool_and(above.active) and bool_and(s.active) as active
      from above join category_set s on s.id = above.category_set_id group by above.node, s.code`.execute(db);
  return new Map(rows.map((row) => [row.node, row]));
}

/** Whether a record may refer to a category: it is enabled and belongs to the right set. */
export const isUsable = (node: CategoryNode | undefined, set: string): node is CategoryNode =>
  node?.active === true && node.set === set;

/** Categories that a record refers to must be enabled, with all above them, and belong to the right set. */
export async function requireCategories(db: Database, chosen: readonly Chosen[]): Promise<void> {
  const nodes = await readCategories(
    db,
    chosen.flatMap(({ path }) => path?.at(-1) ?? []),
  );
  for (const { field, path, set, gone, before } of chosen) {
    const id = path?.at(-1);
    if (id === undefined || before === id) continue;
    const node = nodes.get(id);
    if (!isUsable(node, set) || (path!.length > 1 && node.path.join(',') !== path!.join(',')))
      throw invalid(gone, field);
  }
}
