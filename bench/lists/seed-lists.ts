import pg from 'pg';

export const allRows = 200_000;
const tenant = 1;

const first = `(array['恒力','远东','精工','天成','宏图','瑞安','海川','明德'])[1 + n % 8]`;
const second = `(array['阀门','轴承','电缆','仪表','密封','电机','液压','刀具','管件','滤芯'])[1 + n / 8 % 10]`;
const name = `${first} || ${second} || n || '有限公司'`;
/** Every twentieth is not active. */
const active = 'n % 20 <> 0';
const seedsOf = (rows: string) => [
  `insert into user_account (tenant_id, account, name, password_hash, organisation_id, initials, active)
     select ${tenant}, 'u' || n, ${name}, '', 1 + n % 100, 'hl' || n, ${active} from ${rows}`,
  `insert into brand (tenant_id, code, name, sort_order, description, active, created_by)
     select ${tenant}, 'C' || n, ${name}, n % 1000, '压测数据', ${active}, 1 + n % 1000 from ${rows}`,
  `insert into unit (tenant_id, code, name, unit_category, sort_order, active, created_by)
     select ${tenant}, 'C' || n, ${name}, (array['WeightUnit','CountUnit','LengthUnit'])[1 + n % 3], n % 1000, ${active}, 1 + n % 1000 from ${rows}`,
  `insert into bom (tenant_id, code, name, specification, active, created_by) select ${tenant}, 'C' || n, ${name}, '规格', ${active}, 1 + n % 1000 from ${rows}`,
  `insert into bom_revision (tenant_id, bom_id, revision, status, effective_from, released_time)
     select tenant_id, id, 1, case when active then 'released' else 'draft' end, case when active then current_date end, case when active then now() end from bom where tenant_id = ${tenant}`,
  `insert into goods_group (tenant_id, name, description, updated_time, created_by)
     select ${tenant}, ${name}, '压测数据', now() - n * interval '1 second', 1 + n % 1000 from ${rows}`,
  `insert into category_set (tenant_id, code, name, type, active, created_by)
     select ${tenant}, 'C' || n, ${name}, 1 + n % 3, ${active}, 1 + n % 1000 from ${rows}`,
  `insert into label_set (tenant_id, name, use_object, active, created_by) select ${tenant}, ${name}, 'goods', ${active}, 1 + n % 1000 from ${rows}`,
  `insert into category (tenant_id, category_set_id, parent_id, code, name, active) select ${tenant}, 1, nullif(n / 10, 0), 'N' || n, ${name}, ${active} from ${rows}`,
  `insert into label (tenant_id, label_set_id, parent_id, code, name) select ${tenant}, 1, nullif(n - n % 10, case when n % 10 = 0 then n else 0 end), 'N' || n, ${name} from ${rows}`,
  `insert into application (tenant_id, code, name, active, created_by) select ${tenant}, 'C' || n, ${name}, ${active}, 1 + n % 1000 from ${rows}`,
  `insert into certificate (tenant_id, application_id, type, app_key, package_name, sealed_password, start_date, end_date, usable)
     select ${tenant}, n, 'PUSH', ${name}, '', '', current_date - 400, case when ${active} then current_date + 400 else current_date - 1 end, ${active} from ${rows}`,
  `insert into setting (tenant_id, type, name, updated_time)
     select ${tenant}, (array['APPLICATION_MODULE', 'APPLICATION_LABEL'])[1 + n % 2], ${name}, now() - n * interval '1 second' from ${rows}`,
  `insert into organisation (tenant_id, parent_id, code, name) select ${tenant}, nullif(n / 10, 0), 'C' || n, ${name} from ${rows}`,
  `insert into user_group (tenant_id, name) select ${tenant}, ${name} from ${rows}`,
  `insert into sharing_rule (tenant_id, name, table_name, writable, active) select ${tenant}, ${name}, 'brand', true, ${active} from ${rows}`,
  `insert into message (tenant_id, user_id, kind, title, content, read_time)
     select ${tenant}, 1, 'system', ${name}, '压测数据', case when ${active} then now() end from ${rows}`,
  `insert into app.tenant_application (kind, company_name, credit_code, region_code, region, address_detail, applicant, phone, password_hash, requirement, language, status, created_time)
     select 'company', ${name}, 'C' || n, '', '', '', '压测', '', '', '', 'ZHS', case when ${active} then 'approved' else 'pending' end, now() - n * interval '1 second' from ${rows}`,
];

/** One tenant with many of everything that is listed. */
export async function seedLists(ownerUrl: string, count = allRows) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  // Without triggers: to log a change for each of so many rows takes minutes. The search index needs no trigger.
  await client.query(
    `set session_replication_role = replica; insert into app.tenant (id, code, name) values (${tenant}, 'T1', '压测') on conflict do nothing`,
  );
  for (const seed of seedsOf(`generate_series(1, ${count}) n`)) await client.query(seed);
  await client.query('set session_replication_role = origin');
  await client.query('select app.refresh_row_estimates(t) from app.listed_tables() t');
  await client.query('vacuum analyze');
  await client.end();
}
