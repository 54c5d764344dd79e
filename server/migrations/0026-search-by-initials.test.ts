import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有的记录可按首字母与全角字母找到', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop index brand_search;
    alter table brand drop column initials;
    create index brand_search on brand using gin (app.grams(tenant_id, array[code, name]));
    comment on index brand_search is 'code,name';
    insert into brand (tenant_id, code, name) values (1, 'OLD', 'ＡＢ轴承');
    delete from migration.applied where name = '0026-search-by-initials.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  for (const query of ['abzc', 'Ab轴']) {
    const { rows } = await tenantOne.query(`select b.code from brand b where id = any (app.search('brand', '{name}', $1, '{}', 10))`, [query]);
    expect(rows).toEqual([{ code: 'OLD' }]);
  }
  const { rows } = await tenantOne.query(`select obj_description('category_set_search'::regclass, 'pg_class') as fields`);
  expect(rows).toEqual([{ fields: 'code,name,initials' }]);
});
