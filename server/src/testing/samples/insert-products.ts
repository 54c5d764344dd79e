import type { TestApp } from '../test-app.ts';

interface Options {
  tenant?: number;
  /** Who created them; by default they came with the system. */
  createdBy?: string;
  /** Codes of the inventory organisations that have them, beside the master. */
  organisations?: readonly string[];
}

let number = 0;

/**
 * Products that differ in their names alone, for tests of what refers to products. Gives their ids in the order of the
 * names.
 */
export async function insertProducts(
  app: TestApp,
  names: readonly string[],
  { tenant = 1, createdBy, organisations = [] }: Options = {},
): Promise<string[]> {
  const client = await app.asTenant(tenant);
  const ids: string[] = [];
  for (const name of names) {
    number += 1;
    const { rows } = await client.query<{ id: string }>(
      `
      insert into product (code, name, keyword, description, minimum_order_quantity, minimum_packing, created_by, organisation_id, unit_id, brand_id, category_id, type_id)
      select $1, $2, '', '', 1, 1, $3, (select min(id) from organisation), (select min(id) from unit), (select min(id) from brand), min(id), min(id) from category
      returning id`,
      [`GOODS-${number}`, name, createdBy ?? null],
    );
    ids.push(rows[0]!.id);
  }
  await client.query(
    `
    insert into product_assignment (product_id, inventory_organisation_id)
    select product_id, o.id from unnest($1::bigint[]) as product_id, inventory_organisation o where o.code = any($2)`,
    [ids, organisations],
  );
  return ids;
}
