import { systemCategorySets } from '@edp/contract/modules/category-set/category-set.ts';
import type pg from 'pg';
import { tenants } from '../list/seed-million.ts';
import { nouns, oneOf } from './words.ts';

/**
 * The tenant with the most materials has so many inventory organisations, of which the first is the master; the others
 * have one each.
 */
export const largestTenant = 1;
export const organisations = 24;

const permissions = ['material.view', 'material.edit', 'material.assign', 'product.view'];
/** Nodes of a tree by level: 8 at its top, 5 below each of these, and so on. */
const levels = [8, 5, 8];
export const leaves = levels.reduce((product, count) => product * count);

/** What materials belong to: companies with a user, units, trees and organisations. */
export async function seedCompanies(client: pg.Client) {
  await client.query(`
    insert into app.tenant (id, code, name) select n, 'T' || n, '租户' || n from generate_series(1, ${tenants}) n;
    select setval(pg_get_serial_sequence('app.tenant', 'id'), ${tenants});
    insert into organisation (tenant_id, code, name) select n, 'D00', '总公司' from generate_series(1, ${tenants}) n;
    insert into user_account (tenant_id, account, name, password_hash, organisation_id) select tenant_id, 'bench', '压测用户', '', id from organisation;
    insert into role (tenant_id, code, name, administrator) select n, 'BENCH', '压测', false from generate_series(1, ${tenants}) n;
    insert into resource (tenant_id, kind, code, name)
      select n, 'permission', code, code from generate_series(1, ${tenants}) n, unnest(array[${permissions.map((code) => `'${code}'`).join()}]) code;
    insert into role_resource (tenant_id, role_id, resource_id) select r.tenant_id, r.id, s.id from role r join resource s using (tenant_id);
    insert into user_role (tenant_id, user_id, role_id) select u.tenant_id, u.id, r.id from user_account u join role r using (tenant_id);
    insert into unit (tenant_id, code, name, unit_category, source)
      select t, code, name, 'CountUnit', 1 from generate_series(1, ${tenants}) t, (values ('PCS', '个'), ('SET', '套'), ('MTR', '米'), ('KGM', '千克'), ('BOX', '箱')) given (code, name);
    insert into inventory_organisation (tenant_id, code, name, master, unit_organisation_id)
      select o.tenant_id, 'INV' || lpad(n::text, 2, '0'), case n when 1 then '总部仓库' else '第' || n || '仓库' end, n = 1, o.id
        from organisation o, generate_series(1, ${organisations}) n where n = 1 or o.tenant_id = ${largestTenant} order by o.tenant_id, n;
    insert into role_inventory_organisation (tenant_id, role_id, inventory_organisation_id)
      select r.tenant_id, r.id, i.id from role r join inventory_organisation i using (tenant_id)`);
  for (const set of Object.values(systemCategorySets)) await seedTree(client, set);
}

/** The same tree for every tenant, level by level. */
async function seedTree(client: pg.Client, set: string) {
  await client.query(
    `insert into category_set (tenant_id, code, name, type, source) select n, $1, $1, 1, 1 from generate_series(1, ${tenants}) n`,
    [set],
  );
  for (const [level, count] of levels.entries()) {
    await client.query(
      `insert into category (tenant_id, category_set_id, parent_id, code, name, sort)
       select s.tenant_id, s.id, p.id, concat_ws('-', p.code, n), ${oneOf(nouns, 'n * 7')} || n, n
         from category_set s left join category p on p.tenant_id = s.tenant_id and p.category_set_id = s.id, generate_series(1, ${count}) n
        where s.code = $1 and coalesce(length(p.code) / 2, -1) = ${level - 1}
        order by s.tenant_id, p.id, n`,
      [set],
    );
  }
}
