import { Readable } from 'node:stream';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { addEnglishName } from '../../kernel/record/translations.ts';
import { rowOfUpload } from '../../kernel/uploads/add-upload.ts';
import { areaOfTenant, storeUpload } from '../../kernel/uploads/store-upload.ts';
import { alignVariants } from '../../modules/product/variants/save-variants.ts';
import { type DemoProduct, demoProducts } from './demo-products.ts';
import { productPicture } from './product-picture.ts';

/** Products with their variants, pictures and organisations, by the statements that a save uses. */
export async function addDemoProducts(db: Database, files: FileStore, tenantId: number) {
  const { rows: organisations } = await sql<{ id: string }>`select id from inventory_organisation order by master desc, id limit 3`.execute(db);
  for (const [index, each] of demoProducts.entries()) {
    const id = await addProduct(db, each, await addPicture(db, files, tenantId, each.name), index);
    await addVariants(db, id, each);
    await sql`insert into product_assignment (product_id, inventory_organisation_id) select ${id}, o from unnest(${organisations.slice(0, 1 + (index % 3)).map((row) => row.id)}::bigint[]) o`.execute(db);
    await alignVariants(db, [id]);
    await addEnglishName(db, 'product', id, each.english);
  }
  await sql`insert into goods_group_product (goods_group_id, product_id)
    select g.id, p.id from goods_group g join product p on (p.id + g.id) % 5 = 0`.execute(db);
  await sql`insert into material_stock (material_id, inventory_organisation_id, quantity)
    select m.id, a.inventory_organisation_id, 20 + m.id % 480 from material m join material_assignment a on a.material_id = m.id where m.product_id is not null and m.id % 2 = 0`.execute(db);
}

async function addPicture(db: Database, files: FileStore, tenantId: number, name: string): Promise<string> {
  const stored = await storeUpload(files, areaOfTenant(tenantId), `${name}.png`, Readable.from([productPicture(name)]));
  const { id } = await db.insertInto('file').values({ ...rowOfUpload(stored), source: 'demo' }).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function addProduct(db: Database, each: DemoProduct, picture: string, index: number): Promise<string> {
  const [above, name] = each.category.split('/') as [string, string];
  const created = `2026-10-${String(1 + (index % 28)).padStart(2, '0')} 14:${String((index * 11) % 60).padStart(2, '0')}:00`;
  const table = each.parameters.map(([what, value]) => `<li>${what}：${value}</li>`).join('');
  const { rows: [made] } = await sql<{ id: string }>`
    insert into product (code, name, organisation_id, keyword, description, unit_id, brand_id, category_id, type_id, multi_style, minimum_order_quantity, minimum_packing, active,
        picture_file_id, graphic_details, parameter, place_of_origin, created_time, updated_time)
    select ${each.code}, ${each.name}, (select id from organisation where code = 'D0201'), ${each.keyword}, ${each.description}, (select id from unit where code = ${each.unit}),
           (select id from brand where active order by id offset ${index % 5} limit 1),
           (select c.id from category c join category_set s on s.id = c.category_set_id left join category up on up.id = c.parent_id
             where s.code = ${materialSets.category} and c.name = ${name} and (up.name = ${above} or up.code = ${above}) limit 1),
           (select min(c.id) from category c join category_set s on s.id = c.category_set_id where s.code = ${materialSets.type}),
           ${each.matrix.length > 0}, ${each.minimumOrder}, 1, ${each.onShelf}, ${picture}, ${`<p>${each.description}</p>`}, ${`<ul>${table}</ul>`}, '江苏苏州', ${created}, ${created}
    returning id`.execute(db);
  await sql`insert into product_file (product_id, file_id, kind, sort_order) values (${made!.id}, ${picture}, 'picture', 0)`.execute(db);
  return made!.id;
}

/** Each combination a little dearer than the one before it. */
async function addVariants(db: Database, id: string, { matrix, name, price, code }: DemoProduct) {
  const { rows: values } = await sql<{ id: string; name: string; specification: string }>`
    select v.id, v.name, s.name as specification from specification_value v join specification s on s.id = v.specification_id
     where s.name = any(${matrix.map(([specification]) => specification)}::text[])`.execute(db);
  const chosen = matrix.map(([specification, names]) => names.map((value) => {
    const found = values.find((each) => each.specification === specification && each.name === value);
    if (!found) throw new Error(`the demo has no ${specification} ${value}`);
    return found;
  }));
  await sql`insert into product_value (product_id, specification_value_id, sort_order)
    select ${id}, value, place from unnest(${chosen.flat().map((value) => value.id)}::bigint[]) with ordinality as given (value, place)`.execute(db);
  const combinations = chosen.reduce<(typeof values)[]>((all, options) => all.flatMap((each) => options.map((value) => [...each, value])), [[]]);
  const rows = combinations.map((combination, index) => ({
    code: `${code.slice(3, 16)}-${String(index + 1).padStart(2, '0')}`, name: [name, ...combination.map((value) => value.name)].join(' ').slice(0, 100), value_ids: combination.map((value) => value.id), place: index,
    market_price: (price * (1 + index * 0.12)).toFixed(2), list_price: (price * (0.88 + index * 0.1)).toFixed(2),
  }));
  await sql`
    insert into material (product_id, code, name, value_ids, variant_order, market_price, list_price, item_type, on_shelf, organisation_id, unit_id, category_id, type_id,
        is_purchasing_item, is_customer_order, is_service_item, is_inventory_item, is_bom, is_build_in_wip, is_invoice, is_costing, start_date_active, created_time, updated_time)
    select p.id, r.code, r.name, r.value_ids, r.place, r.market_price, r.list_price, 'FINISHED', true, p.organisation_id, p.unit_id, p.category_id, p.type_id,
           true, true, true, true, true, true, true, true, '2026-10-01', p.created_time, p.updated_time
      from product p, json_to_recordset(${JSON.stringify(rows)}::json) as r (code text, name text, value_ids bigint[], place int, market_price numeric, list_price numeric) where p.id = ${id}`.execute(db);
}
