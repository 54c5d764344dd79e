import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有数据的数据库上执行后，导入的三张表各租户互不可见', async () => {
  const owner = await app.owner();
  await owner.query(`drop table import_row, import_run, import_heading cascade; delete from migration.applied where name = '0042-import.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  await owner.query(`insert into import_run (tenant_id, user_id, noun, file_id, file_name, columns) select 2, min(id), 'brand', 1, 'x.csv', '[]' from user_account where tenant_id = 2`);
  expect((await (await app.asTenant(1)).query('select from import_run')).rows).toEqual([]);
  expect((await (await app.asTenant(2)).query('select from import_run')).rows).toHaveLength(1);
});
