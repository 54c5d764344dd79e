import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('已有的个人设置不变，引导还没有看过', async () => {
  const owner = await app.owner();
  await owner.query(`alter table user_preference drop column tour_seen; delete from migration.applied where name = '0048-tour.sql'`);
  await owner.query(`insert into user_preference (tenant_id, user_id, muted) select 2, min(id), '{"todo": []}' from user_account where tenant_id = 2`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  expect((await owner.query('select muted, tour_seen from user_preference')).rows).toEqual([{ muted: { todo: [] }, tour_seen: false }]);
});
