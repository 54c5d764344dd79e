import { account } from '@edp/contract/modules/account/account.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptFrom } from '../../testing/http/from-address.ts';
import { openSocket } from '../../testing/http/live-window.ts';
import { loginAs, testCaptcha } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const defaults = {
  passwordLength: 6,
  passwordLetters: 0,
  passwordDigits: 0,
  passwordSymbols: 0,
  passwordUncommon: 0,
  passwordDays: 0,
  passwordHistory: 0,
  idleMinutes: 720,
  sessionHours: 0,
  rememberedIdleDays: 30,
  rememberedDays: 0,
  allowedAddresses: [],
  securityWatermarking: 0,
  twoFactor: 'optional',
  twoFactorRoleIds: [],
} as const;
const change = async (changes: object) =>
  admin.succeed(security.save, { ...defaults, allowedAddresses: [], twoFactorRoleIds: [], ...changes });
beforeEach(async () => {
  await change({});
});
const idOf = async (login: string) => (await admin.data(account.list, { account: login }))[0]!.id;
const reset = async (password: string) => admin.attempt(account.resetPassword, { id: await idOf('lina'), password });
const isIn = async (client: TestClient) => (await client.attempt(session.check, {})).status === 200;

describe('密码规则', () => {
  it('要求字母、数字与符号时，重置、新增员工与修改自己的密码都要符合，缺什么说什么', async () => {
    await change({ passwordLength: 10, passwordLetters: 1, passwordDigits: 1, passwordSymbols: 1 });
    const message = '密码不符合要求：至少 10 个字符、包含符号';
    expect(await reset('Short123')).toMatchObject({
      status: 400,
      body: { message, data: { fields: [{ field: 'password', message }] } },
    });
    const person = { realname: '钱多', account: 'qianduo', organizationId: '', jobNumber: '', phone: '', email: '' };
    expect(await admin.attempt(employee.add, { ...person, password: 'abcdefghij' })).toMatchObject({
      status: 400,
      body: { message: '密码不符合要求：包含数字、包含符号' },
    });
    const kehu = await app.as('kehu');
    expect(
      await kehu.attempt(account.changePassword, {
        loginName: 'kehu',
        oldPassword: 'Demo1234',
        password: '1234567890!',
        confirmPassword: '1234567890!',
      }),
    ).toMatchObject({ status: 400, body: { message: '密码不符合要求：包含字母' } });
    expect((await reset('Long-enough-2026')).status).toBe(200);
  });

  it('规则随登录信息告知浏览器', async () => {
    await change({ passwordLength: 9, passwordDigits: 1, passwordHistory: 3 });
    const { passwordRules } = await (await app.as('kehu')).data(session.info, {});
    expect(passwordRules).toEqual({
      minLength: 9,
      letters: false,
      digits: true,
      symbols: false,
      uncommon: false,
      history: 3,
    });
  });

  it('拒绝常见密码：大小写、末尾符号、字母换成数字、账号本身都不例外', async () => {
    await change({ passwordUncommon: 1 });
    for (const password of [
      '123456',
      'Password1',
      'P@ssw0rd',
      'qwerty123!',
      'Woaini1314',
      '19900101',
      'abcabc',
      'lina2026',
      '88888888',
      '1qaz2wsx',
    ]) {
      expect
        .soft(await reset(password), password)
        .toMatchObject({ status: 400, body: { message: '该密码过于常见，容易被猜到，请换一个' } });
    }
    for (const password of ['kaT7-zebra-menu', '山高水长2026年', 'vq8Lm2xZ'])
      expect.soft((await reset(password)).status, password).toBe(200);
  });

  it('最近用过的密码不能再用，更早的可以', async () => {
    await change({ passwordHistory: 2 });
    for (const password of ['First-2026', 'Second-2026']) expect((await reset(password)).status).toBe(200);
    for (const password of ['First-2026', 'Second-2026'])
      expect(await reset(password)).toMatchObject({ status: 400, body: { message: '不能使用最近 2 次用过的密码' } });
    expect((await reset('Third-2026')).status).toBe(200);
    expect((await reset('First-2026')).status).toBe(200);
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query('select password_hash from password_history');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.every((row) => row.password_hash.startsWith('$argon2id$'))).toBe(true);
  });

  it('超过有效期后，下次登录必须先修改密码；正在使用的会话不受影响', async () => {
    const before = await app.as('kehu');
    await change({ passwordDays: 30 });
    await (
      await app.owner()
    ).query(
      `update user_account set created_time = now() - interval '31 days' where tenant_id = 1 and account = 'kehu'`,
    );
    expect((await before.attempt(loginRecord.own, {})).status).toBe(200);
    const after = await app.as('kehu');
    expect(await after.data(session.info, {})).toMatchObject({ mustChangePassword: true, passwordExpired: true });
    expect(await after.attempt(loginRecord.own, {})).toMatchObject({
      status: 403,
      body: { message: '密码已超过有效期，请先修改密码' },
    });
    await after.succeed(account.changePassword, {
      loginName: 'kehu',
      oldPassword: 'Demo1234',
      password: 'Fresh-2026',
      confirmPassword: 'Fresh-2026',
    });
    await after.succeed(loginRecord.own, {});
    const again = await loginAs(app.baseUrl, { account: 'kehu', password: 'Fresh-2026' });
    expect(await again.data(session.info, {})).toMatchObject({ mustChangePassword: false, passwordExpired: false });
  });
});

describe('会话时长', () => {
  it('缩短后，已打开的会话也按新的时长结束；“记住我”的会话另算', async () => {
    const usual = await app.as('zhangwei');
    const owner = await app.owner();
    await owner.query(
      `update app.session set last_seen_time = now() - interval '20 minutes' where user_id = $1 and tenant_id = 1`,
      [await idOf('zhangwei')],
    );
    await change({ idleMinutes: 10 });
    expect(await isIn(usual)).toBe(false);
    await change({ sessionHours: 2, rememberedDays: 3 });
    const fresh = await app.as('zhangwei');
    await owner.query(
      `update app.session set created_time = now() - interval '3 hours' where user_id = $1 and tenant_id = 1`,
      [await idOf('zhangwei')],
    );
    await change({ sessionHours: 2, rememberedDays: 3, passwordLength: 7 });
    expect(await isIn(fresh)).toBe(false);
    const { rows } = await owner.query(
      `select distinct idle_limit::text, absolute_limit::text from app.session where tenant_id = 1`,
    );
    expect(rows).toEqual([{ idle_limit: '12:00:00', absolute_limit: '02:00:00' }]);
  });

  it('不能超过系统允许的时长', async () => {
    expect(
      await admin.attempt(security.save, {
        ...defaults,
        allowedAddresses: [],
        twoFactorRoleIds: [],
        sessionHours: 31 * 24,
      }),
    ).toMatchObject({
      status: 400,
      body: { message: '不能超过系统允许的 30 天', data: { fields: [{ field: 'sessionHours' }] } },
    });
  });
});

describe('允许的地址', () => {
  const logIn = (address: string, tenantAuth: string) =>
    attemptFrom({ baseUrl: app.baseUrl, address, tenantAuth }, session.login, {
      loginName: 'zhangwei',
      password: 'Demo1234',
      captcha: testCaptcha,
      source: 'web_1',
    });

  it('从别处登录被拒绝并说明原因，记入登录日志；已有的会话从别处也不能使用', async () => {
    const { ticket, tenantAuth } = (await app.as('zhangwei')).credentials;
    const from = (address: string) =>
      attemptFrom({ baseUrl: app.baseUrl, address, ticket, tenantAuth }, session.check, {});
    const elsewhere = await logIn('127.0.0.9', tenantAuth);
    expect(elsewhere.status).toBe(200);
    await change({ allowedAddresses: ['127.0.0.0/29', '2001:db8::/32'] });
    expect(await logIn('127.0.0.9', tenantAuth)).toMatchObject({
      status: 400,
      body: { message: '企业限制了登录地址，当前地址 127.0.0.9 不在允许范围内，请联系管理员' },
    });
    expect((await logIn('127.0.0.5', tenantAuth)).status).toBe(200);
    expect((await from('127.0.0.5')).status).toBe(200);
    expect(await from('127.0.0.9')).toMatchObject({
      status: 401,
      body: { code: 403, data: { error: 'error.address' } },
    });
    // A session that was opened from there has ended altogether.
    const ended = (elsewhere.body.data as unknown as { corTicket: string }).corTicket;
    expect(
      (await attemptFrom({ baseUrl: app.baseUrl, address: '127.0.0.5', ticket: ended, tenantAuth }, session.check, {}))
        .status,
    ).toBe(401);
    const [latest] = await admin.data(loginRecord.list, { result: 'addressRefused' });
    expect(latest).toMatchObject({ account: 'zhangwei', address: '127.0.0.9', result: 'addressRefused' });
  });

  it('名单不含自己的地址时拒绝保存，格式不对时说明是哪一个', async () => {
    const save = (allowedAddresses: string[]) =>
      admin.attempt(security.save, { ...defaults, twoFactorRoleIds: [], allowedAddresses });
    expect(await save(['10.0.0.0/8'])).toMatchObject({
      status: 400,
      body: { message: '名单不包含您当前的地址 127.0.0.1，保存后您将无法使用，请先加入' },
    });
    expect(await save(['127.0.0.1', '10.0.0.0/33'])).toMatchObject({
      status: 400,
      body: { message: '“10.0.0.0/33”不是 IP 地址或 CIDR 网段' },
    });
    expect(await isIn(admin)).toBe(true);
  });

  it('实时连接同样只接受允许的地址', async () => {
    const { ticket } = admin.credentials;
    await change({ allowedAddresses: ['127.0.0.1'] });
    await (
      await app.owner()
    ).query(`update security_setting set allowed_addresses = '{10.0.0.0/8}' where tenant_id = 1`);
    await expect.poll(async () => (await admin.attempt(session.check, {})).status).toBe(401);
    expect(await openSocket(app.baseUrl, ticket).closed()).toMatchObject({ code: 4401 });
    await (await app.owner()).query(`update security_setting set allowed_addresses = '{}' where tenant_id = 1`);
    await expect.poll(() => isIn(admin)).toBe(true);
  });
});

describe('设置本身', () => {
  it('水印与企业设置是同一个值', async () => {
    await change({ securityWatermarking: 1 });
    expect(await admin.data(homeSettings.settings, {})).toMatchObject({ securityWatermarking: 1 });
    await admin.succeed(homeSettings.saveSettings, {
      ...(await admin.data(homeSettings.settings, {})),
      securityWatermarking: 0,
    });
    expect(await admin.data(security.settings, {})).toMatchObject({ securityWatermarking: 0 });
  });

  it('每次修改都记入修改记录，可以查看', async () => {
    await change({ passwordLength: 12, allowedAddresses: ['127.0.0.1', '::1'] });
    const { id } = await admin.data(security.settings, {});
    const [latest] = await admin.data(record.changes, { noun: 'security', id });
    expect(latest).toMatchObject({
      userName: '陈志远',
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'passwordLength', old: 6, new: 12 }),
        expect.objectContaining({ name: 'allowedAddresses', new: '127.0.0.1, ::1' }),
      ]),
    });
  });

  it('根据旧版本保存被拒绝；别的租户各有各的', async () => {
    const { version } = await admin.data(security.settings, {});
    await change({ passwordLength: 8 });
    expect(
      (await admin.attempt(security.save, { ...defaults, allowedAddresses: [], twoFactorRoleIds: [], version })).status,
    ).toBe(409);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect(await neighbour.data(security.settings, {})).toMatchObject({ passwordLength: 6, id: '' });
  });

  it('没有权限的人不能查看', async () => {
    const zhangwei = await app.as('zhangwei');
    expect((await zhangwei.attempt(security.settings, {})).status).toBe(403);
    expect((await zhangwei.attempt(brand.list, {})).status).toBe(200);
  });
});
