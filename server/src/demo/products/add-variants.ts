import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { type Ids, lookUp } from '../demo-ids.ts';
import type { PicturesOf } from './product-pictures.ts';
import type { Planned } from './variants.ts';

/** The values that the variants are made of, and the variants with what their product says for all of them. */
export async function addVariants(db: Database, planned: readonly Planned[], ids: Ids, pictures: PicturesOf) {
  const valueId = await valueIds(db);
  const values = planned.flatMap(({ product }) =>
    product.matrix
      .flatMap(([specification, names]) => names.map((name) => valueId(`${specification}/${name}`)))
      .map((value, place) => ({ product: ids(product.code), value, place: place + 1 })),
  );
  await sql`insert into product_value (product_id, specification_value_id, sort_order)
    select product, value, place from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (product bigint, value bigint, place int)`.execute(
    db,
  );
  const rows = planned.flatMap(({ product, variants }) =>
    variants.map((each, place) => ({
      product: ids(product.code),
      code: each.code,
      name: each.name,
      place,
      market_price: each.marketPrice,
      list_price: each.listPrice,
      bar_code: each.barCode,
      on_shelf: each.isOnShelf,
      picture: pictures.variant(product, each.values),
      value_ids: each.values.map((name, axis) => valueId(`${product.matrix[axis]![0]}/${name}`)),
    })),
  );
  await sql`
    insert into material (product_id, code, name, value_ids, variant_order, market_price, list_price, bar_code, on_shelf, picture_file_id, item_type, organisation_id, unit_id, category_id, type_id,
        is_purchasing_item, is_customer_order, is_service_item, is_inventory_item, is_bom, is_build_in_wip, is_invoice, is_costing, start_date_active, created_time, updated_time)
    select p.id, r.code, r.name, r.value_ids, r.place, r.market_price, r.list_price, r.bar_code, r.on_shelf, r.picture, 'FINISHED', p.organisation_id, p.unit_id, p.category_id, p.type_id,
           true, true, true, true, true, true, true, true, p.created_time::date, p.created_time, p.updated_time
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (product bigint, code text, name text, value_ids bigint[], place int, market_price numeric, list_price numeric, bar_code text, on_shelf boolean, picture bigint)
      join product p on p.id = r.product order by p.id, r.place`.execute(db);
}

/** By 规格/规格值. */
async function valueIds(db: Database): Promise<Ids> {
  const rows = await db
    .selectFrom('specification_value')
    .innerJoin('specification', 'specification.id', 'specification_value.specification_id')
    .select(['specification_value.id', 'specification_value.name', 'specification.name as specification'])
    .where('specification.active', '=', true)
    .execute();
  return lookUp(rows.map(({ id, name, specification }) => [`${specification}/${name}`, id]));
}
