import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有用户的数据库上执行后，可保存视图，各租户互不可见，不留变更记录；删除视图或用户时，共享与默认一并删除', async () => {
  const owner = await app.owner();
  await owner.query(`drop table saved_view_default, saved_view_role, saved_view; delete from migration.applied where name = '0043-saved-view.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);

  const [one, two] = [await app.asTenant(1), await app.asTenant(2)];
  const { rows: [person] } = await one.query<{ id: string }>(`insert into user_account (account, name, password_hash) values ('viewer', '视图', '') returning id`);
  const add = (name: string) => one.query<{ id: string }>(`insert into saved_view (user_id, list_key, name, content) values ($1, 'brand.list', $2, '{}') returning id`, [person!.id, name]);
  const { rows: [first] } = await add('一');
  await add('二');
  await expect(add('一')).rejects.toThrow('saved_view_name_key');
  await one.query('insert into saved_view_role (saved_view_id, role_id) select $1, id from role limit 1', [first!.id]);
  await one.query(`insert into saved_view_default (user_id, list_key, saved_view_id) values ($1, 'brand.list', $2)`, [person!.id, first!.id]);
  for (const table of ['saved_view', 'saved_view_role', 'saved_view_default']) {
    expect((await two.query(`select from ${table}`)).rowCount).toBe(0);
    expect((await one.query('select from change_record where table_name = $1', [table])).rowCount).toBe(0);
  }
  await one.query('delete from saved_view where id = $1', [first!.id]);
  for (const table of ['saved_view_role', 'saved_view_default']) expect((await one.query(`select from ${table}`)).rowCount).toBe(0);
  await one.query('delete from user_account where id = $1', [person!.id]);
  expect((await one.query('select from saved_view')).rowCount).toBe(0);
});
