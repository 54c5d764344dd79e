import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有配置的数据库上执行后，没有水印，其余配置不变', async () => {
  const owner = await app.owner();
  const { rows: before } = await owner.query('select tenant_id, bottom_title, browser_title, logo_shown, version from home_config order by tenant_id');
  await owner.query(`alter table home_config drop column watermark; delete from migration.applied where name = '0023-watermark.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows: after } = await owner.query('select tenant_id, bottom_title, browser_title, logo_shown, version, watermark from home_config order by tenant_id');
  expect(after).toEqual(before.map((row) => ({ ...row, watermark: false })));
  expect(after.length).toBeGreaterThan(1);
});
