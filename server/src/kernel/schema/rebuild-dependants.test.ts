import { randomUUID } from 'node:crypto';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { schemaFolder } from '../../testing/databases/schema-folder.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { migrate } from './migrate.ts';

const used = useTestApp();

/**
 * `×` is a letter like `x` from now on: the index of grams, the unique indexes of codes and the column of initials hold
 * something else.
 */
const timesIsX = {
  'search.sql': (sql: string) => sql.replace(/^return lower\((.*)\);$/m, `return replace(lower($1), '×', 'x');`),
};
/**
 * 弹道 is read another way: nothing but the column of initials holds it, through a function that calls the changed one.
 */
const trackIsZz = { 'initials.sql': (sql: string) => sql.replace('"弹道": "dd"', '"弹道": "zz"') };

/** The index of grams holds other texts, which a search asks for from now on. */
const gramsWithBar = {
  'search.sql': (sql: string) => timesIsX['search.sql'](sql).replaceAll(`tenant || ':'`, `tenant || '|'`),
};

let said: string[] = [];
const migrateWith = async (functions: Record<string, (sql: string) => string>, ownerUrl = used.app.ownerUrl) => {
  said = [];
  return migrate(ownerUrl, undefined, { folder: await schemaFolder({ functions }), log: (line) => said.push(line) });
};
const found = async (keyword: string) =>
  (await used.admin.data(brand.list, { keyword, pageSize: 50 })).map(({ code }) => code);

/**
 * Changes whenever PostgreSQL writes an index again; and the place of each row, which changes whenever it is written.
 */
const written = async () => {
  const { rows } = await (
    await used.app.owner()
  ).query(`
    select (select json_object_agg(c.oid::regclass, pg_relation_filenode(c.oid)) from pg_class c where c.relkind = 'i' and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)) as indexes,
           (select json_object_agg(id, ctid) from brand) as rows`);
  return rows[0];
};
/** What the users of a record see of its being written. */
const traces = async () => {
  const { rows } = await (
    await used.app.owner()
  ).query(
    `select (select json_agg(json_build_array(id, version, updated_time, updated_by) order by id) from brand) as rows, (select count(*) from change_record) as log`,
  );
  return rows[0];
};

describe('函数改变之后', () => {
  beforeAll(async () => {
    for (const [code, name] of Object.entries({ 'RB-1': '钢板 10×20', 'RB-2': '钢板 10x30', 'RB-3': '弹道' })) {
      await used.admin.succeed(brand.save, { code, name, active: 1, sortOrder: 1 });
    }
  });

  it('只改注释或开销时，函数文件重新执行，但什么也不重建', async () => {
    const before = await written();
    await migrateWith({
      'search.sql': (sql) => `-- Another comment.\n${sql.replace('strict cost 1000', 'strict cost 2000')}`,
    });
    expect(await written()).toEqual(before);
    expect(said).toEqual([]);
  });

  it('两条记录会因此相同时，拒绝启动，什么都不改', async () => {
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(`insert into goods_group (name, description) values ('A×B', ''), ('AxB', '')`);
    const before = await written();
    await expect(migrateWith(timesIsX)).rejects.toThrow(
      'two rows would be the same in goods_group_name_key: 1, axb; rename one of them',
    );
    expect(await written()).toEqual(before);
    expect((await tenantOne.query(`select app.fold('×') as folded`)).rows).toEqual([{ folded: '×' }]);
    await tenantOne.query(`delete from goods_group where name in ('A×B', 'AxB')`);
  });

  it('检索索引和首字母列随之重建，原有的记录按新的写法找得到；中途停止，下一次启动接着重建', async () => {
    expect(await found('10x')).toEqual(['RB-2']);
    const before = await traces();
    const owner = await used.app.owner();
    const folder = await schemaFolder({ functions: timesIsX });
    const stop = (line: string) => {
      if (line.includes('public.brand')) throw new Error('stopped');
    };
    await expect(migrate(used.app.ownerUrl, undefined, { folder, log: stop })).rejects.toThrow('stopped');
    const { rows } = await owner.query(
      `select name from migration.rebuild where table_name = 'public.brand' order by 1`,
    );
    expect(rows).toEqual([{ name: 'brand_search' }, { name: 'initials' }]);
    await migrateWith(timesIsX);
    expect((await found('10x')).toSorted()).toEqual(['RB-1', 'RB-2']);
    expect(await found('gb10x20')).toEqual(['RB-1']);
    // No user changed the records.
    expect(await traces()).toEqual(before);
    expect((await owner.query('select indexrelid::regclass from pg_index where not indisvalid')).rows).toEqual([]);
    await migrateWith(timesIsX);
    expect(said).toEqual([]);
  });

  it('通过别的函数间接用到的也重建，只重写结果不同的行', async () => {
    const { rows: before } = await written();
    await migrateWith({ ...timesIsX, ...trackIsZz });
    expect(await found('zz')).toContain('RB-3');
    expect(await found('dd')).not.toContain('RB-3');
    const { rows: after } = await written();
    const {
      rows: [track],
    } = await (await used.app.owner()).query(`select json_agg(id::text) as ids from brand where name like '%弹道%'`);
    const moved = Object.keys(after).filter((id) => JSON.stringify(after[id]) !== JSON.stringify(before[id]));
    expect(moved.toSorted()).toEqual(track.ids.toSorted());
    expect(said.filter((line) => line.includes('_search'))).toEqual([]);
  });

  it('检索所用的词改变之后，各表的检索索引重建，别的索引和各行不动；一个字、两个字和更长的词都找得到原有的记录', async () => {
    await migrateWith({ ...trackIsZz, ...timesIsX });
    const { rows: before, indexes: indexesBefore } = await written();
    await migrateWith({ ...trackIsZz, ...gramsWithBar });
    for (const keyword of ['弹', '弹道', '钢板 10']) expect(await found(keyword)).not.toEqual([]);
    const { rows, indexes } = await written();
    expect(rows).toEqual(before);
    const rebuilt = Object.keys(indexes).filter((name) => indexes[name] !== indexesBefore[name]);
    const { rows: ofGrams } = await (
      await used.app.owner()
    ).query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where pg_get_expr(indexprs, indrelid) like '%app.grams(%'`,
    );
    expect(rebuilt).toContain('brand_search');
    expect(rebuilt.toSorted()).toEqual(ofGrams.map(({ name }) => name).toSorted());
  });
});

describe('数据库的所有者不是超级用户', () => {
  it('隔离对它也有效，每个租户的行照样重写', async () => {
    const name = `owned_${randomUUID().replaceAll('-', '')}`;
    const admin = await connect(inject('postgresUrl'));
    await admin.query(`create role ${name} login createrole password 'x'`);
    await admin.query(`grant edp_reader to ${name}`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = Object.assign(new URL(`/${name}`, inject('postgresUrl')), { username: name, password: 'x' }).href;
    await migrate(url, undefined, { log: () => {} });
    const owner = await connect(url);
    for (const tenant of [1, 2]) {
      await owner.query(`set app.tenant = '${tenant}'`);
      await owner.query(`insert into brand (code, name) select 'O' || n, '弹道' || n from generate_series(1, 700) n`);
    }
    await migrateWith(trackIsZz, url);
    const { rows } = await owner.query(
      `select tenant_id, count(*)::int as rows, bool_and(initials like 'zz%') as read, max(version) as version from brand group by 1 order by 1`,
    );
    await owner.end();
    await admin.query(`drop database ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
    expect(rows).toEqual([1, 2].map((tenant) => ({ tenant_id: tenant, rows: 700, read: true, version: 1 })));
  });
});

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

describe('函数的使用者', () => {
  it('只有索引和存储的生成列保存函数的结果；别的种类不会重建', async () => {
    const { rows } = await (
      await used.app.owner()
    ).query(`
      select distinct pg_describe_object(d.classid, d.objid, d.objsubid) as object
        from pg_depend d join pg_proc p on p.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
       where p.pronamespace = 'app'::regnamespace and p.provolatile = 'i' and d.deptype = 'n' and d.classid <> 'pg_proc'::regclass
         and not exists (select from pg_index i where d.classid = 'pg_class'::regclass and i.indexrelid = d.objid)
         and not exists (select from pg_attrdef e join pg_attribute a on a.attrelid = e.adrelid and a.attnum = e.adnum where d.classid = 'pg_attrdef'::regclass and e.oid = d.objid and a.attgenerated = 's')`);
    expect(rows).toEqual([]);
  });
});
