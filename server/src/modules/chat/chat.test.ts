import { chat, longestChatText } from '@edp/contract/modules/chat/chat.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let zhangwei: TestClient;
let neighbour: TestClient;
let ids: Record<'admin' | 'zhangwei' | 'lina' | 'kehu' | 'neighbour', string>;
const idOf = async (client: TestClient) => (await client.data(session.info, {})).userId;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  zhangwei = await app.as('zhangwei');
  neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  const [lina, kehu] = [await app.as('lina'), await app.as('kehu')];
  ids = {
    admin: await idOf(admin),
    zhangwei: await idOf(zhangwei),
    lina: await idOf(lina),
    kehu: await idOf(kehu),
    neighbour: await idOf(neighbour),
  };
});
afterAll(() => app.stop());

describe('联系人', () => {
  it('聊过的在前，最近的最先；附未读数与最后一句', async () => {
    const { body } = await admin.succeed(chat.people, {});
    expect(body.total).toBeGreaterThan(3);
    expect(
      body.data.slice(0, 2).map((person) => [person.name, person.unread, person.lastText, person.lastTime]),
    ).toEqual([
      ['张伟', 2, '盘点之前还有哪些品牌要调整，您定一下？', '2026-11-14 09:21:02'],
      ['李娜', 1, '陈总，全部核对过了，编码没有重复。', '2026-11-13 16:48:55'],
    ]);
    expect(body.data.slice(2).every(({ lastText, unread }) => lastText === '' && unread === 0)).toBe(true);
    expect(body.data[0]).toMatchObject({
      userId: ids.zhangwei,
      orgName: '物料数据组',
      active: 1,
      lastFromId: ids.zhangwei,
    });
  });

  it('没有聊过的，在线的在前，各按拼音', async () => {
    const person = await addPerson(app, 'onlooker', 'D02');
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`update user_account set name = '祝在线' where id = $1`, [person.id]);
    await openWindowOf(person);
    const others = async () =>
      (await admin.data(chat.people, { pageSize: 1000 })).filter(({ lastText }) => lastText === '');
    await expect.poll(async () => (await others())[0]).toMatchObject({ name: '祝在线', online: 1 });
    const offline = (await others()).filter(({ online }) => online === 0).map(({ name }) => name);
    expect(offline.length).toBeGreaterThan(3);
    expect(offline).toEqual(offline.toSorted(new Intl.Collator('zh-u-co-pinyin').compare));
  });

  it('可按姓名查询，不能按账号，只有本租户的人，没有自己', async () => {
    const found = async (name: string) => (await admin.data(chat.people, { name })).map((person) => person.name);
    expect(await found('张')).toEqual(['张伟', '张巍']);
    expect(await found('李娜')).toEqual(['李娜']);
    expect(await found('LINA')).toEqual([]);
    expect(await found('赵明辉')).toEqual([]);
    expect(await found('陈志远')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('停用的人只在聊过时列出，仍可看记录，但不能再发送', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`update user_account set active = false where account in ('kehu', 'lina')`);
    const people = await admin.data(chat.people, { pageSize: 50 });
    expect(people.slice(0, 2).map((person) => [person.name, person.active])).toEqual([
      ['张伟', 1],
      ['李娜', 0],
    ]);
    expect(people.map((person) => person.name)).not.toContain('华东经销商');
    expect((await admin.data(chat.history, { userId: ids.lina })).messages).toHaveLength(2);
    const { status, body } = await admin.attempt(chat.send, { userId: ids.lina, text: '在吗' });
    expect([status, body.message]).toEqual([409, '对方账号已停用，无法接收消息']);
    await tenantOne.query(`update user_account set active = true where account in ('kehu', 'lina')`);
  });
});

describe('发送', () => {
  it('双方的所有窗口立即收到，旁人收不到', async () => {
    const bystander = await app.as('lina');
    const windows = await Promise.all([admin, admin, zhangwei, zhangwei].map((client) => openWindowOf(client)));
    const other = await openWindowOf(bystander);
    const { body } = await admin.succeed(chat.send, {
      userId: Number(ids.zhangwei),
      text: '  收到，下午三点碰一下。 ',
    });
    expect(body).toMatchObject({
      message: '发送成功',
      data: { fromId: ids.admin, fromName: '陈志远', toId: ids.zhangwei, text: '收到，下午三点碰一下。' },
    });
    for (const window of windows) expect(await window.next('messagePush')).toEqual({ kind: 'chat', chat: body.data });
    expect((await zhangwei.data(chat.history, { userId: ids.admin })).messages.at(-1)).toEqual(body.data);
    expect(other.all('messagePush')).toEqual([]);
  });

  it('离线期间的话一句不少，上线后计入未读', async () => {
    const kehu = await app.as('kehu');
    for (const text of ['第一句', '第二句', '第三句']) await admin.succeed(chat.send, { userId: ids.kehu, text });
    const window = await openWindowOf(kehu);
    expect(window.all('initMessage')[0]!.unreadChats).toBe(3);
    const { messages } = await kehu.data(chat.history, { userId: ids.admin });
    expect(messages.map((said) => said.text)).toEqual(['第一句', '第二句', '第三句']);
    expect((await kehu.data(chat.people, {}))[0]).toMatchObject({ userId: ids.admin, unread: 3, lastText: '第三句' });
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}} \' " \\ &lt;',
    '多行\n第二行',
    '表情😀🀄️',
    '字'.repeat(longestChatText),
  ])('%s 原样保存、原样返回', async (text) => {
    const window = await openWindowOf(zhangwei);
    await zhangwei.succeed(chat.send, { userId: ids.lina, text });
    expect(await window.next('messagePush')).toMatchObject({ chat: { text } });
    expect((await zhangwei.data(chat.history, { userId: ids.lina })).messages.at(-1)!.text).toBe(text);
  });

  it.each([
    ['没有内容', { text: '' }, 'text', '请输入消息内容'],
    ['只有空白', { text: ' \n ' }, 'text', '请输入消息内容'],
    ['内容过长', { text: '字'.repeat(longestChatText + 1) }, 'text', '不超过2000个字符'],
    ['含控制字符', { text: 'a\u0000b' }, 'text', '包含不允许的控制字符'],
  ])('%s时在该字段提示', async (_what, fields, field, text) => {
    const { status, body } = await admin.attempt(chat.send, { userId: ids.zhangwei, ...fields });
    expect([status, body.data.fields]).toEqual([400, [{ field, message: text }]]);
  });

  it('10 MB 的文本被明确拒绝', async () => {
    const { status, body } = await admin.attempt(chat.send, {
      userId: ids.zhangwei,
      text: 'x'.repeat(10 * 1024 * 1024),
    });
    expect([status, body.message]).toEqual([413, '提交的内容过大']);
  });

  it('不能发给自己', async () => {
    const { status, body } = await admin.attempt(chat.send, { userId: ids.admin, text: '备忘' });
    expect([status, body.message]).toEqual([400, '不能给自己发送消息']);
  });

  it('重放被拒绝，只有一句', async () => {
    const headers = admin.headersOf();
    const input = { userId: ids.lina, text: '只说一次' };
    expect((await admin.send('POST', chat.send.path, input, headers)).status).toBe(200);
    expect((await admin.send('POST', chat.send.path, input, headers)).body.data).toMatchObject({
      error: 'error.replayed',
    });
    const { messages } = await admin.data(chat.history, { userId: ids.lina });
    expect(messages.filter((said) => said.text === '只说一次')).toHaveLength(1);
  });

  it('两人同时互发不会互相卡住，记录按编号有序', async () => {
    const both = Array.from({ length: 20 }, (_, i) => [
      admin.succeed(chat.send, { userId: ids.zhangwei, text: `甲${i}` }),
      zhangwei.succeed(chat.send, { userId: ids.admin, text: `乙${i}` }),
    ]);
    await Promise.all(both.flat());
    const { messages } = await admin.data(chat.history, { userId: ids.zhangwei, limit: 40 });
    expect(messages.filter((said) => /^[甲乙]\d/.test(said.text))).toHaveLength(40);
    expect(messages.map((said) => said.sendTime)).toEqual(messages.map((said) => said.sendTime).toSorted());
  });

  it('发送过快被限制，并说明多久后再试', async () => {
    const lina = await app.as('lina');
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, i) => lina.attempt(chat.send, { userId: ids.kehu, text: `快${i}` })),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.body.message).toMatch(/^操作过于频繁，请\d+秒后再试$/);
  });
});

describe('记录与已读', () => {
  it('向前翻页，首尾相接，直到没有更早的', async () => {
    const lina = await app.as('lina');
    const whole = await lina.data(chat.history, { userId: ids.kehu, limit: 100 });
    expect([whole.messages.length, whole.hasMore]).toEqual([60, 0]);
    const collected: string[] = [];
    for (let beforeId: string | undefined, more = 1; more;) {
      const page = await lina.data(chat.history, { userId: ids.kehu, limit: 25, beforeId });
      collected.unshift(...page.messages.map((said) => said.id));
      beforeId = page.messages[0]!.id;
      more = page.hasMore;
    }
    expect(collected).toEqual(whole.messages.map((said) => said.id));
  });

  it('读到某一句为止；不会倒退；自己的其他窗口同步', async () => {
    const kehu = await app.as('kehu');
    const window = await openWindowOf(kehu);
    const before = window.all('initMessage')[0]!.unreadChats;
    const { messages } = await kehu.data(chat.history, { userId: ids.lina, limit: 100 });
    const [middle, last] = [messages[39]!, messages.at(-1)!];
    expect(await kehu.data(chat.markRead, { userId: ids.lina, upToId: middle.id })).toEqual({
      unreadChats: before - 40,
    });
    expect(await window.next('initMessage', 2)).toMatchObject({ unreadChats: before - 40 });
    expect(await kehu.data(chat.markRead, { userId: ids.lina, upToId: messages[0]!.id })).toEqual({
      unreadChats: before - 40,
    });
    expect(await kehu.data(chat.markRead, { userId: ids.lina, upToId: last.id })).toEqual({ unreadChats: before - 60 });
    expect(await kehu.data(chat.unread, {})).toEqual({ unreadChats: before - 60 });
    expect((await kehu.data(chat.people, { name: '李娜' }))[0]!.unread).toBe(0);
  });

  it('还没有的消息不能预先读过：编号再大，也只读到已有的最后一句', async () => {
    const unreadOf = async () => (await zhangwei.data(chat.people, { name: '陈志远' }))[0]!.unread;
    await admin.succeed(chat.send, { userId: ids.zhangwei, text: '之前的一句' });
    await zhangwei.succeed(chat.markRead, { userId: ids.admin, upToId: '999999999999999999' });
    expect(await unreadOf()).toBe(0);
    const later = await admin.data(chat.send, { userId: ids.zhangwei, text: '之后的一句' });
    expect(await unreadOf()).toBe(1);
    await zhangwei.succeed(chat.markRead, { userId: ids.admin, upToId: later.id });
    expect(await unreadOf()).toBe(0);
  });

  it('对方的未读不因我阅读而改变', async () => {
    const before = await zhangwei.data(chat.unread, {});
    await admin.succeed(chat.markRead, { userId: ids.zhangwei, upToId: '999999' });
    expect(await zhangwei.data(chat.unread, {})).toEqual(before);
  });
});

describe('别的租户', () => {
  it('互不相见：查不到人，看不到记录，发不出话', async () => {
    for (const call of [
      admin.attempt(chat.send, { userId: ids.neighbour, text: '你好' }),
      admin.attempt(chat.history, { userId: ids.neighbour }),
      admin.attempt(chat.markRead, { userId: ids.neighbour, upToId: '1' }),
    ]) {
      expect((await call).status).toBe(404);
    }
    const people = await neighbour.data(chat.people, { pageSize: 50 });
    expect(people.map((person) => person.name)).not.toContain('张伟');
    expect(people.every((person) => person.lastText === '')).toBe(true);
  });

  it('聊天内容不进入修改记录', async () => {
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(
      `select table_name from change_record where table_name in ('message', 'chat_message', 'chat_thread')`,
    );
    expect(rows).toEqual([]);
  });
});
