import { systemCategorySets } from '@edp/contract/modules/category-set/category-set.ts';
import { largestTenant, leaves, organisations, seedCompanies } from '../material/seed-companies.ts';
import { choices, connect, name, scattered, withoutIndexes } from '../material/seed-materials.ts';
import { oneOf, prefixes } from '../material/words.ts';

export const products = 200_000;
const brands = 40;

/**
 * 200,000 products of one tenant: each tenth has four variants, the others one; two thirds are on the shelf, a third is
 * in stock.
 */
export async function seedProducts(ownerUrl: string) {
  const client = await connect(ownerUrl);
  await seedCompanies(client);
  await client.query(choices);
  await client.query(`
    insert into brand (tenant_id, code, name) select ${largestTenant}, 'BR' || n, '品牌' || n from generate_series(1, ${brands}) n;
    create table seed.brand as select id, row_number() over (order by id) - 1 as place from brand`);
  await withoutIndexes(client, 'product', async () => void (await client.query(productRows)));
  await withoutIndexes(client, 'material', async () => void (await client.query(variantRows)));
  await client.query(assignments);
  await client.query('drop schema seed cascade');
  await client.query('set session_replication_role = origin');
  await client.query('select app.refresh_row_estimates(t) from app.listed_tables() t');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** A new one about every minute, the newest last. */
const productRows = `
  insert into product (tenant_id, code, name, organisation_id, keyword, description, unit_id, brand_id, category_id, type_id, minimum_order_quantity, minimum_packing,
                       multi_style, variant_count, active, graphic_details, created_by, created_time, updated_time)
  select ${largestTenant}, ${oneOf(prefixes, scattered)} || lpad(n::text, 8, '0'), ${name}, o.id, '压测', '压测数据', m.id, b.id, c.id, y.id, 1, 1,
         n % 10 = 0, case when n % 10 = 0 then 4 else 1 end, n % 3 <> 0, '<p>图文详情</p>', u.id,
         timestamptz '2026-11-01' - (${products} - n) * interval '1 minute', timestamptz '2026-11-01' - (${products} - n) * interval '30 seconds'
    from generate_series(1, ${products}) n
    join organisation o on o.tenant_id = ${largestTenant}
    join user_account u on u.tenant_id = ${largestTenant}
    join seed.unit m on m.tenant_id = ${largestTenant} and m.place = n % 5
    join seed.brand b on b.place = ${scattered} % ${brands}
    join seed.place c on c.tenant_id = ${largestTenant} and c.set = '${systemCategorySets.materialCategory}' and c.place = ${scattered} % ${leaves}
    join seed.place y on y.tenant_id = ${largestTenant} and y.set = '${systemCategorySets.materialType}' and y.place = ${scattered} / 5 % ${leaves}
   order by n`;

const variantRows = `
  insert into material (tenant_id, code, name, organisation_id, unit_id, category_id, type_id, market_price, list_price, product_id, item_type, value_ids, variant_order, on_shelf, is_inventory_item)
  select p.tenant_id, p.code || '-' || v, p.name, p.organisation_id, p.unit_id, p.category_id, p.type_id, p.id % 1000, p.id % 1000 + v, p.id, 'FINISHED',
         case when p.multi_style then array[v]::bigint[] else '{}' end, v, true, true
    from product p, generate_series(1, p.variant_count) v where p.tenant_id = ${largestTenant} order by p.id, v`;

const assignments = `
  insert into product_assignment (tenant_id, product_id, inventory_organisation_id)
    select p.tenant_id, p.id, w.id from product p join seed.warehouse w on w.tenant_id = p.tenant_id and w.place in (0, 1 + p.id % ${organisations - 1});
  insert into material_stock (tenant_id, material_id, inventory_organisation_id, quantity)
    select m.tenant_id, m.id, w.id, 1 + m.id % 997 from material m join seed.warehouse w on w.tenant_id = m.tenant_id and w.place = 0
     where m.product_id is not null and m.id % 3 = 0`;
