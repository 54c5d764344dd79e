import pg from 'pg';

export const tenants = 50;
const largestTenant = 200_000;
const allRows = 1_000_000;

/** One million brands over fifty tenants, one of which has two hundred thousand. */
export async function seedMillion(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  // Without triggers: to log a change for each of so many rows takes minutes. The search index needs no trigger.
  await client.query(`
    set session_replication_role = replica;
    insert into app.tenant (id, code, name) select n, 'T' || n, '租户' || n from generate_series(1, ${tenants}) n;
    select setval(pg_get_serial_sequence('app.tenant', 'id'), ${tenants});
    insert into user_account (tenant_id, account, name, password_hash) select n, 'bench', '压测用户', '' from generate_series(1, ${tenants}) n;
    insert into role (tenant_id, code, name, administrator) select n, 'BENCH', '压测', false from generate_series(1, ${tenants}) n;
    insert into resource (tenant_id, kind, code, name) select n, 'permission', 'brand.view', '查看' from generate_series(1, ${tenants}) n;
    insert into role_resource (tenant_id, role_id, resource_id) select r.tenant_id, r.id, s.id from role r join resource s using (tenant_id);
    insert into user_role (tenant_id, user_id, role_id) select u.tenant_id, u.id, r.id from user_account u join role r using (tenant_id);
    insert into brand (tenant_id, code, name, sort_order, description, created_by)
      select t, 'C' || n, (array['恒力','远东','精工','天成','宏图','瑞安','海川','明德'])[1 + n % 8] ||
             (array['阀门','轴承','电缆','仪表','密封','电机','液压','刀具','管件','滤芯'])[1 + n / 8 % 10] || n,
             n % 1000, '压测数据 ' || n, u.id
        from (select n, case when n <= ${largestTenant} then 1 else 2 + n % ${tenants - 1} end as t from generate_series(1, ${allRows}) n) rows
        join user_account u on u.tenant_id = t;
    set session_replication_role = origin`);
  await client.query(`select app.refresh_row_estimates('brand')`);
  await client.query('vacuum analyze');
  await client.end();
}

/** A session for each tenant, without the password and captcha of a login. */
export async function addSessions(ownerUrl: string, hashes: readonly string[]) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into app.session (ticket_hash, tenant_id, user_id, role_id, language, idle_limit)
     select decode(hash, 'hex'), tenant, u.id, r.id, 'ZHS', '12 hours'
       from unnest($1::text[]) with ordinality as given (hash, tenant)
       join user_account u on u.tenant_id = tenant join role r on r.tenant_id = tenant`,
    [hashes],
  );
  await client.end();
}
