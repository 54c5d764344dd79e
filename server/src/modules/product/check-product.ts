import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** The brand must be in use, unless the product has it already. */
export async function checkBrand(db: Database, id: string, before: string | undefined): Promise<void> {
  if (id === before) return;
  const { rows } = await sql`select from brand where id = ${id} and active`.execute(db);
  if (rows.length === 0) throw invalid('product.brandGone', 'brandId');
}

/** Labels must exist, and under a root that says so only one of them can be chosen. */
export async function checkLabels(db: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ root: string; name: string; radio: boolean }>`
    select root.id as root, root.name, root.radio from label l join label root on root.id = coalesce(l.parent_id, l.id) where l.id = any(${ids}::bigint[])`.execute(
    db,
  );
  if (rows.length < ids.length) throw invalid('product.labelGone', 'labelIds');
  const crowded = [...Map.groupBy(rows, ({ root }) => root).values()].find((same) => same[0]!.radio && same.length > 1);
  if (crowded) throw invalid('product.oneLabel', 'labelIds', { label: crowded[0]!.name });
}

export async function checkGroups(db: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from goods_group where id = any(${ids}::bigint[])`.execute(db);
  if (rows.length < ids.length) throw invalid('product.groupGone', 'groupId');
}
