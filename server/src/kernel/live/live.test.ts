import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeCodes } from '@edp/contract/kernel/channel.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { openSocket, openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { joinParts, startHeartbeat } from './live.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { live: { dueNewsMs: 200 } });
});
afterAll(() => app.stop());

const hello = (token: string) => ({ event: 'OnConnection', data: { token } });
const openedSocket = async (ticket: string) => {
  const socket = openSocket(app.baseUrl, ticket);
  await socket.opened;
  return socket;
};

describe('建立实时连接', () => {
  it('发送 OnConnection 后收到 initMessage：未读数与在线的人', async () => {
    const admin = await app.as('admin');
    const { userId } = await admin.data(session.info, {});
    const window = await openWindowOf(admin);
    expect(window.all('initMessage')).toEqual([
      { userId, unreadMessages: 2, unreadChats: 3, unreadNews: 4, online: expect.arrayContaining([userId]) },
    ]);
  });

  it('票据不存在时收到 logout，以 4401 关闭', async () => {
    const socket = await openedSocket('made-up-ticket');
    expect(await socket.next('logout')).toBeNull();
    expect(await socket.closed()).toEqual({ code: closeCodes.session, reason: '当前会话已失效，请重新登录' });
  });

  it('OnConnection 中的票据属于另一个会话时以 4401 关闭', async () => {
    const [mine, other] = [await app.as('admin'), await app.as('lina')];
    const socket = await openedSocket(mine.credentials.ticket);
    socket.say(hello(other.credentials.ticket));
    expect((await socket.closed()).code).toBe(closeCodes.session);
    expect(socket.heard).toEqual([]);
  });

  it('迟迟不发送 OnConnection 时以 4408 关闭', async () => {
    const impatient = await startTestApp({}, { live: { silentMs: 200 } });
    onTestFinished(() => impatient.stop());
    const socket = openSocket(impatient.baseUrl, (await impatient.as('admin')).credentials.ticket);
    expect(await socket.closed()).toEqual({ code: closeCodes.silent, reason: '连接后未在规定时间内发送 OnConnection' });
  });

  it('其他网站的页面不能连接，本站的页面可以', async () => {
    const { ticket } = (await app.as('admin')).credentials;
    const address = app.baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', ticket);
    const from = (origin: string) => new WebSocket(address, { headers: { origin } });
    const foreign = from('https://evil.example');
    const [{ code, reason }] = (await once(foreign, 'close')) as [CloseEvent];
    expect({ code, reason }).toEqual({ code: closeCodes.origin, reason: '不允许从其他网站连接' });
    const own = from(app.baseUrl);
    await once(own, 'open');
    own.send(JSON.stringify(hello(ticket)));
    await once(own, 'message');
    own.close();
  });

  it('普通请求被告知需要 WebSocket，其他地址不能升级', async () => {
    const { status, body } = await app.anonymous().send('GET', live.path.replace('{ticket}', 'x'), undefined);
    expect([status, body.message]).toEqual([426, '此地址只接受 WebSocket 连接']);
    const elsewhere = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/healthz`);
    await once(elsewhere, 'error');
    expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
  });

  it('同一会话的窗口过多时，多出的被拒绝', async () => {
    const admin = await app.as('admin');
    await Promise.all(Array.from({ length: 30 }, () => openWindowOf(admin)));
    const socket = await openedSocket(admin.credentials.ticket);
    socket.say(hello(admin.credentials.ticket));
    expect(await socket.closed()).toEqual({ code: closeCodes.tooMany, reason: '同时打开的窗口过多' });
  });
});

describe('不规范的消息', () => {
  it.each([
    ['不是 JSON', '{"event":'],
    ['空文本', ''],
    ['空值', 'null'],
    ['没有事件名', '{"data":{}}'],
    ['未知事件', '{"event":"toString","data":{}}'],
    ['原型上的名字', '{"event":"__proto__","data":{}}'],
    ['缺少票据', '{"event":"OnConnection"}'],
    ['票据不是文本', '{"event":"OnConnection","data":{"token":{}}}'],
    ['深层嵌套', '['.repeat(60_000)],
  ])('%s：以 4400 关闭，别的窗口不受影响', async (_what, text) => {
    const admin = await app.as('admin');
    const [bad, good] = [await openWindowOf(admin), await openWindowOf(admin)];
    bad.say(text);
    expect(await bad.closed()).toEqual({ code: closeCodes.malformed, reason: '消息格式不正确' });
    good.say(hello(admin.credentials.ticket));
    await good.next('initMessage', 2);
  });

  it('二进制消息以 4400 关闭', async () => {
    const window = await openWindowOf(await app.as('admin'));
    window.socket.send(new Uint8Array([1, 2, 3]));
    expect((await window.closed()).code).toBe(closeCodes.malformed);
  });

  it('过大的消息以 1009 关闭', async () => {
    const window = await openWindowOf(await app.as('admin'));
    window.say('x'.repeat(70_000));
    expect((await window.closed()).code).toBe(closeCodes.tooLarge);
  });

  it('发送过于频繁时以 4429 关闭', async () => {
    const admin = await app.as('admin');
    const window = await openWindowOf(admin);
    for (let i = 0; i < 50; i++) window.say(hello(admin.credentials.ticket));
    expect(await window.closed()).toEqual({ code: closeCodes.tooMany, reason: '发送过于频繁' });
  });
});

describe('会话变化', () => {
  it('退出登录后，同一会话的其他窗口收到 logout 并被关闭', async () => {
    const lina = await app.as('lina');
    const [window, elsewhere] = [await openWindowOf(lina), await openWindowOf(await app.as('lina'))];
    await lina.succeed(session.logout, {});
    await window.next('logout');
    expect((await window.closed()).code).toBe(closeCodes.session);
    expect(elsewhere.all('logout')).toEqual([]);
  });

  it('修改密码后，别处的窗口收到 logout，本处的不受影响', async () => {
    const [here, elsewhere] = [
      await app.as('lina', { tenantCode: 'HXJT' }),
      await app.as('lina', { tenantCode: 'HXJT' }),
    ];
    const [mine, other] = [await openWindowOf(here), await openWindowOf(elsewhere)];
    await here.succeed(account.changePassword, {
      loginName: 'lina',
      oldPassword: 'Demo1234',
      password: 'NewPass99',
      confirmPassword: 'NewPass99',
    });
    await other.next('logout');
    expect((await other.closed()).code).toBe(closeCodes.session);
    expect(mine.all('logout')).toEqual([]);
  });

  it('账号被停用后收到 logout', async () => {
    const window = await openWindowOf(await app.as('kehu', { tenantCode: 'HXJT' }));
    await (await app.asTenant(2)).query(`update user_account set active = false where account = 'kehu'`);
    expect(await window.next('logout')).toBeNull();
  });

  it('会话过期清理后收到 logout', async () => {
    const window = await openWindowOf(await app.as('kehu'));
    await (
      await app.owner()
    ).query(
      `delete from app.session where user_id = (select id from user_account where account = 'kehu' and tenant_id = 1)`,
    );
    expect(await window.next('logout')).toBeNull();
  });

  it('角色被收回或其权限改变后收到 refresh；与己无关的变化不会打扰', async () => {
    const [zhangwei, admin] = [await app.as('zhangwei'), await app.as('admin')];
    const [window, uninvolved] = [await openWindowOf(zhangwei), await openWindowOf(admin)];
    const { roleId, userId } = await zhangwei.data(session.info, {});
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `delete from role_resource where role_id = $1 and resource_id = (select id from resource where code = 'brand.delete')`,
      [roleId],
    );
    expect(await window.next('refresh')).toMatchObject({ roleId });
    await tenantOne.query(`delete from user_role where role_id = $1 and user_id = $2`, [roleId, userId]);
    expect(await window.next('refresh', 2)).toMatchObject({ roleId: '' });
    await tenantOne.query(`insert into user_role (role_id, user_id) values ($1, $2)`, [roleId, userId]);
    await window.next('refresh', 3);
    expect(uninvolved.all('refresh')).toEqual([]);
  });

  it('在一个窗口切换角色，同一会话的窗口得知新的角色与库存组织', async () => {
    const zhangwei = await app.as('zhangwei', { roleCode: 'WAREHOUSE' });
    const window = await openWindowOf(zhangwei);
    const { userRoles } = await zhangwei.data(role.ofUser, {});
    const other = userRoles.find((each) => each.code === 'MASTER_DATA')!;
    await expect.poll(() => window.all('initMessage').length).toBe(1);
    await zhangwei.succeed(session.setRole, { roleId: other.roleId, key: other.key });
    const { invorgId } = await zhangwei.data(session.info, {});
    expect(await window.next('refresh')).toEqual({ roleId: other.roleId, invorgId });
  });
});

describe('新闻发布', () => {
  const publish = `insert into news (title, type, content, published_time, active) values ($1, '公司公告', '内容', now() + $2::interval, $3) returning id`;

  it('无论怎样写入，本租户的人立即收到 newsMessage，别的租户收不到', async () => {
    const [window, neighbour] = [
      await openWindowOf(await app.as('admin')),
      await openWindowOf(await app.as('admin', { tenantCode: 'HXJT' })),
    ];
    const title = '<b>放假通知</b>'.repeat(20);
    const { rows } = await (await app.asTenant(1)).query(publish, [title, '0', true]);
    expect(await window.next('newsMessage')).toEqual({
      newId: rows[0].id,
      title,
      newsTypeValue: '公司公告',
      forcedRead: 0,
      publishDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(neighbour.all('newsMessage')).toEqual([]);
  });

  it('未启用的不推送，启用时才推送，且只推送一次', async () => {
    const window = await openWindowOf(await app.as('admin'));
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(publish, ['草稿', '0', false]);
    await tenantOne.query(`update news set active = true where id = $1`, [rows[0].id]);
    await tenantOne.query(`update news set title = '改字', active = true where id = $1`, [rows[0].id]);
    await tenantOne.query(publish, ['最后', '0', true]);
    await window.next('newsMessage', 2);
    expect(window.all('newsMessage').map((news) => news.title)).toEqual(['草稿', '最后']);
  });
});

describe('定时发布的新闻', () => {
  it('到时才推送，且只推送一次', async () => {
    const window = await openWindowOf(await app.as('admin'));
    await (
      await app.asTenant(1)
    ).query(`
      insert into news (title, type, content, published_time)
      values ('定时', '公司公告', '内容', now() + interval '1 second'), ('其后', '公司公告', '内容', now() + interval '2 seconds')`);
    await expect.poll(() => window.all('newsMessage')[0]).toMatchObject({ title: '定时', forcedRead: 0 });
    // Until the second is announced, what is due has been looked for several times.
    await window.next('newsMessage', 2);
    expect(window.all('newsMessage').map(({ title }) => title)).toEqual(['定时', '其后']);
  });
});

describe('票据保密', () => {
  it('票据不出现在指标与文档中', async () => {
    const admin = await app.as('admin');
    await openWindowOf(admin);
    await fetch(app.baseUrl + live.path.replace('{ticket}', admin.credentials.ticket));
    const metrics = await (await fetch(`${app.baseUrl}/metrics`)).text();
    expect(metrics).toMatch(/edp_live_connections \d/);
    expect(metrics).toContain('websocket/edp-pc/:ticket');
    expect(metrics).not.toContain(admin.credentials.ticket);
  });

  it('文档说明连接的地址与每一种消息', async () => {
    const page = await (await fetch(`${app.baseUrl}/docs`)).text();
    for (const event of ['OnConnection', ...Object.keys(live.receives)])
      expect(page).toContain(`<code>${event}</code>`);
    const document = (await (await fetch(`${app.baseUrl}/docs/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    expect(document.paths[live.path]).toMatchObject({ get: { 'x-channel': { sends: { OnConnection: {} } } } });
  });
});

describe('连接的零件', () => {
  it('不再应答的对方在两次心跳内被断开，应答的留下', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const sockets = new WebSocketServer({ server });
    const { port } = server.address() as AddressInfo;
    let pongs = 0;
    sockets.on('connection', (socket) => socket.on('pong', () => pongs++));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const stop = startHeartbeat(sockets.clients, 100);
    const dead = connect(port, '127.0.0.1');
    const closed = once(dead, 'close');
    dead.write(
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const answering = new WebSocket(`ws://127.0.0.1:${port}`);
    dead.resume();
    await eventually(() => sockets.clients.size === 2);
    for (let beat = 1; beat <= 4; beat++) {
      vi.advanceTimersByTime(100);
      await eventually(() => pongs === beat);
      if (beat === 2) await closed;
    }
    expect(sockets.clients.size).toBe(1);
    stop();
    answering.close();
    server.close();
  });

  it('分段的通知按键拼合，残缺与不合格式的不影响其他', () => {
    const whole: unknown[] = [];
    const hear = joinParts((announcement) => whole.push(announcement.data));
    const text = JSON.stringify({ tenant: 1, users: null, event: 'x', data: '好\n😀' });
    hear('nonsense');
    hear(`lost 1 2 ${text.slice(0, 5)}`);
    hear(`a 1 2 ${text.slice(0, 20)}`);
    hear(`b 1 1 ${text}`);
    hear(`a 2 2 ${text.slice(20)}`);
    expect(whole).toEqual(['好\n😀', '好\n😀']);
  });
});
