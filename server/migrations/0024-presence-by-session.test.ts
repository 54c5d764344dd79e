import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在有人在线的数据库上执行后，同一个人的两个会话各有一行，进程消失时一并清除', async () => {
  const owner = await app.owner();
  await owner.query(`
    delete from app.live_process;
    alter table app.presence drop column ticket_hash, add primary key (tenant_id, user_id, process_id);
    insert into app.live_process (id) values ('before');
    insert into app.presence (process_id, tenant_id, user_id) values ('before', 1, 1);
    delete from migration.applied where name = '0024-presence-by-session.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);

  const presence = async () => (await owner.query(`select from app.presence where process_id in ('before', 'after')`)).rowCount;
  expect(await presence()).toBe(0);
  await owner.query(`
    insert into app.live_process (id) values ('after');
    insert into app.presence (process_id, tenant_id, user_id, ticket_hash) values ('after', 1, 1, '\\x01'), ('after', 1, 1, '\\x02')`);
  expect(await presence()).toBe(2);
  await owner.query(`delete from app.live_process where id = 'after'`);
  expect(await presence()).toBe(0);
});
