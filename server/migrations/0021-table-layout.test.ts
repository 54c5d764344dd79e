import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有用户的数据库上执行后，每人可保存布局，各租户互不可见，不留变更记录，删除用户时一并删除', async () => {
  const owner = await app.owner();
  await owner.query(`drop table table_layout; delete from migration.applied where name = '0021-table-layout.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);

  const [one, two] = [await app.asTenant(1), await app.asTenant(2)];
  const { rows: [person] } = await one.query<{ id: string }>(`
    insert into user_account (account, name, password_hash) values ('layout', '布局', '') returning id`);
  await one.query(`insert into table_layout (user_id, table_key, layout) values ($1, 'brand', '{}')`, [person!.id]);
  await expect(one.query(`insert into table_layout (user_id, table_key, layout) values ($1, 'brand', '{}')`, [person!.id])).rejects.toThrow('table_layout_pkey');
  expect((await two.query('select from table_layout')).rowCount).toBe(0);
  expect((await one.query(`select from change_record where table_name = 'table_layout'`)).rowCount).toBe(0);
  await one.query('delete from user_account where id = $1', [person!.id]);
  expect((await one.query('select from table_layout')).rowCount).toBe(0);
});
