import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { schemaTypes } from './schema-types.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/**
 * An index whose leading columns are those of the foreign key; a partial one may leave out nulls, which refer to
 * nothing.
 */
const unindexedForeignKeys = `
  select c.conrelid::regclass::text as "table", columns::text
    from pg_constraint c
    cross join lateral (select array_agg(a.attname order by place) as columns from unnest(c.conkey) with ordinality as key (number, place)
                          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number) names
   where c.contype = 'f' and c.conparentid = 0 and c.connamespace in ('public'::regnamespace, 'app'::regnamespace) and c.confrelid <> 'app.tenant'::regclass
     and not exists (
       select from pg_index i
        where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = any (select format('(%I IS NOT NULL)', name) from unnest(columns) name)))`;

describe('数据库结构', () => {
  it('类型文件与迁移后的结构一致', async () => {
    const written = await readFile(new URL('schema.generated.ts', import.meta.url), 'utf8');
    expect(written).toBe(await schemaTypes(await app.owner()));
  });

  it('再次迁移时没有可做的事', async () => {
    expect(await migrate(app.ownerUrl)).toBe(0);
  });

  it('更新版本的数据库拒绝由旧版本启动', async () => {
    const owner = await app.owner();
    await owner.query(`insert into migration.applied (name, sha256) values ('9999-future.sql', '')`);
    await expect(migrate(app.ownerUrl)).rejects.toThrow('belongs to a newer version of EDP (it knows 9999-future.sql)');
    await owner.query(`delete from migration.applied where name = '9999-future.sql'`);
  });

  it('预览版留下的数据库说明原因，什么都不改动', async () => {
    const owner = await app.owner();
    await owner.query(
      `insert into migration.applied (name, sha256) values ('0003-brand.sql', ''), ('0028-retention.sql', '')`,
    );
    await owner.query(`update migration.function_file set sha256 = 'other' where name = 'actor.sql'`);
    await expect(migrate(app.ownerUrl)).rejects.toThrow(
      'made by an unreleased earlier version of EDP (0.1.0 preview); make a backup',
    );
    const { rows } = await owner.query(`select sha256 from migration.function_file where name = 'actor.sql'`);
    expect(rows).toEqual([{ sha256: 'other' }]);
    await owner.query(`delete from migration.applied where name in ('0003-brand.sql', '0028-retention.sql')`);
  });

  it('函数文件的内容变了就重新执行，且只执行变了的', async () => {
    const owner = await app.owner();
    await owner.query(`create or replace function app.current_tenant() returns int language sql stable return 0`);
    await owner.query(
      `create or replace function app.scope_lowest(setting text) returns bigint language sql stable return 0`,
    );
    await owner.query(`update migration.function_file set sha256 = 'other' where name = 'actor.sql'`);
    expect(await migrate(app.ownerUrl)).toBe(0);
    const bodies = `select pg_get_functiondef(f) like '%current_setting%' as restored from unnest($1::regprocedure[]) f`;
    expect((await owner.query(bodies, [['app.current_tenant()', 'app.scope_lowest(text)']])).rows).toEqual([
      { restored: true },
      { restored: false },
    ]);
    await owner.query(`update migration.function_file set sha256 = 'other' where name = 'sharing.sql'`);
    await migrate(app.ownerUrl);
    expect((await owner.query(bodies, [['app.scope_lowest(text)']])).rows).toEqual([{ restored: true }]);
  });

  it('每个外键都有索引，指向租户的除外', async () => {
    const owner = await app.owner();
    await owner.query(
      `create table public.unindexed (tenant_id int, id bigint, brand_id bigint, primary key (tenant_id, id), foreign key (tenant_id, brand_id) references brand)`,
    );
    expect((await owner.query(unindexedForeignKeys)).rows).toEqual([
      { table: 'unindexed', columns: '{tenant_id,brand_id}' },
    ]);
    await owner.query('drop table unindexed');
    expect((await owner.query(unindexedForeignKeys)).rows).toEqual([]);
  });

  it('已执行的迁移被改动时拒绝启动', async () => {
    const owner = await app.owner();
    await owner.query(`update migration.applied set sha256 = 'other' where name = '0013-brand.sql'`);
    await expect(migrate(app.ownerUrl)).rejects.toThrow('0013-brand.sql was changed');
  });
});
