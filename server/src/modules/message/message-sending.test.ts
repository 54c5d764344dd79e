import { message } from '@edp/contract/modules/message/message.ts';
import { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { named } from '../../testing/samples/news-sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  reader = await addPerson(app, '赵读', 'D0303', 'VIEWER');
});
afterAll(() => app.stop());

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await (await app.asTenant(1)).query<Row>(statement, values)).rows;
const idOf = async (table: string, column: string, value: string) =>
  (await query<{ id: string }>(`select id from ${table} where ${column} = $1`, [value]))[0]!.id;
const sample = (title: string, recipients: Parameters<typeof named>[0]) => ({
  title,
  content: '请查收',
  recipients: named(recipients),
});

describe('发送消息', () => {
  it('发给部门（含下级）、角色、用户组和个人，每人只收一条；停用的人收不到', async () => {
    await query(`update user_account set active = false where account = 'tanglu'`);
    const recipients = { orgIds: [await idOf('organisation', 'code', 'D03')], empIds: [reader.id] };
    const [{ expected }] = (await query<{ expected: number }>(
      `select count(*)::int as expected from user_account where active and organisation_id in (select app.organisations_below((select id from organisation where code = 'D03')))`,
    )) as [{ expected: number }];
    expect(await admin.data(messageSending.count, { recipients: named(recipients) })).toEqual({ count: expected });
    const window = await openWindowOf(reader);
    const { body } = await admin.succeed(messageSending.send, {
      ...sample('部门通知', recipients),
      kind: 'todo',
      link: '/brand',
    });
    expect(body.message).toBe('消息已发送');
    expect(await window.next('messagePush')).toMatchObject({
      message: { kind: 'todo', title: '部门通知', content: '请查收', link: '/brand', senderName: '陈志远' },
    });
    const [{ sent }] = (await query<{ sent: number }>(
      `select count(*)::int as sent from message where title = '部门通知'`,
    )) as [{ sent: number }];
    expect(sent).toBe(expected);
    expect(
      await admin.data(messageSending.count, {
        recipients: named({
          roleIds: [await idOf('role', 'code', 'VIEWER')],
          groupIds: [await idOf('user_group', 'name', '新品导入项目组')],
        }),
      }),
    ).toMatchObject({ count: expect.any(Number) });
  });

  it('发送记录与阅读情况；收件人删除消息后，已读仍算已读', async () => {
    const { id } = await admin.data(
      messageSending.send,
      sample('请阅读', { empIds: [reader.id], orgIds: [await idOf('organisation', 'code', 'D0303')] }),
    );
    const figures = async () => admin.data(messageSending.detail, { id });
    expect(await figures()).toMatchObject({ title: '请阅读', addressedTo: '物流部、赵读', readers: 0, recipients: 2 });
    const [mine] = await reader.data(message.list, {});
    await reader.succeed(message.markRead, { ids: [mine!.id] });
    await reader.succeed(message.delete, { ids: [mine!.id] });
    expect(await figures()).toMatchObject({ readers: 1, recipients: 2 });
    expect(await admin.data(messageSending.recipients, { id, read: 1 })).toMatchObject([
      { name: '赵读', orgName: '物流部', readTime: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect((await admin.data(messageSending.recipients, { id, read: 0 })).map((row) => row.name)).toEqual(['谢坤']);
    expect((await admin.data(messageSending.list, { title: '请阅读' }))[0]).toMatchObject({ id, readers: 1 });
  });

  it.each([
    ['没有接收人', { recipients: named({}) }, 'recipients', '请选择接收人'],
    ['没有内容', { content: ' ' }, 'content', '请输入消息内容'],
    ['外部地址', { link: 'https://evil.invalid/' }, 'link', '请输入系统内的页面地址，以 / 开头'],
    ['变相的外部地址', { link: '//evil.invalid' }, 'link', '请输入系统内的页面地址，以 / 开头'],
    [
      '不存在的接收人',
      { recipients: named({ empIds: ['999999999'] }) },
      'recipients',
      '所选的人员、部门、角色或用户组不存在，请重新选择',
    ],
  ])('%s时在该字段提示，什么也不发送', async (_what, more, field, text) => {
    const { status, body } = await admin.attempt(messageSending.send, {
      ...sample('不应发送', { empIds: [reader.id] }),
      ...more,
    });
    expect([status, body.data.fields]).toEqual([400, [{ field, message: text }]]);
    expect(await query(`select from message where title = '不应发送'`)).toEqual([]);
  });

  it('别的租户的部门不存在', async () => {
    const owner = await app.owner();
    const { rows } = await owner.query<{ id: string }>(`select max(id) as id from organisation where tenant_id = 2`);
    expect((await admin.attempt(messageSending.send, sample('越界', { orgIds: [rows[0]!.id] }))).status).toBe(400);
  });

  it('需要发送权限；不是管理员的只看到自己发送的', async () => {
    expect((await reader.attempt(messageSending.send, sample('x', { empIds: [reader.id] }))).status).toBe(403);
    await addRole(app, 'SENDER', ['message.send']);
    const sender = await addPerson(app, '钱发', 'D0303', 'SENDER');
    const { id } = await sender.data(messageSending.send, sample('组内通知', { empIds: [reader.id] }));
    expect((await sender.data(messageSending.list, {})).map((row) => row.title)).toEqual(['组内通知']);
    const [other] = await admin.data(messageSending.list, { title: '请阅读' });
    for (const call of [messageSending.detail, messageSending.recipients])
      expect((await sender.attempt(call, { id: other!.id })).status).toBe(404);
    expect(await admin.data(messageSending.detail, { id })).toMatchObject({ senderName: '钱发' });
  });

  it('一次发给几千人：几条语句，在线的人的未读数更新', async () => {
    await query(
      `insert into user_account (account, name, password_hash, organisation_id) select 'mass' || n, '员工' || n, 'x', (select id from organisation where code = 'D0202') from generate_series(1, 3000) n`,
    );
    await query(
      `update user_account set organisation_id = (select id from organisation where code = 'D0202') where id = $1`,
      [reader.id],
    );
    const window = await openWindowOf(reader);
    await admin.succeed(
      messageSending.send,
      sample('全组通知', { orgIds: [await idOf('organisation', 'code', 'D0202')] }),
    );
    expect((await window.next('initMessage', 2)).unreadMessages).toBeGreaterThan(0);
    expect((await admin.data(messageSending.list, { title: '全组通知' }))[0]!.recipients).toBeGreaterThan(3000);
  });
});
