import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { assertProtected } from '../schema/assert-protected.ts';
import { genericPlan } from './generic-plan.ts';
import { openPlainReader } from './plain-reader.ts';
import { chooseReader, openPool } from './pool.ts';
import { openSingleExchangeReader } from './single-exchange-reader.ts';
import { inTransaction, readingDatabase } from './tenant-database.ts';
import type { DatabasePool, TenantReader } from './tenant-reader.ts';

let app: TestApp;
let pool: DatabasePool;
beforeAll(async () => {
  app = await startTestApp();
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 4 });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const readers: [string, (pool: pg.Pool) => TenantReader][] = [
  ['一次往返', openSingleExchangeReader],
  ['普通事务', openPlainReader],
];

describe.each(readers)('租户隔离，读取方式：%s', (_way, openReader) => {
  const open = (size: number) => {
    const opened = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size, openReader });
    onTestFinished(() => opened.end());
    return opened;
  };
  const namesOf = async (from: DatabasePool, tenantId: number) =>
    (await readingDatabase(from, tenantId).selectFrom('brand').select('name').orderBy('id').limit(1).execute()).map(
      (row) => row.name,
    );

  it('同一连接轮流为两个租户工作时互不相见', async () => {
    const one = open(1);
    const read = async (tenantId: number) =>
      (await readingDatabase(one, tenantId).selectFrom('brand').select('tenant_id').execute()).map(
        (row) => row.tenant_id,
      );
    const results = await Promise.all(Array.from({ length: 40 }, (_, i) => read((i % 2) + 1)));
    for (const [i, tenants] of results.entries()) expect(new Set(tenants)).toEqual(new Set([(i % 2) + 1]));
    expect((await one.query('select from brand')).rows).toEqual([]);
  });

  it('出错的查询之后连接仍然可用，且不带上一个租户', async () => {
    const one = open(1);
    await expect(
      readingDatabase(one, 1)
        .selectFrom('brand')
        .select((eb) => eb.cast<number>('name', 'integer').as('x'))
        .execute(),
    ).rejects.toThrow(/invalid input syntax/);
    expect(await namesOf(one, 2)).toEqual(['华星']);
    expect(await namesOf(one, 1)).toEqual(['佰瑞华']);
  });

  it('读操作不能写', async () => {
    await expect(readingDatabase(open(1), 1).deleteFrom('brand').execute()).rejects.toThrow(/read-only/);
  });

  it.each([1, 2])('共享范围的 %i 项设定只在本次读取中有效', async (count) => {
    const one = open(1);
    const names = ['app.see_brand', 'app.see_unit'];
    const seeSettings = names.slice(0, count).map((name) => [name, `"7:\\${name}"`] as const);
    const sharing = { organisationId: undefined, see: new Map(), edit: new Map(), seeSettings, editSettings: [] };
    const read = (db: ReturnType<typeof readingDatabase>) =>
      db
        .selectNoFrom(names.map((name) => sql<string | null>`nullif(current_setting(${name}, true), '')`.as(name)))
        .executeTakeFirst();
    expect(await read(readingDatabase(one, 1, sharing))).toEqual(
      Object.fromEntries(names.map((name, at) => [name, seeSettings[at]?.[1] ?? null])),
    );
    expect(await read(readingDatabase(one, 1))).toEqual(Object.fromEntries(names.map((name) => [name, null])));
  });

  it('通用执行计划只用于标明的列表语句', async () => {
    const db = readingDatabase(open(1), 1);
    const mode = db.selectNoFrom(sql<string>`current_setting('plan_cache_mode')`.as('mode'));
    expect(await mode.withPlugin(genericPlan).executeTakeFirst()).toEqual({ mode: 'force_generic_plan' });
    expect(
      await db.selectNoFrom(sql<string>`current_setting('plan_cache_mode')`.as('mode')).executeTakeFirst(),
    ).toEqual({ mode: 'auto' });
  });
});

it('pg 的内部与预期不同时改用普通事务，并说明一次', () => {
  const warnings: string[] = [];
  const choose = (library: object) => chooseReader(library, (message) => warnings.push(message));
  expect(choose(pg)).toBe(openSingleExchangeReader);
  expect(warnings).toEqual([]);
  expect(choose({ ...pg, Query: undefined })).toBe(openPlainReader);
  expect(warnings).toEqual([expect.stringContaining('this version of pg')]);
});

describe('租户隔离', () => {
  it('不设定租户时什么也看不到，什么也写不进', async () => {
    expect((await pool.query('select from brand')).rows).toEqual([]);
    await expect(pool.query(`insert into brand (tenant_id, code, name) values (1, 'X', 'X')`)).rejects.toThrow(
      /row-level security/,
    );
  });

  it('不能为别的租户写数据，也不能把数据移给别的租户', async () => {
    const write = (tenant_id: number) =>
      inTransaction(pool, { tenantId: 1 }, (db) =>
        db.insertInto('brand').values({ tenant_id, code: 'X', name: 'X' }).execute(),
      );
    await expect(write(2)).rejects.toThrow(/row-level security/);
    const move = inTransaction(pool, { tenantId: 1 }, (db) => db.updateTable('brand').set({ tenant_id: 2 }).execute());
    await expect(move).rejects.toThrow(/row-level security/);
  });

  it('表的所有者同样受限', async () => {
    const owner = await app.owner();
    await owner.query(
      `create role plain_owner; alter table brand owner to plain_owner; grant usage on schema public, app to plain_owner; set role plain_owner`,
    );
    expect((await owner.query('select from brand')).rows).toEqual([]);
    await owner.query(
      'reset role; alter table brand owner to postgres; drop owned by plain_owner; drop role plain_owner',
    );
  });

  it('修改记录不能被改写或删除', async () => {
    for (const statement of [`update change_record set changes = '{}'`, 'delete from change_record']) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('启动检查', () => {
  it('受保护的数据库可以启动', async () => {
    await expect(assertProtected(pool)).resolves.toBeUndefined();
  });

  it.each([
    ['没有行级安全', 'create table public.leak (tenant_id int, id int, primary key (tenant_id, id))'],
    [
      '没有强制行级安全',
      `create table public.leak (tenant_id int, id int, primary key (tenant_id, id)); call app.protect('public.leak'); alter table public.leak no force row level security`,
    ],
    [
      '主键不以租户开头',
      `create table public.leak (tenant_id int, id int primary key); call app.protect('public.leak')`,
    ],
  ])('%s的表使服务器拒绝启动', async (_what, statement) => {
    const owner = await app.owner();
    await owner.query(statement);
    await expect(assertProtected(pool)).rejects.toThrow('not protected by tenant: leak');
    await owner.query('drop table public.leak');
  });

  it('可以绕过行级安全的数据库角色使服务器拒绝启动', async () => {
    const mighty = new pg.Pool({ connectionString: app.ownerUrl });
    await expect(assertProtected(mighty)).rejects.toThrow('can bypass row-level security');
    await mighty.end();
  });
});
