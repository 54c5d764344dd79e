import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { changePartitions } from '../jobs/change-partitions.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

interface Row {
  table_name: string;
  record_id: string;
  action: string;
  changes: Record<string, unknown>;
  user_id: string;
  request_id: string;
  owner_id: string;
}

const history = async (rootTable: string, rootId: string) => {
  const { rows } = await (
    await app.asTenant(1)
  ).query<Row>(
    `select table_name, record_id, action, changes, user_id, request_id, owner_id from change_record where root_table = $1 and root_id = $2 order by id`,
    [rootTable, rootId],
  );
  return rows;
};
let number = 0;
const newBrand = (fields: object = {}) => ({
  code: `LOG${++number}`,
  name: `记${number}`,
  active: 1,
  sortOrder: 1,
  ...fields,
});

describe('修改记录', () => {
  it('新增只记有值的字段，修改只记不同的字段，空值照记，删除记原值', async () => {
    const { id } = await admin.data(brand.save, newBrand({ name: '原名' }));
    const tenantOne = await app.asTenant(1);
    const {
      rows: [file],
    } = await tenantOne.query(`select min(id) as id from file`);
    await tenantOne.query('update brand set picture_file_id = $2 where id = $1', [id, file.id]);
    await tenantOne.query('update brand set picture_file_id = null where id = $1', [id]);
    await tenantOne.query('update brand set name = name where id = $1', [id]);
    await admin.succeed(brand.delete, { id });
    const rows = await history('brand', id);
    expect(rows.map((row) => row.action)).toEqual(['insert', 'update', 'update', 'delete']);
    expect(rows[0]!.changes).toMatchObject({ name: { after: '原名' }, active: { after: true } });
    expect(rows[0]!.changes).not.toHaveProperty('picture_file_id');
    expect(Object.values(rows[0]!.changes)).not.toContainEqual({ after: '' });
    expect(rows[1]!.changes).toEqual({ picture_file_id: { before: null, after: Number(file.id) } });
    expect(rows[2]!.changes).toEqual({ picture_file_id: { before: Number(file.id), after: null } });
    expect(rows[3]!.changes).toMatchObject({ name: { before: '原名' } });
    expect(rows[3]!.changes).not.toHaveProperty('version');
  });

  it('JSON 内容里的空值也保留', async () => {
    const tenantOne = await app.asTenant(1);
    const {
      rows: [pack],
    } = await tenantOne.query(
      `insert into language_pack (function_name, language, texts) values ('x', 'ZHS', '{"a": null, "b": {"c": null}}') returning id`,
    );
    await tenantOne.query(`update language_pack set texts = '{"a": 1, "b": {"c": null}}' where id = $1`, [pack.id]);
    const rows = await history('language_pack', pack.id);
    expect(rows[1]!.changes).toEqual({
      texts: { before: { a: null, b: { c: null } }, after: { a: 1, b: { c: null } } },
    });
  });

  // Many rows are logged by another expression than few: what one says of added rows, the other must say of the same
  // rows when they are removed.
  it.each([
    [
      'material',
      `insert into material (code, name, organisation_id, unit_id, category_id, type_id, market_price, start_date_active, texture, is_bom)
       select 'MANY' || n, '批量"\\' || n, (select min(id) from organisation), (select min(id) from unit), (select min(id) from category), (select min(id) from category), case when n % 2 = 0 then n / 4.0 end, '2026-11-16', case when n % 2 = 0 then '45 钢' else '' end, n % 3 = 0
         from generate_series($1::int, $2::int) n`,
    ],
    [
      'language_pack',
      `insert into language_pack (function_name, language, texts) select 'many' || n, 'ZHS', case when n % 5 = 0 then 'null'::jsonb else '{"a": null, "b": [1, {"c": null}]}' end from generate_series($1::int, $2::int) n`,
    ],
    [
      'certificate',
      `insert into certificate (application_id, app_key, type, usable, sealed_password, start_date, end_date, package_name)
       select (select min(id) from application), 'MANY' || n, 'PUSH', n % 2 = 0, 'sealed-' || n, '2026-11-16', '2027-11-16', '' from generate_series($1::int, $2::int) n`,
    ],
    [
      'category',
      `insert into category (category_set_id, code, name) select (select max(id) from category_set), 'MANY' || n, '属于分类集' || n from generate_series($1::int, $2::int) n`,
    ],
    [
      'translation',
      `insert into translation (table_name, record_id, language, name) select 'category', (select max(id) from category), 'L' || n, '属于节点' || n from generate_series($1::int, $2::int) n`,
    ],
  ])('%s：一次增删许多条与逐条增删记录的内容相同', async (table, insert) => {
    const tenantOne = await app.asTenant(1);
    const {
      rows: [{ last }],
    } = await tenantOne.query(`select coalesce(max(id), 0) as last from change_record`);
    const {
      rows: [{ before }],
    } = await tenantOne.query(`select coalesce(max(id), 0) as before from ${table}`);
    await tenantOne.query(insert, [1, 30]);
    for (let place = 31; place <= 60; place++) await tenantOne.query(insert, [place, place]);
    const { rows: ids } = await tenantOne.query<{ id: string }>(`select id from ${table} where id > $1 order by id`, [
      before,
    ]);
    for (const { id } of ids.slice(0, 30)) await tenantOne.query(`delete from ${table} where id = $1`, [id]);
    await tenantOne.query(`delete from ${table} where id > $1`, [before]);
    const { rows } = await tenantOne.query<Row & { root_table: string; root_id: string }>(
      `select * from change_record where id > $1 and table_name = $2 order by id`,
      [last, table],
    );
    expect(rows).toHaveLength(120);
    const said = (action: string, side: string) =>
      rows
        .filter((row) => row.action === action)
        .toSorted((one, other) => Number(one.record_id) - Number(other.record_id))
        .map(({ changes, ...row }) => [
          row.record_id,
          row.root_table,
          row.root_id,
          row.user_id,
          row.request_id,
          row.owner_id,
          Object.fromEntries(
            Object.entries(changes as Record<string, Record<string, unknown>>).map(([field, value]) => [
              field,
              value[side],
            ]),
          ),
        ]);
    expect(said('insert', 'after')).toEqual(said('delete', 'before'));
    expect(JSON.stringify(rows)).not.toContain('sealed-');
  });

  it('一次调用的所有修改编号相同；节点和译文都记在所属的分类集名下', async () => {
    const set = await admin.data(categorySet.save, { code: 'LOGSET', name: '记录', type: 1, state: 1 });
    const node = await admin.data(category.save, { categorySetId: set.id, name: '根', code: 'R', sort: 1, status: 1 });
    await admin.succeed(category.translate, [{ type: 'ENG', name: 'Root', remark: '', parentId: node.id }]);
    const copy = await admin.data(categorySet.copy, { sourceId: set.id, name: '副本', code: 'LOGCOPY' });
    expect((await history('category_set', set.id)).map((row) => [row.table_name, row.action])).toEqual([
      ['category_set', 'insert'],
      ['category', 'insert'],
      ['translation', 'insert'],
    ]);
    const copied = await history('category_set', copy.id);
    expect(copied.map((row) => row.table_name).toSorted()).toEqual([
      'category',
      'category_set',
      'category_set',
      'translation',
    ]);
    expect(new Set(copied.map((row) => row.request_id)).size).toBe(1);
    expect(new Set(copied.flatMap((row) => [row.user_id, row.owner_id])).size).toBe(1);
    await admin.succeed(categorySet.delete, { id: copy.id });
    expect(
      (await history('category_set', copy.id))
        .filter((row) => row.action === 'delete')
        .map((row) => row.table_name)
        .toSorted(),
    ).toEqual(['category', 'category_set', 'translation']);
  });

  it('关联记为所属记录增减了哪些编号，一次操作一条', async () => {
    const { id } = await admin.data(employee.add, { realname: '记录员', account: 'logger', password: 'Begin123' });
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query<{ id: string }>('select id from role order by id limit 2');
    const roles = rows.map((row) => row.id);
    await admin.succeed(employee.setRoles, { userId: id, roleIds: roles });
    await admin.succeed(employee.setRoles, { userId: id, roleIds: [] });
    const links = (await history('user_account', id)).filter((row) => row.table_name === 'user_role');
    expect(links.map((row) => [row.action, row.changes])).toEqual([
      ['insert', { role_id: { added: roles.map(Number) } }],
      ['delete', { role_id: { removed: expect.arrayContaining(roles.map(Number)) } }],
    ]);
  });

  it('先改一条再改两千条，每条的工作不增加', async () => {
    const owner = await app.owner();
    const plans: string[] = [];
    owner.on('notice', ({ message = '' }) => plans.push(message.slice(message.indexOf('{'))));
    await owner.query(`set app.tenant = '1'; set plan_cache_mode = force_generic_plan`);
    await owner.query(
      `update unit set name = name || '。' where tenant_id = 1 and code = (select min(code) from unit where tenant_id = 1)`,
    );
    await owner.query(
      `insert into unit (code, name, unit_category) select 'LOG' || n, '批' || n, 'x' from generate_series(1, 2000) n`,
    );
    // Every plan with its counts is told to the client.
    await owner.query(`load 'auto_explain'; set client_min_messages = log; set auto_explain.log_min_duration = 0; set auto_explain.log_format = json;
      set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_nested_statements = on`);
    await owner.query(`update unit set name = '改' || id where code like 'LOG%'`);
    await owner.query('reset client_min_messages');
    const { rows } = await owner.query(
      `select count(*)::int as n from change_record where table_name = 'unit' and action = 'update' and changes -> 'name' ->> 'after' like '改%'`,
    );
    expect(rows).toEqual([{ n: 2000 }]);
    const logging = plans
      .filter((plan) => plan.includes('change_record'))
      .map((plan) => handledRows((JSON.parse(plan) as { Plan: PlanNode }).Plan));
    expect(logging).toHaveLength(1);
    expect(logging[0]).toBeGreaterThan(2000);
    expect(logging[0]).toBeLessThan(100 * 2000);
    await owner.query(`delete from unit where code like 'LOG%'`);
  });
});

describe('按月分区', () => {
  const thisMonth = async () => {
    const { rows } = await (
      await app.owner()
    ).query<{ name: string }>(`select to_char(now() at time zone 'UTC', '"change_record_"YYYY_MM') as name`);
    return rows[0]!.name;
  };
  const partitionOf = async (id: string) => {
    const { rows } = await (
      await app.owner()
    ).query(`select tableoid::regclass::text as name from change_record where root_table = 'brand' and root_id = $1`, [
      id,
    ]);
    return rows.map((row) => row.name);
  };

  it('缺少当月分区时照样能写，补建后记录移入其中', async () => {
    const owner = await app.owner();
    const name = await thisMonth();
    await owner.query(`alter table change_record detach partition ${name}; alter table ${name} rename to kept_aside`);
    const { id } = await admin.data(brand.save, newBrand());
    expect(await partitionOf(id)).toEqual(['change_record_default']);
    const tenantOne = await app.asTenant(1);
    expect((await tenantOne.query('select app.create_change_partitions(3) as created')).rows).toEqual([{ created: 1 }]);
    expect((await tenantOne.query('select app.create_change_partitions(3) as created')).rows).toEqual([{ created: 0 }]);
    expect(await partitionOf(id)).toEqual([name]);
    expect(await history('brand', id)).toHaveLength(1);
    await admin.succeed(brand.delete, { id });
    expect(await partitionOf(id)).toEqual([name, name]);
    await owner.query(`insert into ${name} overriding system value select * from kept_aside; drop table kept_aside`);
  });

  it('只删除保留期以前的月份，至少保留上一个月', async () => {
    const owner = await app.owner();
    const tenantOne = await app.asTenant(1);
    await owner.query(`
      create table change_record_2001_02 partition of change_record for values from ('2001-02-01 00:00Z') to ('2001-03-01 00:00Z');
      insert into change_record (tenant_id, table_name, root_table, record_id, root_id, action, changes, created_time)
        select 1, 'brand', 'brand', '0', '0', 'update', '{}', time from unnest(array['2001-02-10', '2001-05-01', now() - interval '20 days']::timestamptz[]) time`);
    expect((await tenantOne.query('select app.drop_change_partitions(0) as dropped')).rows).toEqual([{ dropped: 1 }]);
    expect(await history('brand', '0')).toHaveLength(1);
    expect(
      (
        await tenantOne.query(
          `select count(*)::int as n from change_record where created_time > now() - interval '1 day'`,
        )
      ).rows[0].n,
    ).toBeGreaterThan(0);
  });

  it('定时任务提前建立分区；设定了保留月数时才删除旧的', async () => {
    const owner = await app.owner();
    const partitions = async () =>
      (
        await owner.query(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'change_record'::regclass`,
        )
      ).rows.map((row) => row.name);
    const {
      rows: [{ next }],
    } = await owner.query(
      `select to_char(date_trunc('month', now() at time zone 'UTC') + interval '1 month', '"change_record_"YYYY_MM') as next`,
    );
    await owner.query(
      `drop table ${next}; create table change_record_2001_03 partition of change_record for values from ('2001-03-01 00:00Z') to ('2001-04-01 00:00Z')`,
    );
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    onTestFinished(() => pool.end());
    const run = (changeLogMonths: number) =>
      changePartitions({ pool, config: { changeLogMonths } }).run(new AbortController().signal);
    await run(0);
    expect(await partitions()).toEqual(expect.arrayContaining([next, 'change_record_2001_03']));
    await run(12);
    expect(await partitions()).not.toContain('change_record_2001_03');
  });

  it('服务器不能绕过总表读写分区', async () => {
    const tenantOne = await app.asTenant(1);
    for (const statement of ['select from', 'delete from', 'truncate']) {
      await expect(tenantOne.query(`${statement} ${await thisMonth()}`)).rejects.toThrow(/permission denied/);
    }
  });
});

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}
/** How many rows the nodes of a plan have handled together. */
const handledRows = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Join Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, each) => sum + handledRows(each), 0);
