import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，服务器可按拼音排列已有的姓名', async () => {
  const owner = await app.owner();
  await owner.query(`drop collation app.by_pinyin cascade; delete from migration.applied where name = '0022-pinyin-order.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  const { rows } = await tenantOne.query<{ name: string }>(
    `select name from user_account where account in ('admin', 'zhangwei', 'lina', 'kehu') order by name collate app.by_pinyin`);
  expect(rows.map(({ name }) => name)).toEqual(['陈志远', '华东经销商', '李娜', '张伟']);
});
