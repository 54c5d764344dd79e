import { account } from '@edp/contract/modules/account/account.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { sessions } from '@edp/contract/modules/session/sessions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptFrom } from '../../testing/http/from-address.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { testCaptcha } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const idOf = async (login: string) => (await admin.data(account.list, { account: login }))[0]!.id;
const isIn = async (client: TestClient) => (await client.attempt(session.check, {})).status === 200;
const others = async (client: TestClient) => (await client.data(sessions.own, {})).filter(({ current }) => !current);

describe('我的会话', () => {
  it('列出各处登录的设备、地址与时间，当前会话排在最前', async () => {
    const here = await app.as('lina');
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
    const sent = {
      baseUrl: app.baseUrl,
      address: '127.0.0.9',
      userAgent: chrome,
      tenantAuth: here.credentials.tenantAuth,
    };
    await attemptFrom(sent, session.login, {
      loginName: 'lina',
      password: 'Demo1234',
      captcha: testCaptcha,
      source: 'web_1',
      rememberMe: true,
    });
    const own = await here.data(sessions.own, {});
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(own).toEqual([
      expect.objectContaining({
        address: '127.0.0.1',
        createTime: time,
        lastSeenTime: time,
        current: true,
        remembered: false,
        online: false,
      }),
      expect.objectContaining({
        address: '127.0.0.9',
        browser: 'Chrome 126 · Windows',
        createTime: time,
        current: false,
        remembered: true,
      }),
    ]);
    expect(JSON.stringify(own)).not.toContain(here.credentials.ticket);
  });

  it('打开着窗口的会话在线', async () => {
    const here = await app.as('lina');
    const { socket } = await openWindowOf(here);
    await expect
      .poll(async () => (await here.data(sessions.own, {}))[0])
      .toMatchObject({ current: true, online: true });
    socket.close();
  });

  it('结束另一处的会话：那里立即失效，这里不受影响；当前会话不能在此结束', async () => {
    const [here, there] = [await app.as('kehu'), await app.as('kehu')];
    const [other] = await others(here);
    await here.succeed(sessions.endOwn, { id: other!.id });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const [current] = await here.data(sessions.own, {});
    expect(await here.attempt(sessions.endOwn, { id: current!.id })).toMatchObject({
      status: 400,
      body: { message: '不能在此结束当前会话，请使用“退出”' },
    });
  });

  it('结束其他全部会话', async () => {
    const [here, there, elsewhere] = [await app.as('kehu'), await app.as('kehu'), await app.as('kehu')];
    expect(await others(here)).not.toHaveLength(0);
    await here.succeed(sessions.endOthers, {});
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, false]);
    expect(await others(here)).toEqual([]);
  });

  it('别人的会话不存在，即使知道其编号', async () => {
    const [lina, kehu] = [await app.as('lina'), await app.as('kehu')];
    const [current] = await kehu.data(sessions.own, {});
    expect((await lina.attempt(sessions.endOwn, { id: current!.id })).status).toBe(404);
    expect(await isIn(kehu)).toBe(true);
  });

  it('过期的会话不列出', async () => {
    const [here, there] = [await app.as('zhangwei'), await app.as('zhangwei')];
    const [other] = await others(here);
    await (await app.owner()).query(`update app.session set absolute_limit = '0 seconds' where id = $1`, [other!.id]);
    expect((await others(here)).map(({ id }) => id)).not.toContain(other!.id);
    expect(there).toBeDefined();
  });
});

describe('管理员', () => {
  it('查看并结束一个人的某个会话', async () => {
    const [one, two] = [await app.as('zhangwei'), await app.as('zhangwei')];
    const [current] = await one.data(sessions.own, {});
    const listed = await admin.data(sessions.ofUser, { userId: await idOf('zhangwei') });
    expect(listed).toContainEqual({ ...current, current: false });
    await admin.succeed(sessions.end, { id: current!.id });
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  });

  it('别的租户的人与会话不存在', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const [current] = await admin.data(sessions.own, {});
    expect((await neighbour.attempt(sessions.ofUser, { userId: await idOf('lina') })).status).toBe(404);
    expect((await neighbour.attempt(sessions.end, { id: current!.id })).status).toBe(404);
    expect(await isIn(admin)).toBe(true);
  });

  it('不是管理员的人不能结束管理员的会话', async () => {
    const owner = await app.owner();
    await owner.query(
      `insert into role_resource (tenant_id, role_id, resource_id) select 1, r.id, s.id from role r, resource s where r.tenant_id = 1 and s.tenant_id = 1 and r.code = 'VIEWER' and s.code in ('account.view', 'account.reset')`,
    );
    const lina = await app.as('lina');
    const [current] = await admin.data(sessions.own, {});
    expect(await lina.attempt(sessions.end, { id: current!.id })).toMatchObject({
      status: 403,
      body: { message: '管理员的账号与角色只能由管理员修改' },
    });
    expect(await isIn(admin)).toBe(true);
  });

  it('也看不到管理员的会话；别人的与自己的看得到', async () => {
    const lina = await app.as('lina');
    expect(await lina.attempt(sessions.ofUser, { userId: await idOf('admin') })).toMatchObject({
      status: 403,
      body: { message: '管理员的会话与登录记录只有管理员可以查看' },
    });
    expect(await lina.data(sessions.ofUser, { userId: await idOf('kehu') })).not.toHaveLength(0);
    expect((await lina.data(sessions.ofUser, { userId: await idOf('lina') })).map(({ current }) => current)).toContain(
      true,
    );
  });
});
