import { application } from '@edp/contract/modules/application/application.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { expiryReminders, remindOfExpiry } from './remind-of-expiry.ts';

let app: TestApp;
let pool: pg.Pool;
let admin: TestClient;
let lina: TestClient;
let appId: string;
let linaId: string;

beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 4 });
  [admin, lina] = [await app.as('admin'), await app.as('lina')];
  appId = (await admin.data(application.list, { code: 'PLM' }))[0]!.id;
  linaId = (await admin.data(employee.choose, { realName: '李娜' }))[0]!.id;
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});
beforeEach(async () => {
  await (await app.asTenant(1)).query('delete from message');
});

const endTime = '2031-12-31';
const create = async (fields: object = {}) =>
  (
    await admin.data(certificate.save, {
      appId,
      appKey: 'k',
      packageName: 'com.example',
      certificateType: 'PUSH',
      workStatus: 'USEABLE',
      certificatePwd: 'x',
      startTime: '2026-01-01',
      endTime,
      remindScope: [{ id: linaId }],
      ...fields,
    })
  ).id;
const messages = (client = lina) => client.data(message.list, {});
const on = (day: string) => remindOfExpiry({ pool }, day);

it('提前90天、30天、7天各提醒一次，不多不少', async () => {
  const id = await create();
  const received: [string, number][] = [];
  for (const day of [
    '2031-10-01',
    '2031-10-02',
    '2031-10-03',
    '2031-11-15',
    '2031-12-01',
    '2031-12-02',
    '2031-12-24',
    '2031-12-25',
    '2031-12-31',
    '2032-01-01',
  ]) {
    await on(day);
    await on(day);
    received.push([day, (await messages()).length]);
  }
  expect(received.map(([, count]) => count)).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3, 3]);
  const [newest] = await messages();
  expect(newest).toMatchObject({
    kind: 'todo',
    link: '/zBook',
    senderName: '',
    title: '证书即将到期：产品生命周期管理 推送证书',
    content: '应用“产品生命周期管理”的推送证书将于2031-12-31到期，还有7天。请及时更新证书，以免影响使用。',
  });
  expect(await messages(admin)).toEqual([]);
  await admin.succeed(certificate.delete, [id]);
});

it('错过的日子只补最近的一次；到期当天另有说法', async () => {
  const id = await create();
  await on('2031-12-10');
  expect((await messages()).map(({ content }) => content)).toEqual([expect.stringContaining('还有21天')]);
  await on('2031-12-31');
  expect((await messages())[0]!.content).toContain('将于今天（2031-12-31）到期');
  expect(await messages()).toHaveLength(2);
  await admin.succeed(certificate.delete, [id]);
});

it('修改结束日期后重新开始；不可用的与已过期的不提醒', async () => {
  const id = await create();
  await on('2031-12-25');
  expect(await messages()).toHaveLength(1);
  await admin.succeed(certificate.update, { ...(await admin.data(certificate.detail, { id })), endTime: '2032-01-20' });
  await on('2031-12-25');
  expect((await messages())[0]!.content).toContain('2032-01-20');
  await admin.succeed(certificate.update, {
    ...(await admin.data(certificate.detail, { id })),
    workStatus: 'UNEABLE',
    endTime: '2031-12-28',
  });
  const expired = await create({ endTime: '2031-12-24' });
  await on('2031-12-25');
  expect(await messages()).toHaveLength(2);
  await admin.succeed(certificate.delete, [id, expired]);
});

it('几个进程同时执行，每人也只收到一次；停用的人不收', async () => {
  const chen = (await admin.data(employee.choose, { realName: '陈静' }))[0]!.id;
  const id = await create({ remindScope: [{ id: linaId }, { id: chen }] });
  await admin.succeed(employee.setStatus, { id: chen, status: 0 });
  await Promise.all([on('2031-12-25'), on('2031-12-25'), on('2031-12-25')]);
  expect(await messages()).toHaveLength(1);
  const { rows } = await (
    await app.asTenant(1)
  ).query('select count(*)::int as count from message where user_id = $1', [chen]);
  expect(rows[0].count).toBe(0);
  await admin.succeed(certificate.delete, [id]);
});

it('服务器自己执行时以当天为准，每小时一次', async () => {
  const {
    rows: [{ day }],
  } = await (await app.asTenant(1)).query(`select (current_date + 7)::text as day`);
  const id = await create({ endTime: day });
  const schedule = expiryReminders({ pool });
  expect(schedule.cron).toBe('7 * * * *');
  await schedule.run(new AbortController().signal);
  await schedule.run(new AbortController().signal);
  expect((await messages()).map(({ content }) => content)).toEqual([
    `应用“产品生命周期管理”的推送证书将于${day}到期，还有7天。请及时更新证书，以免影响使用。`,
  ]);
  await admin.succeed(certificate.delete, [id]);
});

it('演示数据不补发过去的提醒；两个租户互不相干', async () => {
  await remindOfExpiry({ pool });
  expect(await messages(admin)).toEqual([]);
  const { rows } = await (await app.owner()).query(`select count(*)::int as count from message where link = '/zBook'`);
  expect(rows[0].count).toBe(0);
});

it('看不到应用的人得到提醒，但不说应用的名称', async () => {
  await admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.private });
  const zhangweiId = (await admin.data(employee.choose, { realName: '张伟' }))[0]!.id;
  const zhangwei = await app.as('zhangwei');
  const { id: hidden } = await zhangwei.data(application.save, { code: 'HIDDENAPP', name: '内部应用' });
  const id = await create({ appId: hidden, remindScope: [{ id: linaId }, { id: zhangweiId }] });
  await on('2031-12-25');
  expect((await messages(zhangwei)).map(({ title }) => title)).toEqual(['证书即将到期：内部应用 推送证书']);
  expect(await messages()).toMatchObject([
    {
      title: '证书即将到期：无权查看的应用 推送证书',
      content: expect.stringContaining('应用“无权查看的应用”的推送证书将于2031-12-31到期'),
    },
  ]);
  await admin.succeed(certificate.delete, [id]);
  await zhangwei.succeed(application.delete, { id: hidden });
  await admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.public });
});
