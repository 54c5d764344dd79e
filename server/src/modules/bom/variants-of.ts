import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/**
 * The enabled variants of products, two of each at most: whether there is one to choose, and whether it must be chosen.
 */
export async function firstVariants(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ productId: string; variants: string[] }>`
    select p.id as "productId", array(select m.id::text from material m where m.product_id = p.id and m.active order by m.variant_order, m.id limit 2) as variants
      from unnest(${productIds}::bigint[]) as p (id)`.execute(db);
  return new Map(rows.map(({ productId, variants }) => [productId, variants]));
}

/** Whether a product has variants, disabled ones included. */
export async function hasVariants(db: Database, productId: string): Promise<boolean> {
  const { rows } = await sql`select from material where product_id = ${productId} limit 1`.execute(db);
  return rows.length > 0;
}
