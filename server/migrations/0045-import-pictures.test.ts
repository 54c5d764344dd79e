import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('已有的导入没有图片；为撤销保留的文件不会被当作无用而清除，也不因此可见', async () => {
  const owner = await app.owner();
  await owner.query(`drop table import_file; alter table import_run drop column has_pictures; delete from migration.applied where name = '0045-import-pictures.sql'`);
  await owner.query(`insert into import_run (tenant_id, user_id, noun, file_name, columns, file_id) select 1, min(id), 'brand', 'x', '[]', 1 from user_account where tenant_id = 1`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  expect((await owner.query('select has_pictures from import_run')).rows).toEqual([{ has_pictures: false }]);
  const tenantOne = await app.asTenant(1);
  const { rows } = await tenantOne.query<{ id: string }>(`
    insert into file (storage_key, original_name, content_type, bytes, sha256, source, created_time)
    select '1/kept/' || n, 'x', 'image/png', 1, '', 'kept', now() - interval '2 days' from generate_series(1, 2) n returning id`);
  const [kept] = rows.map(({ id }) => id);
  await tenantOne.query('insert into import_file (run_id, file_id) select id, $1 from import_run', [kept]);
  await tenantOne.query('select app.remove_orphaned_files($1, 10)', [Number(kept) - 1]);
  expect((await tenantOne.query(`select id, app.sees_file(id) as seen from file where source = 'kept'`)).rows).toEqual([{ id: kept, seen: false }]);
});
