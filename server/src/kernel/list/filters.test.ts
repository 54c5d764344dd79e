import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { openPool } from '../database/pool.ts';
import { type Database, inTransaction, readingDatabase } from '../database/tenant-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { between, equals, type Filter, inList, linkedTo, subtree, textIn, where } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { readList } from './read-list.ts';

/** Materials as a later module will have them: in a category, assigned to organisations. */
const tables = `
  create table public.item (
    tenant_id int not null default app.current_tenant(), id bigint generated always as identity,
    code text not null, name text not null, category_id bigint, weight numeric, made_time timestamptz, due_date date, kind text,
    primary key (tenant_id, id), unique (tenant_id, code));
  call app.isolate('public.item');
  grant insert on public.item to edp_app;
  call app.searchable('public.item', 'code', 'name');
  create table public.item_category (
    tenant_id int not null default app.current_tenant(), id bigint generated always as identity, parent_id bigint, name text not null, primary key (tenant_id, id));
  call app.protect('public.item_category');
  create table public.item_organisation (
    tenant_id int not null default app.current_tenant(), item_id bigint not null, organisation_id bigint not null, local_name text not null,
    primary key (tenant_id, organisation_id, item_id));
  call app.isolate('public.item_organisation');
  grant insert on public.item_organisation to edp_app`;

interface Items {
  item: {
    id: string;
    code: string;
    name: string;
    category_id: string | null;
    weight: string | null;
    made_time: string | null;
    due_date: string | null;
    kind: string | null;
  };
  item_category: { id: string; parent_id: string | null; name: string };
  item_organisation: { item_id: string; organisation_id: string; local_name: string };
}
const items = (db: Database) => db as unknown as Kysely<Items>;

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await startTestApp();
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(tables).finally(() => owner.end());
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 2 });
  await inTenant(async (db) => {
    await sql`insert into item_category (parent_id, name) values (null, '金属'), (1, '管件'), (2, '弯头'), (null, '化学品')`.execute(
      db,
    );
    await sql`insert into item (code, name, category_id, weight, made_time, due_date, kind) values
      ('A1', '钢板', 1, 1.5, '2026-03-01 00:00+08', '2026-03-01', 'raw'),
      ('A2', '法兰 B9', 2, 2.5, '2026-03-02 23:59:59.9+08', '2026-03-02', 'part'),
      ('A3', '弯头', 3, 10, '2026-03-03 00:00+08', '2026-03-03', 'part'),
      ('B9', '酒精', 4, null, null, null, 'raw')`.execute(db);
  });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const inTenant = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, { tenantId: 1 }, work);
type Query = ListQuery<never, { code: string }>;
const codes = (filters: readonly (Filter | undefined)[]) =>
  inTenant(async (db) => {
    const query = {
      table: 'item',
      language: 'ZHS',
      select: () => items(db).selectFrom('item').select('item.code'),
      filters,
      order: [['code', 'asc']],
    };
    const { rows, total } = await readList(db, query as unknown as Query, { pageNo: 1, pageSize: 10 });
    expect(total).toBe(rows.length);
    return rows.map(({ code }) => code);
  });

describe('条件', () => {
  it('没有值的条件等于没有条件', async () => {
    expect(
      await codes([
        textIn(['code'], undefined),
        equals('kind', undefined),
        inList('kind', undefined),
        between('weight', undefined, undefined),
        subtree('category_id', 'category', undefined),
        where(undefined),
      ]),
    ).toEqual(['A1', 'A2', 'A3', 'B9']);
  });

  it('文字可同时在编码与名称中查找，也可只在其一', async () => {
    expect(await codes([textIn(['code', 'name'], 'b9')])).toEqual(['A2', 'B9']);
    expect(await codes([textIn(['code'], 'b9')])).toEqual(['B9']);
    expect(await codes([textIn(['code', 'name'], 'b9'), equals('kind', 'part')])).toEqual(['A2']);
  });

  it('几个值之一', async () => {
    expect(await codes([inList('code', ['A1', 'A3', 'X'])])).toEqual(['A1', 'A3']);
    expect(await codes([inList('code', [])])).toEqual([]);
  });

  it.each([
    ['weight', 2.5, 10, ['A2', 'A3']],
    ['weight', '2.5', undefined, ['A2', 'A3']],
    ['weight', undefined, 2.4, ['A1']],
    ['due_date', '2026-03-01', '2026-03-02', ['A1', 'A2']],
    ['made_time', '2026-03-01', '2026-03-02', ['A1', 'A2']],
    ['made_time', '2026-03-03', undefined, ['A3']],
    ['made_time', undefined, '2026-03-01', ['A1']],
  ] as const)('%s 从 %s 到 %s，两端都算，时间算到当天结束', async (column, from, to, found) => {
    expect(await codes([between(column, from, to)])).toEqual(found);
  });

  it('分类及其所有下级', async () => {
    const below = (id: string) => codes([subtree('category_id', 'item_category' as never, id)]);
    expect([await below('1'), await below('2'), await below('3'), await below('4'), await below('99')]).toEqual([
      ['A1', 'A2', 'A3'],
      ['A2', 'A3'],
      ['A3'],
      ['B9'],
      [],
    ]);
  });

  it('分类连同文字', async () => {
    const below = (id: string, text: string) =>
      codes([textIn(['code', 'name'], text), subtree('category_id', 'item_category' as never, id)]);
    expect([
      await below('1', 'b9'),
      await below('2', 'b9'),
      await below('3', 'b9'),
      await below('4', 'b9'),
      await below('1', 'wt'),
    ]).toEqual([['A2'], ['A2'], [], ['B9'], ['A3']]);
  });
});

it('分类下很多条时按顺序读，可连同文字；同层与下层都算，别的分类不算', async () => {
  await inTenant(async (db) => {
    await sql`insert into item (code, name, category_id) select 'T' || to_char(n, 'FM0000'), case when n % 2 = 0 then '管' else '板' end || n, 1 + n % 4 from generate_series(1, 4000) n`.execute(
      db,
    );
    const read = async (pageNo: number, ...filters: (Filter | undefined)[]) => {
      const query = {
        table: 'item',
        language: 'ZHS',
        select: () => items(db).selectFrom('item').select('item.code'),
        filters,
        order: [['code', 'asc']],
      };
      const { rows, ...page } = await readList(db, query as unknown as Query, { pageNo, pageSize: 10 });
      return { ...page, codes: rows.map(({ code }) => code) };
    };
    const tree = (id: string) => subtree('category_id', 'item_category' as never, id);
    // 1 holds 2 and 3, T0003 is in 4; the first page of 板 begins with A1.
    expect(await read(1, tree('1'))).toMatchObject({
      approximate: true,
      codes: ['A1', 'A2', 'A3', 'T0001', 'T0002', 'T0004', 'T0005', 'T0006', 'T0008', 'T0009'],
    });
    expect(await read(1, tree('1'), textIn(['name'], '管'))).toMatchObject({
      approximate: true,
      codes: ['T0002', 'T0004', 'T0006', 'T0008', 'T0010', 'T0012', 'T0014', 'T0016', 'T0018', 'T0020'],
    });
    expect((await read(2, tree('1'), textIn(['name'], '板'))).codes).toEqual([
      'T0037',
      'T0041',
      'T0045',
      'T0049',
      'T0053',
      'T0057',
      'T0061',
      'T0065',
      'T0069',
      'T0073',
    ]);
    expect(await read(1, tree('3'), textIn(['name'], '板'))).toEqual({ total: 0, codes: [] });
    expect(await read(1, tree('4'), textIn(['name'], '板'))).toMatchObject({ total: 1000 });
  });
});

/** How many rows of both tables the session has read so far, by scans and through indexes. */
async function rowsRead(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname in ('item', 'item_organisation')`.execute(
    db,
  );
  return rows[0]!.n;
}

describe('按组织的列表', () => {
  const listOf = (db: Database, organisationId: string, extra: readonly (Filter | undefined)[] = []) =>
    ({
      table: 'item',
      list: 'items of an organisation',
      language: 'ZHS',
      select: () =>
        items(db)
          .selectFrom('item')
          .innerJoin('item_organisation', 'item_organisation.item_id', 'item.id')
          .select(['item.code', 'item_organisation.local_name as localName']),
      filters: [where(sql<boolean>`item_organisation.organisation_id = ${organisationId}::bigint`), ...extra],
      order: [['code', 'asc']],
    }) as unknown as ListQuery<never, { code: string; localName: string }>;

  it('只有分配给当前组织的，名称随组织；靠前的页读的行不随总数增加，靠后的每行只读一次', async () => {
    const owner = await app.owner();
    await owner.query(
      `insert into item (tenant_id, code, name) select 1, 'M' || to_char(n, 'FM000000'), '物料' || n from generate_series(1, 30000) n`,
    );
    await owner.query(`insert into item_organisation (tenant_id, item_id, organisation_id, local_name)
      select 1, i.id, o, i.name || '@' || o from item i, generate_series(1, 3) o where i.code like 'M%' and (o = 1 or (o = 2 and right(i.code, 1) = '0') or (o = 3 and right(i.code, 4) = '0000'))`);
    await owner.query('analyze item; analyze item_organisation');
    const read = (organisation: string, pageNo: number, extra: readonly (Filter | undefined)[] = []) =>
      inTenant(async (db) => readList(db, listOf(db, organisation, extra), { pageNo, pageSize: 10 }));

    const first = await read('2', 1);
    expect(first.rows.map(({ code, localName }) => [code, localName]).slice(0, 2)).toEqual([
      ['M000010', '物料10@2'],
      ['M000020', '物料20@2'],
    ]);
    expect(first.approximate).toBe(true);
    expect((await read('2', 200)).rows[0]).toMatchObject({ code: 'M019910', localName: '物料19910@2' });
    expect(await read('3', 1)).toMatchObject({
      total: 3,
      rows: [{ code: 'M010000' }, { code: 'M020000' }, { code: 'M030000' }],
    });
    expect(await read('2', 1, [textIn(['code', 'name'], 'M000010')])).toMatchObject({
      total: 1,
      rows: [{ localName: '物料10@2' }],
    });
    expect(
      (await inTenant(async (db) => readList(db, listOf(db, '1'), { pageNo: 1, pageSize: 10, exactTotal: 1 }))).total,
    ).toBe(30_000);

    const rowsReadFor = (pageNo: number) =>
      inTenant(async (db) => {
        const before = await rowsRead(db);
        expect((await readList(db, listOf(db, '1'), { pageNo, pageSize: 10 })).rows).toHaveLength(10);
        return (await rowsRead(db)) - before;
      });
    // The first pages and the bounded count do not depend on how many rows there are; a page far behind reads each row
    // once.
    for (const pageNo of [1, 100]) expect(await rowsReadFor(pageNo)).toBeLessThan(10_000);
    expect(await rowsReadFor(2000)).toBeLessThan(2.5 * 30_000);
  });

  it('逐条统计超过一条语句的时限时，给出约数而不是错误', async () => {
    const [impatient, owner] = [
      openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 1 }),
      await app.owner(),
    ];
    const before = (await owner.query<{ n: number }>(`select count(*)::int as n from item`)).rows[0]!.n;
    await owner.query(
      `insert into item (tenant_id, code, name) select 1, 'S' || to_char(n, 'FM000000'), '慢' from generate_series(1, 2000) n`,
    );
    await impatient.query(`set statement_timeout = '3s'`);
    const db = readingDatabase(impatient, 1);
    const query = {
      table: 'item',
      language: 'ZHS',
      select: () => items(db).selectFrom('item').select('item.code'),
      // The last row alone takes longer than any statement may.
      filters: [where(sql<boolean>`case item.code when 'S002000' then pg_sleep(60) is not null else true end`)],
      order: [['code', 'asc']],
    } as unknown as Query;
    const page = await readList(db, query, { pageNo: 1, pageSize: 10, exactTotal: 1 });
    expect(page).toMatchObject({ approximate: true, rows: { length: 10 } });
    expect(page.total).toBeGreaterThanOrEqual(1000);
    await impatient.end();
    await owner.query(`delete from item where code like 'S0%'`);
    expect((await owner.query<{ n: number }>(`select count(*)::int as n from item`)).rows[0]!.n).toBe(before);
  });

  it('按关联的组织查找，可连同文字、分类与日期：租户中很多而该组织中很少的，总数准确', async () => {
    await (
      await app.owner()
    ).query(`update item set category_id = 4, made_time = '2026-05-01 08:00+08' where code like 'M%'; analyze item`);
    const inOrganisation = (id: string) => linkedTo('item_organisation' as never, 'item_id', 'organisation_id', id);
    const read = (...filters: Filter[]) =>
      inTenant(async (db) => {
        const query = {
          table: 'item',
          language: 'ZHS',
          select: () => items(db).selectFrom('item').select('item.code'),
          filters,
          order: [['code', 'desc']],
        };
        const { rows, ...page } = await readList(db, query as unknown as Query, { pageNo: 1, pageSize: 10 });
        return { ...page, first: rows[0]?.code };
      });
    const others = [
      [],
      [textIn(['name'], '物')!],
      [textIn(['code', 'name'], '物料')!],
      [subtree('category_id', 'item_category' as never, '4')!],
      [between('made_time', '2026-05-01', '2026-05-01')!],
    ];
    for (const other of others) {
      expect(await read(inOrganisation('3'), ...other)).toEqual({ total: 3, first: 'M030000' });
      expect(await read(inOrganisation('2'), ...other)).toMatchObject({ approximate: true, first: 'M030000' });
      expect(await read(inOrganisation('9'), ...other)).toEqual({ total: 0, first: undefined });
    }
  });
});
