import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nextCodes } from '../../kernel/record/next-codes.ts';

/** Products of a single style for load tests, with the first choices that the tenant has. */
export async function addForTest({
  db,
  kernel,
  session,
  input: { count },
}: Context<ParsedOf<typeof product.addForTest>>): Promise<{ created: number }> {
  if (!kernel.config.allowsTestData) throw new AppError(403, 'product.noTestData');
  const {
    rows: [chosen],
  } = await sql<Record<'organisation' | 'unit' | 'brand' | 'category' | 'type', string | null>>`
    select (select organisation_id from user_account where id = ${session.userId}) as organisation,
           (select min(id) from unit where active) as unit, (select min(id) from brand where active) as brand,
           (select min(c.id) from category c join category_set s on s.id = c.category_set_id where s.code = ${materialSets.category} and c.active) as category,
           (select min(c.id) from category c join category_set s on s.id = c.category_set_id where s.code = ${materialSets.type} and c.active) as type`.execute(
    db,
  );
  if (!chosen || Object.values(chosen).includes(null)) throw new AppError(409, 'product.noTestChoices');
  const [codes, itemCodes] = [await nextCodes(db, 'product', 'P', count), await nextCodes(db, 'material', 'M', count)];
  await sql`
    with made as (
      insert into product (code, name, organisation_id, keyword, description, unit_id, brand_id, category_id, type_id, minimum_order_quantity, minimum_packing, variant_count)
      select code, '压测商品 ' || code, ${chosen.organisation}, '压测', '压测数据', ${chosen.unit}, ${chosen.brand}, ${chosen.category}, ${chosen.type}, 1, 1, 1 from unnest(${codes}::text[]) code
      returning *
    ), numbered as (select made.*, row_number() over (order by id) as number from made)
    insert into material (product_id, code, name, item_type, market_price, list_price, organisation_id, unit_id, category_id, type_id, on_shelf, is_inventory_item)
    select n.id, (${itemCodes}::text[])[n.number], n.name, 'FINISHED', 10, 10, n.organisation_id, n.unit_id, n.category_id, n.type_id, true, true from numbered n`.execute(
    db,
  );
  return { created: count };
}
