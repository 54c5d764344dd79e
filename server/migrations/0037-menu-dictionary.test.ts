import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { updateMenus } from '../src/modules/tenant/menu-resources.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行并更新后，每个租户的菜单照旧，并有系统字典；已有记录所用的项都在其中', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop trigger announce_insert on resource; drop trigger announce_update on resource; drop trigger announce_delete on resource;
    alter table resource drop column own, drop column hidden;
    drop table dictionary_item, dictionary, app.dictionary_use;
    delete from app.change_root where table_name = 'dictionary_item';
    delete from translation where table_name = 'dictionary';
    delete from app.setting where name = 'menu';
    delete from migration.applied where name = '0037-menu-dictionary.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const pool = new pg.Pool({ connectionString: app.databaseUrl });
  await updateMenus(pool);
  await pool.end();
  for (const tenant of [1, 2]) {
    const { rows } = await (await app.asTenant(tenant)).query(`
      select (select count(*)::int from resource where own or hidden) as changed, (select count(*)::int from dictionary where source = 1) as dictionaries,
             (select count(*)::int from dictionary_item) as items, (select count(*)::int from translation where table_name = 'dictionary') as translated,
             (select count(*)::int from unit u where not exists (select from dictionary_item i where i.code = u.unit_category)) as unknown`);
    expect(rows).toEqual([{ changed: 0, dictionaries: 3, items: 22, translated: 3, unknown: 0 }]);
  }
});
