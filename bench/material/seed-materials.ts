import { systemCategorySets } from '@edp/contract/modules/category-set/category-set.ts';
import pg from 'pg';
import { tenants } from '../list/seed-million.ts';
import { makeLimitTable } from './limit-writes.ts';
import { largestTenant, leaves, organisations, seedCompanies } from './seed-companies.ts';
import { attributes, nouns, oneOf, prefixes, sizes } from './words.ts';

const allRows = 1_000_000;
/** One of so many belongs to the largest tenant. */
const shareOfLargest = 5;
/** The columns that PostgreSQL works out take most of the time. */
const atOnce = 2;

/** A number that looks like chance and is the same in every run. */
export const scattered = '(n * 7919::bigint % 999983)';
/** The square makes the first nouns frequent and the last ones rare. */
const noun = oneOf(nouns, `(${nouns.length} * power(${scattered} / 999983.0, 2))::int`);
export const name = `${oneOf(attributes, `(${scattered} / 11)`)} || ${noun} || ' ' || ${oneOf(sizes, `(${scattered} / 3)`)} || '-' || n % 1000`;

/** Materials, assigned and in stock, over fifty tenants; one of them has a fifth. */
export async function seedMaterials(ownerUrl: string, count = allRows) {
  const clients = await Promise.all(Array.from({ length: atOnce }, () => connect(ownerUrl)));
  const [client] = clients as [pg.Client];
  await seedCompanies(client);
  await client.query(choices);
  await withoutIndexes(client, 'material', async () => {
    await Promise.all(clients.map((each, part) => each.query(materials(part, count))));
    await client.query(assignments);
  });
  await client.query('drop schema seed cascade');
  await client.query('set session_replication_role = origin');
  await makeLimitTable(client);
  await client.query('select app.refresh_row_estimates(t) from app.listed_tables() t');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await Promise.all(clients.map((each) => each.end()));
}

/** For rows without triggers: to log a change for each of so many takes minutes. */
export async function connect(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  return client;
}

/** What a material is given by number. */
export const choices = `
  create schema seed;
  create table seed.place as
    select c.tenant_id, s.code as set, c.id, row_number() over (partition by c.tenant_id, s.id order by c.id) - 1 as place
      from category c join category_set s on (s.tenant_id, s.id) = (c.tenant_id, c.category_set_id)
     where not exists (select from category below where below.tenant_id = c.tenant_id and below.parent_id = c.id);
  create table seed.unit as select tenant_id, id, row_number() over (partition by tenant_id order by id) - 1 as place from unit;
  create table seed.warehouse as select tenant_id, id, row_number() over (partition by tenant_id order by id) - 1 as place from inventory_organisation;
  analyze seed.place, seed.unit, seed.warehouse`;

/** The part that one connection makes; a new material about every minute, the newest last. */
const materials = (part: number, count: number) => `
  insert into material (tenant_id, code, name, organisation_id, unit_id, category_id, type_id, market_price, list_price, active, is_lot_control,
                        specification_model, specification, texture, drawing_number, created_by, created_time, updated_time)
  select t, ${oneOf(prefixes, scattered)} || lpad(n::text, 8, '0'), ${name}, o.id, m.id, c.id, y.id, n % 10000 / 4.0, n % 10000 / 3, n % 20 <> 0, n % 7 = 0,
         ${oneOf(sizes, 'n')}, ${oneOf(sizes, 'n / 5')}, ${oneOf(['45 钢', '304', 'HT250', 'Q235B', '铜'], 'n')}, 'TZ-' || n, u.id,
         timestamptz '2026-11-01' - (${count} - n) * interval '1 minute', timestamptz '2026-11-01' - (${count} - n) * interval '30 seconds'
    from (select n, case when n % ${shareOfLargest} = 0 then ${largestTenant} else 2 + n % ${tenants - 1} end as t from generate_series(${part + 1}, ${count}, ${atOnce}) n) rows
    join organisation o on o.tenant_id = t
    join user_account u on u.tenant_id = t
    join seed.unit m on m.tenant_id = t and m.place = n % 5
    join seed.place c on c.tenant_id = t and c.set = '${systemCategorySets.materialCategory}' and c.place = ${scattered} % ${leaves}
    join seed.place y on y.tenant_id = t and y.set = '${systemCategorySets.materialType}' and y.place = ${scattered} / 5 % ${leaves}
   order by n`;

/**
 * Each material of the large tenant is in three to eight organisations, the others in the only one there is; a third is
 * in stock.
 */
const assignments = `
  insert into material_assignment (tenant_id, material_id, inventory_organisation_id)
    select m.tenant_id, m.id, w.id
      from (select tenant_id, id, k, case tenant_id when ${largestTenant} then (id * 31 + k * 5) % ${organisations} else 0 end as place
              from material, generate_series(0, case tenant_id when ${largestTenant} then 2 + id % 6 else 0 end) k) m
      join seed.warehouse w using (tenant_id, place);
  insert into material_stock (tenant_id, material_id, inventory_organisation_id, quantity)
    select tenant_id, material_id, inventory_organisation_id, 1 + material_id % 997 from material_assignment where material_id % 3 = 0`;

/** An index is made faster of all rows than row by row; those that keep a key stay. */
export async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string; comment: string | null }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, obj_description(indexrelid, 'pg_class') as comment
      from pg_index where indrelid = '${table}'::regclass and not indisunique`);
  await client.query(rows.map(({ name: index }) => `drop index ${index}`).join(';'));
  await work();
  for (const { name: index, definition, comment } of rows) {
    await client.query(definition);
    if (comment !== null) await client.query(`comment on index ${index} is '${comment}'`);
  }
}
