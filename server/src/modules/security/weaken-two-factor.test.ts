import { message } from '@edp/contract/modules/message/message.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { authenticatorCode } from '../../testing/people/authenticator.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let officer: TestClient;
let keeper: TestClient;
let viewer: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin', { language: 'ENG' });
  await addRole(app, 'OFFICER', ['security.edit']);
  await addRole(app, 'KEEPER', ['security.edit', 'account.view', 'account.reset']);
  officer = await addPerson(app, 'officer', null, 'OFFICER');
  keeper = await addPerson(app, 'keeper', null, 'KEEPER');
  viewer = (await admin.data(role.list, { pageSize: 50 })).find(({ code }) => code === 'VIEWER')!.id;
});
afterAll(() => app.stop());

const save = async (by: TestClient, changes: object) =>
  by.attempt(security.save, { ...(await admin.data(security.settings, {})), ...changes });
const stored = async () => {
  const settings = await admin.data(security.settings, {});
  return [settings.twoFactor, settings.twoFactorRoleIds];
};
async function setUp(client: TestClient): Promise<string[]> {
  const { secret, setup } = await client.data(twoFactor.begin, {});
  return (await client.data(twoFactor.confirm, { setup, code: authenticatorCode(secret) })).recoveryCodes;
}
const notices = async (client: TestClient) =>
  (await client.data(message.list, { pageSize: 50 })).filter(({ link }) => link === '/security');

it('没有人使用时可以关闭；要求角色使用、重新开启、修改别的设置只需要安全设置的权限', async () => {
  expect((await save(officer, { twoFactor: 'off' })).status).toBe(200);
  expect((await save(officer, { twoFactor: 'optional', twoFactorRoleIds: [viewer], passwordLength: 8 })).status).toBe(
    200,
  );
  expect(await stored()).toEqual(['optional', [viewer]]);
  expect(await notices(admin)).toEqual([]);
});

it('取消对角色的要求还需要账号的权限、自己的两步验证和它的动态码，缺什么说什么，什么也没有改变', async () => {
  const none = { twoFactorRoleIds: [] };
  expect(await save(officer, none)).toMatchObject({
    status: 403,
    body: {
      message: '关闭两步验证或取消对角色的要求，还需要“账号管理 · 重置密码与强制下线”的权限',
      data: { fields: [{ field: 'twoFactor' }] },
    },
  });
  expect(await save(keeper, none)).toMatchObject({
    status: 403,
    body: { message: '关闭两步验证或取消对角色的要求之前，请先在“我的账号”中为自己开启两步验证' },
  });
  const [code] = await setUp(keeper);
  expect(await save(keeper, none)).toMatchObject({
    status: 400,
    body: { data: { fields: [{ field: 'verificationCode', message: '请输入您自己的动态码或恢复码' }] } },
  });
  expect(await save(keeper, { ...none, verificationCode: '000000' })).toMatchObject({
    status: 400,
    body: { data: { fields: [{ field: 'verificationCode' }] } },
  });
  expect(await stored()).toEqual(['optional', [viewer]]);
  expect((await save(keeper, { ...none, verificationCode: code })).status).toBe(200);
  expect(await stored()).toEqual(['optional', []]);
  expect(await notices(admin)).toMatchObject([
    {
      title: 'Two-factor authentication was relaxed',
      content: expect.stringContaining('keeper (keeper) no longer requires two-factor authentication of these roles: '),
    },
  ]);
});

it('有人使用时关闭也一样；管理员也须有自己的两步验证，并告知全部管理员', async () => {
  expect((await save(officer, { twoFactor: 'off' })).status).toBe(403);
  expect(await save(admin, { twoFactor: 'off' })).toMatchObject({
    status: 403,
    body: { data: { fields: [{ field: 'twoFactor' }] } },
  });
  const [code] = await setUp(admin);
  expect((await save(admin, { twoFactor: 'off', verificationCode: code })).status).toBe(200);
  expect(await stored()).toEqual(['off', []]);
  expect((await notices(admin))[0]!.content).toContain('turned two-factor authentication off for the company');
});

it('猜错的动态码计入次数，太多次后须等待', async () => {
  await save(admin, { twoFactor: 'optional', twoFactorRoleIds: [viewer] });
  const [code] = (await keeper.data(twoFactor.renewCodes, { password: 'Demo1234' })).recoveryCodes;
  for (let i = 0; i < 10; i++) await save(keeper, { twoFactorRoleIds: [], verificationCode: '000000' });
  expect((await save(keeper, { twoFactorRoleIds: [], verificationCode: code })).status).toBe(429);
  expect(await stored()).toEqual(['optional', [viewer]]);
});
