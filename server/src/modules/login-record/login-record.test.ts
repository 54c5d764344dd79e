import { randomUUID } from 'node:crypto';
import type { Language } from '@edp/contract/kernel/language.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptFrom } from '../../testing/http/from-address.ts';
import { loginAs } from '../../testing/login-as.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeBrowser } from './describe-browser.ts';
import { removeExpired } from '../../kernel/jobs/retention.ts';
import { loginRecordRetention } from './login-record.retention.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
interface Options {
  address?: string;
  userAgent?: string;
  password?: string;
  language?: Language;
}
const logIn = (
  loginName: string,
  { address = '127.0.0.1', userAgent = chrome(126), password = 'Demo1234', language = 'ZHS' }: Options = {},
) =>
  attemptFrom({ baseUrl: app.baseUrl, address, userAgent, tenantAuth: admin.credentials.tenantAuth }, session.login, {
    loginName,
    password,
    language,
    captcha: '8888',
    source: `web_${randomUUID()}`,
  });
const idOf = async (login: string) => (await admin.data(account.list, { account: login }))[0]!.id;

describe('登录记录', () => {
  it('记下时间、地址、浏览器与结果，最新的在最前；本人与管理员都看得到', async () => {
    const owner = await app.owner();
    await logIn('lina', { password: 'wrong', address: '127.0.0.7' });
    await logIn('lina');
    await owner.query(`update user_account set active = false where tenant_id = 1 and account = 'lina'`);
    await logIn('lina');
    await owner.query(`update user_account set active = true where tenant_id = 1 and account = 'lina'`);
    const lina = await app.as('lina');
    const own = await lina.data(loginRecord.own, {});
    expect(own.map(({ result }) => result)).toEqual(['success', 'disabled', 'success', 'wrongPassword']);
    expect(own[3]).toEqual({
      id: expect.any(String),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      address: '127.0.0.7',
      browser: 'Chrome 126 · Windows',
      result: 'wrongPassword',
    });
    const { body } = await admin.succeed(loginRecord.list, { userId: await idOf('lina') });
    expect([body.total, body.data[0]]).toEqual([
      4,
      { ...own[0], userId: await idOf('lina'), account: 'lina', userName: '李娜' },
    ]);
  });

  it('管理员可查看全部账号的记录，按结果查询', async () => {
    const rows = await admin.data(loginRecord.list, { result: 'wrongPassword' });
    expect(rows.map((row) => row.account)).toEqual(['lina']);
    const all = await admin.data(loginRecord.list, {});
    expect(new Set(all.map((row) => row.account))).toEqual(new Set(['admin', 'lina']));
  });

  it('被限制的登录也有记录，但一分钟最多一条', async () => {
    for (let i = 0; i < 15; i++) await logIn('zhangwei2', { password: 'wrong', address: '127.0.0.8' });
    const rows = await admin.data(loginRecord.list, { userId: await idOf('zhangwei2'), pageSize: 50 });
    expect(rows.map(({ result }) => result)).toEqual([
      'throttled',
      ...Array.from({ length: 10 }, () => 'wrongPassword'),
    ]);
  });

  it('不存在的账号不留记录', async () => {
    const before = (await admin.succeed(loginRecord.list, {})).body.total;
    await logIn('Secret2026', { password: 'wrong' });
    expect((await admin.succeed(loginRecord.list, {})).body.total).toBe(before);
  });

  it('没有权限的人只看得到自己的；别的租户的账号不存在', async () => {
    const kehu = await app.as('kehu');
    expect((await kehu.attempt(loginRecord.list, {})).status).toBe(403);
    expect((await kehu.data(loginRecord.own, {})).length).toBe(1);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await neighbour.attempt(loginRecord.list, { userId: await idOf('lina') })).status).toBe(404);
    expect((await neighbour.data(loginRecord.list, {})).map((row) => row.userName)).toEqual(['赵明辉']);
  });

  it('不是管理员的人看不到管理员的记录，无论是否指明账号；别人的与自己的看得到', async () => {
    await addRole(app, 'WATCHER', ['account.view', 'account.reset']);
    const watcher = await addPerson(app, 'watcher', null, 'WATCHER');
    expect(await watcher.attempt(loginRecord.list, { userId: await idOf('admin') })).toMatchObject({
      status: 403,
      body: { message: '管理员的会话与登录记录只有管理员可以查看' },
    });
    const { body } = await watcher.succeed(loginRecord.list, { pageSize: 100 });
    const accounts = new Set(body.data.map((row) => row.account));
    expect([accounts.has('admin'), accounts.has('lina'), accounts.has('watcher')]).toEqual([false, true, true]);
    expect(body.total).toBe(body.data.length);
    expect(await watcher.data(loginRecord.list, { name: 'admin' })).toEqual([]);
    // One who is an administrator in another role sees their own.
    await (
      await app.asTenant(1)
    ).query(`insert into user_role (user_id, role_id) select $1, id from role where administrator limit 1`, [
      watcher.id,
    ]);
    const both = await loginAs(app.baseUrl, { account: 'watcher', password: 'Demo1234', roleCode: 'WATCHER' });
    expect(new Set((await both.data(loginRecord.list, { name: 'watcher' })).map((row) => row.account))).toEqual(
      new Set(['watcher']),
    );
    expect((await admin.data(loginRecord.list, { userId: watcher.id })).length).toBeGreaterThan(0);
  });

  it('服务器自己也不能修改或删除记录', async () => {
    const tenantOne = await app.asTenant(1);
    for (const statement of [
      `update login_record set address = ''`,
      'delete from login_record',
      'truncate login_record',
    ]) {
      await expect(tenantOne.query(statement)).rejects.toThrow('permission denied');
    }
  });

  it('超过保留天数的记录分批删除，其余不动；0 表示一直保留', async () => {
    const owner = await app.owner();
    await owner.query(`insert into login_record (tenant_id, user_id, time, address, browser, result, language)
      select 1, id, now() - interval '181 days', '10.0.0.1', '', 'success', 'ZHS' from user_account, generate_series(1, 1001) where tenant_id = 1 and account = 'kehu'`);
    const count = async () =>
      (await owner.query<{ n: number }>('select count(*)::int as n from login_record')).rows[0]!.n;
    const before = await count();
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    const keep = (loginRecords: number) =>
      removeExpired({ pool, log: { warn: () => expect.unreachable() } }, [
        loginRecordRetention({ keepDays: { ...app.config.keepDays, loginRecords } }),
      ]);
    await keep(0);
    expect(await count()).toBe(before);
    await keep(180).finally(() => pool.end());
    expect(await count()).toBe(before - 1001);
  });
});

describe('在新的地点登录', () => {
  const noticesOf = async (client: TestClient) =>
    (await client.data(message.list, { pageSize: 50 })).filter(({ title }) => /新的地点|new place/.test(title));

  it('第一次登录不提醒；之后从没有用过的地址或浏览器登录时告知本人', async () => {
    await logIn('zhangwei', { address: '127.0.0.20' });
    await logIn('zhangwei', { address: '127.0.0.20' });
    // An update of the browser is no new place.
    await logIn('zhangwei', { address: '127.0.0.20', userAgent: chrome(127) });
    const owner = await app.owner();
    const sent = async () =>
      (
        await owner.query(
          `select content from message where user_id = $1 and title in ('账号在新的地点或设备登录', 'Login from a new place or device') order by id`,
          [await idOf('zhangwei')],
        )
      ).rows.map((row) => row.content as string);
    expect(await sent()).toEqual([]);
    await logIn('zhangwei', { address: '127.0.0.21' });
    await logIn('zhangwei', {
      address: '127.0.0.20',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      language: 'ENG',
    });
    await logIn('zhangwei', { address: '127.0.0.21' });
    const contents = await sent();
    expect(contents).toHaveLength(2);
    expect(contents[0]).toMatch(
      /^您的账号于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 从新的地点或设备登录：IP 地址 127\.0\.0\.21，Chrome 126 · Windows。/,
    );
    expect(contents[1]).toContain('IP address 127.0.0.20, Firefox 128 · Linux.');
    const zhangwei = await app.as('zhangwei');
    expect((await noticesOf(zhangwei)).length).toBe(3);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome 126 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.87',
    'Edge 126 · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari 17 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    'WeChat 8 · Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127 · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
  [`Chrome/${'9'.repeat(5000)}`, `Chrome ${'9'.repeat(4)}`],
])('浏览器 %s', (userAgent, text) => {
  expect(describeBrowser(userAgent)).toBe(text);
});
