import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有BOM的数据库上执行后，有按状态查找的索引', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop index bom_by_activity;
    insert into bom (tenant_id, name, active) values (1, '停用的', false);
    delete from migration.applied where name = '0040-bom-activity.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows } = await owner.query(`select indexdef from pg_indexes where indexname = 'bom_by_activity'`);
  expect(rows).toEqual([{ indexdef: 'CREATE INDEX bom_by_activity ON public.bom USING btree (tenant_id, active, id)' }]);
});
