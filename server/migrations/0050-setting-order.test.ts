import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有应用设置的数据库上执行后，有按更新时间排列各类设置的索引', async () => {
  const owner = await app.owner();
  await owner.query(`drop index setting_by_time; delete from migration.applied where name = '0050-setting-order.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows } = await owner.query(`select indexdef from pg_indexes where indexname = 'setting_by_time'`);
  expect(rows).toEqual([{ indexdef: 'CREATE INDEX setting_by_time ON public.setting USING btree (tenant_id, updated_time DESC, id DESC)' }]);
});
