import pg from 'pg';
import { connections } from '../list/measure.ts';
import { recordsOfConnection } from './prepared-requests.ts';

/** Read by one tenant, written by the other, so that a page and its total stay the same while rows are added. */
export const readTenant = 1;
export const writeTenant = 2;
/** A total up to 1,000 is exact. */
const rowsToRead = 800;

const permissions = ['brand.view', 'brand.edit', 'categorySet.delete'];

/** Two tenants with a user each, written with all triggers on, and the tables of the limit. */
export async function seedWrite(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (const tenant of [readTenant, writeTenant]) await seedTenant(client, tenant);
  await client.query(`select setval(pg_get_serial_sequence('app.tenant', 'id'), ${writeTenant})`);
  await makeLimitTables(client);
  await client.query('vacuum analyze');
  await client.end();
}

async function seedTenant(client: pg.Client, tenant: number) {
  const rows = tenant === readTenant ? rowsToRead : connections * recordsOfConnection;
  await client.query(`
    set app.tenant = '${tenant}';
    insert into app.tenant (id, code, name) values (${tenant}, 'T${tenant}', '租户${tenant}');
    insert into user_account (account, name, password_hash) values ('bench', '压测用户', '');
    insert into role (code, name, administrator) values ('BENCH', '压测', false);
    insert into resource (kind, code, name) select 'permission', code, code from unnest(array[${permissions.map((code) => `'${code}'`).join()}]) code;
    insert into role_resource (role_id, resource_id) select r.id, s.id from role r, resource s where (r.tenant_id, s.tenant_id) = (${tenant}, ${tenant});
    insert into user_role (user_id, role_id) select u.id, r.id from user_account u, role r where (u.tenant_id, r.tenant_id) = (${tenant}, ${tenant});
    insert into brand (code, name, sort_order, description, created_by)
      select 'S' || n, '恒力阀门' || n, n % 100, '压测数据 ' || n, u.id from generate_series(1, ${rows}) n, user_account u where u.tenant_id = ${tenant}`);
}

/** The same columns and keys, without triggers, policies, foreign keys and search. */
async function makeLimitTables(client: pg.Client) {
  await client.query(`
    create schema bench;
    create table bench.brand (like brand including generated including identity including defaults, primary key (tenant_id, id), unique (tenant_id, code));
    create table bench.category (like category including generated including identity including defaults, primary key (tenant_id, id), unique (tenant_id, category_set_id, code));
    insert into bench.brand (tenant_id, id, code, name, sort_order, description, created_by) overriding system value
      select tenant_id, id, code, name, sort_order, description, created_by from brand;
    select setval(pg_get_serial_sequence('bench.brand', 'id'), (select max(id) from brand))`);
}

/** The tree of a set, for the limit. */
export async function copyTree(ownerUrl: string, setId: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into bench.category (tenant_id, id, category_set_id, parent_id, code, name, sort) overriding system value
     select tenant_id, id, category_set_id, parent_id, code, name, sort from category where category_set_id = $1`,
    [setId],
  );
  await client.query('vacuum analyze bench.category');
  await client.end();
}
