import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('已有的导入不变；批量修改没有文件，但必须说明改什么', async () => {
  const owner = await app.owner();
  await owner.query(`alter table import_run drop column changes, alter column file_id set not null; delete from migration.applied where name = '0044-batch-edit.sql'`);
  const add = (columns: string, values: string) =>
    owner.query(`insert into import_run (tenant_id, user_id, noun, file_name, columns, ${columns}) select 2, min(id), 'brand', 'x', '[]', ${values} from user_account where tenant_id = 2`);
  await add('file_id', '1');
  expect(await migrate(app.ownerUrl)).toBe(1);
  await add('changes', `'{"changes": [], "ids": []}'`);
  await expect(add('mapping', `'{}'`)).rejects.toThrow('import_run_source_check');
  expect((await owner.query('select from import_run')).rows).toHaveLength(2);
});
