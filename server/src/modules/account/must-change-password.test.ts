import { allCalls } from '../../modules.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs } from '../../testing/login-as.ts';
import { openSocket, openWindowOf } from '../../testing/http/live-window.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

async function reset(login: string, language: 'ZHS' | 'ENG' = 'ZHS'): Promise<TestClient> {
  const [row] = await admin.data(account.list, { account: login });
  await admin.succeed(account.resetPassword, { id: row!.id, password: 'Reset2026' });
  return loginAs(app.baseUrl, { account: login, password: 'Reset2026', language });
}

const passwords = { loginName: '', oldPassword: 'Reset2026', password: 'MyOwn2026', confirmPassword: 'MyOwn2026' };

it('重置后登录，只能做修改密码所需的事，其余一概拒绝', async () => {
  const lina = await reset('lina');
  expect(await lina.data(session.info, {})).toMatchObject({ mustChangePassword: true });
  for (const call of allCalls.filter(({ can }) => can !== 'anyone' && can !== 'link' && can !== 'visitor')) {
    if (call.name === session.logout.name) continue;
    const { status, body } = await lina.send(call.method, call.path.replaceAll(/\{\w+\}/g, '1'), {});
    const isRefused = status === 403 && (body as { data: { error?: string } }).data.error === 'error.passwordChange';
    expect.soft([call.name, isRefused]).toEqual([call.name, !call.beforePasswordChange]);
  }
  const { body } = await lina.attempt(brand.list, {});
  expect(body).toMatchObject({ code: 4003, message: '密码由管理员设置，请先修改密码' });
});

it('只有这些调用不受此限制', () => {
  const open = allCalls.filter(({ beforePasswordChange }) => beforePasswordChange).map(({ name }) => name);
  expect(open.toSorted()).toEqual(
    [
      account.changePassword.name,
      account.name.name,
      'home.config',
      'languagePack.texts',
      role.ofUser.name,
      session.check.name,
      session.info.name,
      session.logout.name,
      session.setRole.name,
      'twoFactor.begin',
      'twoFactor.confirm',
      'twoFactor.state',
    ].toSorted(),
  );
});

it('实时连接也拒绝；修改密码后立即可用，并收到重置的消息', async () => {
  const zhangwei = await reset('zhangwei');
  const window = openSocket(app.baseUrl, zhangwei.credentials.ticket);
  expect(await window.closed()).toEqual({ code: 4423, reason: '密码由管理员设置，请先修改密码' });

  await zhangwei.succeed(account.changePassword, passwords);
  await zhangwei.succeed(brand.list, {});
  expect(await zhangwei.data(session.info, {})).toMatchObject({ mustChangePassword: false });
  await openWindowOf(zhangwei);
  const received = await zhangwei.data(message.list, {});
  const notice = received.find(({ title }) => title === '登录密码已被重置')!;
  expect(notice.content).toMatch(/^管理员 陈志远 于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 重置了您的登录密码/);
  // The next login is an ordinary one.
  const again = await loginAs(app.baseUrl, { account: 'zhangwei', password: 'MyOwn2026' });
  await again.succeed(brand.list, {});
});

it('原密码不能再用作新密码；消息用本人最近登录时的语言', async () => {
  await app.as('kehu', { language: 'ENG' });
  const kehu = await reset('kehu', 'ENG');
  const same = await kehu.attempt(account.changePassword, {
    ...passwords,
    password: 'Reset2026',
    confirmPassword: 'Reset2026',
  });
  expect(same.status).toBe(400);
  expect(await kehu.data(session.info, {})).toMatchObject({ mustChangePassword: true });
  await kehu.succeed(account.changePassword, passwords);
  const titles = (await kehu.data(message.list, {})).map(({ title }) => title);
  expect(titles).toContain('Your password was reset');
});
