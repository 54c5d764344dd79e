import { randomUUID } from 'node:crypto';
import { account } from '@edp/contract/modules/account/account.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authenticatorCode } from '../../testing/people/authenticator.ts';
import { testCaptcha } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { codeAt, findStep, toBase32 } from './totp.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  // The step before the present one is the last that is taken: it must not end between reading a code and checking it.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.stop();
});

const idOf = async (login: string) => (await admin.data(account.list, { account: login }))[0]!.id;

async function setUp(client: TestClient) {
  const { secret, setup, qrCode } = await client.data(twoFactor.begin, {});
  const { recoveryCodes } = await client.data(twoFactor.confirm, { setup, code: authenticatorCode(secret, -1) });
  return { secret, recoveryCodes, qrCode };
}
const logIn = (client: TestClient, loginName: string, verificationCode = '') =>
  app
    .anonymous({ tenantAuth: client.credentials.tenantAuth })
    .attempt(session.login, {
      loginName,
      password: 'Demo1234',
      captcha: testCaptcha,
      source: `web_${randomUUID()}`,
      verificationCode,
    });
const change = async (changes: object) =>
  admin.succeed(security.save, { ...(await admin.data(security.settings, {})), ...changes });

describe('动态码（RFC 6238）', () => {
  it('与标准中的示例一致', () => {
    const secret = Buffer.from('12345678901234567890');
    expect(
      [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) => codeAt(secret, Math.floor(seconds / 30))),
    ).toEqual(['287082', '081804', '005924', '353130']);
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
  it('前后一步之内有效，更远的无效', () => {
    const secret = Buffer.from('12345678901234567890');
    const now = 1_234_567_890_000;
    const at = (offset: number) =>
      findStep(secret, codeAt(secret, Math.floor(now / 30_000) + offset), now) !== undefined;
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([false, true, true, true, false]);
  });
});

describe('设置与登录', () => {
  it('设置后登录需要动态码：没有时说明，名称与密码不必重填；用过的、错误的都不行', async () => {
    const lina = await app.as('lina');
    const { secret, recoveryCodes, qrCode } = await setUp(lina);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await lina.data(twoFactor.state, {})).toMatchObject({
      enabled: true,
      required: false,
      recoveryCodesLeft: 10,
    });

    expect(await logIn(lina, 'lina')).toMatchObject({
      status: 401,
      body: { code: 4001, message: '请输入两步验证的动态码', data: { error: 'login.codeRequired' } },
    });
    expect(await logIn(lina, 'lina', '000000')).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'verificationCode' }] } },
    });
    const code = authenticatorCode(secret);
    expect((await logIn(lina, 'lina', code)).status).toBe(200);
    expect(await logIn(lina, 'lina', code)).toMatchObject({
      status: 400,
      body: { message: '动态码不正确或已使用，请等待新的动态码' },
    });
    // Of the step before the one that was used.
    expect((await logIn(lina, 'lina', authenticatorCode(secret, -1))).status).toBe(400);
    const [latest] = await admin.data(loginRecord.list, { name: 'lina' });
    expect(latest).toMatchObject({ account: 'lina', result: 'totpWrong' });
  });

  it('恢复码各用一次，用后告知本人还剩几个；重新生成后旧的失效', async () => {
    const kehu = await app.as('kehu');
    const {
      recoveryCodes: [first, second],
    } = await setUp(kehu);
    expect((await logIn(kehu, 'kehu', first!.toLowerCase())).status).toBe(200);
    expect((await logIn(kehu, 'kehu', first)).status).toBe(400);
    expect(await kehu.data(twoFactor.state, {})).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await kehu.data(message.list, {})).find(({ title }) => title === '恢复码已使用')!.content).toContain(
      '还剩 9 个恢复码',
    );
    expect((await kehu.attempt(twoFactor.renewCodes, { password: 'Wrong123' })).status).toBe(400);
    const {
      recoveryCodes: [renewed],
    } = await kehu.data(twoFactor.renewCodes, { password: 'Demo1234' });
    expect((await logIn(kehu, 'kehu', second)).status).toBe(400);
    expect((await logIn(kehu, 'kehu', renewed)).status).toBe(200);
    expect((await kehu.attempt(twoFactor.disable, { password: 'Wrong123' })).status).toBe(400);
    await kehu.succeed(twoFactor.disable, { password: 'Demo1234' });
    expect((await logIn(kehu, 'kehu')).status).toBe(200);
  });

  it('密钥与恢复码不出现在任何应答、修改记录中，存储时已加密', async () => {
    const zhangwei = await app.as('zhangwei');
    const { secret, recoveryCodes } = await setUp(zhangwei);
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(
      `select to_jsonb(t)::text as row from two_factor t union all select to_jsonb(r)::text from recovery_code r union all select to_jsonb(c)::text from change_record c where table_name = 'two_factor'`,
    );
    const stored = JSON.stringify(rows);
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
    expect(rows.some(({ row }) => row.includes('"secret": {"after": "***"}'))).toBe(true);
    expect(JSON.stringify(await zhangwei.data(twoFactor.state, {}))).not.toContain(secret);
    await zhangwei.succeed(twoFactor.disable, { password: 'Demo1234' });
  });

  it('别人的设置凭据、错误的动态码不能确认；已开启的不能再次确认', async () => {
    const [zhangwei, kehu] = [await app.as('zhangwei'), await app.as('kehu')];
    const { secret, setup } = await kehu.data(twoFactor.begin, {});
    expect(await zhangwei.attempt(twoFactor.confirm, { setup, code: authenticatorCode(secret) })).toMatchObject({
      status: 400,
      body: { message: '设置已过期，请重新开始' },
    });
    expect((await kehu.attempt(twoFactor.confirm, { setup, code: '000000' })).status).toBe(400);
    await kehu.succeed(twoFactor.confirm, { setup, code: authenticatorCode(secret) });
    expect((await kehu.attempt(twoFactor.confirm, { setup, code: authenticatorCode(secret) })).status).toBe(409);
    await kehu.succeed(twoFactor.disable, { password: 'Demo1234' });
  });

  it('动态码猜错太多次后，正确的也要等待', async () => {
    const zhangwei = await app.as('zhangwei');
    const { secret } = await setUp(zhangwei);
    for (let i = 0; i < 10; i++) await logIn(zhangwei, 'zhangwei', '000000');
    expect((await logIn(zhangwei, 'zhangwei', authenticatorCode(secret))).status).toBe(429);
    await (await app.owner()).query(`delete from app.attempt`);
    expect((await logIn(zhangwei, 'zhangwei', authenticatorCode(secret))).status).toBe(200);
  });
});

describe('管理员', () => {
  let ownCodes: string[];
  beforeAll(async () => {
    ownCodes = (await setUp(admin)).recoveryCodes;
  });
  /** Confirmed with the second factor of the administrator. */
  const relax = (changes: object) => change({ ...changes, verificationCode: ownCodes.pop() });

  it('重置一个人的两步验证：只凭密码可以登录，本人收到消息；自己的不能这样重置', async () => {
    const id = await idOf('zhangwei');
    expect(await admin.data(account.detail, { id })).toMatchObject({ twoFactor: 1 });
    await admin.succeed(twoFactor.reset, { id });
    expect(await admin.data(account.detail, { id })).toMatchObject({ twoFactor: 0 });
    const zhangwei = await app.as('zhangwei');
    expect((await zhangwei.data(message.list, {})).map(({ title }) => title)).toContain('两步验证已被重置');
    const [reset] = await admin.data(record.changes, { noun: 'account', id });
    expect(reset).toMatchObject({
      userName: '陈志远',
      action: 'update',
      fields: [{ name: 'twoFactor', kind: 'value', old: 1, new: 0 }],
    });
    expect((await admin.data(record.changes, { noun: 'employee', id }))[0]!.fields).toEqual(reset!.fields);
    expect((await admin.attempt(twoFactor.reset, { id })).status).toBe(409);
    expect((await admin.attempt(twoFactor.reset, { id: await idOf('admin') })).status).toBe(400);
  });

  it('要求某个角色使用：没有设置的人只能先设置，设置后立即可用，且不能关闭；别的角色不受影响', async () => {
    const roles = await admin.data(role.list, { pageSize: 50 });
    await change({ twoFactorRoleIds: [roles.find(({ code }) => code === 'MASTER_DATA')!.id] });
    const warehouse = await app.as('zhangwei', { roleCode: 'WAREHOUSE' });
    expect(await warehouse.data(session.info, {})).toMatchObject({ mustSetUpTwoFactor: false });
    const zhangwei = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    expect(await zhangwei.data(session.info, {})).toMatchObject({ mustSetUpTwoFactor: true });
    expect(await zhangwei.attempt(brand.list, {})).toMatchObject({
      status: 403,
      body: { code: 4003, message: '当前角色要求两步验证，请先完成设置' },
    });
    await setUp(zhangwei);
    await zhangwei.succeed(brand.list, {});
    expect(await zhangwei.attempt(twoFactor.disable, { password: 'Demo1234' })).toMatchObject({
      status: 409,
      body: { message: '您的角色要求使用两步验证，不能关闭' },
    });
    await relax({ twoFactorRoleIds: [] });
  });

  it('关闭后不再询问动态码，也不能设置；要求角色使用时不能关闭', async () => {
    const lina = await app.as('kehu');
    expect((await logIn(lina, 'lina')).status).toBe(401);
    await relax({ twoFactor: 'off' });
    expect((await logIn(lina, 'lina')).status).toBe(200);
    expect((await lina.attempt(twoFactor.begin, {})).status).toBe(409);
    const [one] = await admin.data(role.list, {});
    const settings = await admin.data(security.settings, {});
    expect((await admin.attempt(security.save, { ...settings, twoFactorRoleIds: [one!.id] })).status).toBe(400);
    await change({ twoFactor: 'optional' });
    expect((await logIn(lina, 'lina')).status).toBe(401);
  });
});
