import { message } from '@edp/contract/modules/message/message.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendMessages } from './send-messages.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const idOf = async (client: TestClient) => (await client.data(session.info, {})).userId;

/** As another module does it, within its own transaction. */
const send = (
  to: readonly string[],
  fields: Partial<Parameters<typeof sendMessages>[1]> = {},
  tenantId = 1,
  userId?: string,
) =>
  app.inTransaction({ tenantId, userId }, (db) =>
    sendMessages(db, { to, kind: 'notice', title: '标题', content: '内容', ...fields }),
  );

describe('消息列表', () => {
  it('最新的在最前，可按已读、未读查询', async () => {
    const whole = await admin.succeed(message.list, {});
    expect(whole.body.total).toBe(4);
    expect(whole.body.data[0]).toMatchObject({
      title: '月末库存盘点提醒',
      kind: 'notice',
      read: 0,
      senderName: '',
      createTime: '2026-11-14 09:00:00',
    });
    const titles = async (read: number | string) => (await admin.data(message.list, { read })).map((row) => row.title);
    expect(await titles(0)).toEqual(['月末库存盘点提醒', '请确认停用的品牌']);
    expect(await titles('1')).toEqual(['品牌资料整理完成', '新版品牌管理已上线']);
    expect(await titles('')).toHaveLength(4);
  });

  it('每个人只有自己的消息', async () => {
    const zhangwei = await app.as('zhangwei');
    const theirs = (await zhangwei.data(message.list, {})).map((row) => row.id);
    const mine = (await admin.data(message.list, {})).map((row) => row.id);
    expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
    for (const call of [message.markRead, message.delete]) {
      expect((await admin.attempt(call, { ids: [mine[0]!, theirs[0]!] })).status).toBe(404);
    }
    expect(await zhangwei.data(message.unread, {})).toEqual({ unreadMessages: 1 });
    expect(await admin.data(message.unread, {})).toEqual({ unreadMessages: 2 });
  });

  it('别的租户的消息不存在', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await neighbour.succeed(message.list, {})).body.total).toBe(0);
    const [mine] = await admin.data(message.list, {});
    expect((await neighbour.attempt(message.delete, { ids: [mine!.id] })).status).toBe(404);
  });
});

describe('阅读与删除', () => {
  it('标为已读后未读数减少，自己的其他窗口同步，重复标记无妨', async () => {
    const zhangwei = await app.as('zhangwei');
    const window = await openWindowOf(zhangwei);
    const [unread] = await zhangwei.data(message.list, { read: 0 });
    expect(await zhangwei.data(message.markRead, { ids: [Number(unread!.id)] })).toEqual({ unreadMessages: 0 });
    expect(await window.next('initMessage', 2)).toMatchObject({ unreadMessages: 0 });
    expect(await zhangwei.data(message.markRead, { ids: [unread!.id] })).toEqual({ unreadMessages: 0 });
    expect((await zhangwei.data(message.list, { read: 1 }))[0]!.id).toBe(unread!.id);
  });

  it('全部标为已读', async () => {
    const lina = await app.as('lina');
    await send([await idOf(lina)]);
    expect(await lina.data(message.unread, {})).toEqual({ unreadMessages: 2 });
    expect(await lina.data(message.markAllRead, {})).toEqual({ unreadMessages: 0 });
  });

  it('删除自己的消息', async () => {
    const id = await idOf(admin);
    await send([id], { title: '待删除' });
    const [row] = await admin.data(message.list, {});
    const { body } = await admin.succeed(message.delete, { ids: [row!.id] });
    expect(body).toMatchObject({ message: '删除成功', data: { unreadMessages: 2 } });
    expect((await admin.attempt(message.delete, { ids: [row!.id] })).status).toBe(404);
  });

  it.each([
    ['没有编号', {}, '格式不正确'],
    ['编号为空', { ids: [] }, '必填项不能为空'],
    ['编号过多', { ids: Array.from({ length: 101 }, (_, i) => i + 1) }, '最多100项'],
  ])('%s时在该字段提示', async (_what, input, text) => {
    const { status, body } = await admin.attempt(message.markRead, input as never);
    expect([status, body.data.fields]).toEqual([400, [{ field: 'ids', message: text }]]);
  });
});

describe('发送消息', () => {
  it('提交后在线的人立即看到，离线的人上线后看到', async () => {
    const [kehu, zhangwei] = [await app.as('kehu'), await app.as('zhangwei')];
    const ids = [await idOf(kehu), await idOf(zhangwei)];
    const window = await openWindowOf(kehu);
    const content = '<script>alert(1)</script>\n\n' + '长'.repeat(5000);
    await send(ids, { kind: 'todo', title: '<b>请处理</b>', content, link: '/brand' }, 1, await idOf(admin));
    const pushed = await window.next('messagePush');
    expect(pushed).toMatchObject({
      kind: 'message',
      message: { kind: 'todo', title: '<b>请处理</b>', content, link: '/brand', read: 0, senderName: '陈志远' },
    });
    expect([(await kehu.data(message.list, {}))[0]]).toEqual([pushed.kind === 'message' && pushed.message]);
    const late = await openWindowOf(zhangwei);
    expect(late.all('initMessage')[0]!.unreadMessages).toBeGreaterThan(0);
    expect((await zhangwei.data(message.list, {}))[0]).toMatchObject({ title: '<b>请处理</b>', read: 0 });
  });

  it('事务回滚时什么也不发送', async () => {
    const window = await openWindowOf(admin);
    const id = await idOf(admin);
    const failing = app.inTransaction({ tenantId: 1 }, async (db) => {
      await sendMessages(db, { to: [id], kind: 'notice', title: '不会送达', content: '' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await send([id], { title: '送达' });
    await window.next('messagePush');
    expect(JSON.stringify(window.heard)).not.toContain('不会送达');
    await admin.succeed(message.delete, { ids: [(await admin.data(message.list, {}))[0]!.id] });
  });

  it('停用的账号与别的租户的人收不到', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    await send([await idOf(neighbour)]);
    expect(await neighbour.data(message.unread, {})).toEqual({ unreadMessages: 0 });
  });

  it('可同时发给很多人', async () => {
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query<{ id: string }>(
      `insert into user_account (account, name, password_hash) select 'many' || n, '员工' || n, 'x' from generate_series(1, 1000) n returning id`,
    );
    const kehu = await app.as('kehu');
    const window = await openWindowOf(kehu);
    await send([...rows.map((row) => row.id), await idOf(kehu)], { title: '全员通知' });
    expect(await window.next('messagePush')).toMatchObject({ message: { title: '全员通知' } });
    const counted = await tenantOne.query(`select count(*)::int as n from message where title = '全员通知'`);
    expect(counted.rows[0].n).toBe(1001);
  });

  it('修改密码后本人收到安全提醒', async () => {
    const lina = await app.as('lina', { tenantCode: 'HXJT' });
    const window = await openWindowOf(lina);
    await lina.succeed(account.changePassword, {
      loginName: 'lina',
      oldPassword: 'Demo1234',
      password: 'NewPass99',
      confirmPassword: 'NewPass99',
    });
    expect(await window.next('messagePush')).toMatchObject({ message: { kind: 'system', title: '登录密码已修改' } });
  });
});
