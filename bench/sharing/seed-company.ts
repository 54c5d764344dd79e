import pg from 'pg';

const allRows = 200_000;
const allPeople = 20_000;

/** Who reads the list, by account: in a team, and at the head of ever larger parts of the company. */
export const readers = [
  { account: 'team', what: 'a team of 3 (30 rows)' },
  { account: 'department', what: 'head of 100 people (1,000 rows)' },
  { account: 'division', what: 'head of 10,000 people (100,000 rows)' },
  { account: 'company', what: 'head of all 20,000 people' },
] as const;

/** One tenant: 20,000 people in a tree of four levels, 200,000 brands among them in turn. */
export async function seedCompany(ownerUrl: string, hashes: readonly string[]) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    set app.tenant = '1';
    insert into app.tenant (id, code, name) values (1, 'T1', '租户');
    select setval(pg_get_serial_sequence('app.tenant', 'id'), 1);
    insert into organisation (tenant_id, parent_id, code, name)
      select 1, nullif(n - 1, 0), 'D' || n, (array['公司', '事业部', '部门', '小组'])[n] from generate_series(1, 4) n;
    insert into user_account (tenant_id, account, name, password_hash, organisation_id)
      select 1, case n when 1 then 'team' when 4 then 'department' when 101 then 'division' when 10001 then 'company' else 'u' || n end, '员工' || n, '',
             case when n <= 3 then 4 when n <= 100 then 3 when n <= 10000 then 2 else 1 end
        from generate_series(1, ${allPeople}) n;
    insert into role (tenant_id, code, name, administrator) values (1, 'BENCH', '压测', false);
    insert into resource (tenant_id, kind, code, name) values (1, 'permission', 'brand.view', '查看');
    insert into role_resource (tenant_id, role_id, resource_id) select 1, r.id, s.id from role r, resource s;
    insert into user_role (tenant_id, user_id, role_id) select 1, u.id, r.id from user_account u, role r;
    insert into brand (tenant_id, code, name, sort_order, description, created_by)
      select 1, 'C' || n, (array['恒力','远东','精工','天成','宏图','瑞安','海川','明德'])[1 + n / 7 % 8] ||
             (array['阀门','轴承','电缆','仪表','密封','电机','液压','刀具','管件','滤芯'])[1 + n / 11 % 10] || n,
             n * 7919 % 1000, '压测数据 ' || n, 1 + n % ${allPeople}
        from generate_series(1, ${allRows}) n;
    insert into sharing_mode (tenant_id, table_name, mode) values (1, 'brand', 0);
    select app.refresh_row_estimates('brand')`);
  await client.query(
    `insert into app.session (ticket_hash, tenant_id, user_id, role_id, language, idle_limit)
     select decode(hash, 'hex'), 1, u.id, r.id, 'ZHS', '12 hours'
       from unnest($1::text[], $2::text[]) as given (hash, account) join user_account u using (account), role r`,
    [hashes, readers.map(({ account }) => account)],
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** 0 public, 2 private. */
export async function setMode(ownerUrl: string, mode: 0 | 2) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('update sharing_mode set mode = $1', [mode]);
  await client.end();
}
