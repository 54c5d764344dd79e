import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有的数据库上执行后，谁打开了记录随进程一起清除，每次变化都通知', async () => {
  const owner = await app.owner();
  await owner.query(`drop table app.record_viewer; delete from migration.applied where name = '0025-record-viewers.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);

  const heard: (string | undefined)[] = [];
  owner.on('notification', ({ payload }) => heard.push(payload));
  await owner.query('listen record_viewers_changed');
  await owner.query(`insert into app.live_process (id) values ('p'); insert into app.record_viewer values ('p', 1, 'brand', 7, 3, '张伟', false)`);
  await owner.query(`update app.record_viewer set editing = true`);
  await owner.query(`delete from app.live_process where id = 'p'`);
  expect((await owner.query('select from app.record_viewer')).rowCount).toBe(0);
  expect(heard).toEqual(['1 brand 7', '1 brand 7', '1 brand 7']);
});
