import { randomUUID } from 'node:crypto';
import { account } from '@edp/contract/modules/account/account.ts';
import { preference } from '@edp/contract/modules/preference/preference.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { tour } from '@edp/contract/modules/tour/tour.ts';
import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { loginAs } from '../../testing/login-as.ts';
import { authenticatorCode } from '../../testing/people/authenticator.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';

/** Logins that succeed, fail and end, what a company asks of them, and what people prefer. */
export async function fillPeople(baseUrl: string, admin: TestClient): Promise<void> {
  const stranger = testClient(baseUrl, { ticket: '', tenantAuth: admin.credentials.tenantAuth });
  await stranger.attempt(session.login, {
    loginName: 'lina',
    password: 'Wrong1234',
    captcha: '',
    source: `web_${randomUUID()}`,
  });
  await fetch(`${baseUrl}${session.captcha.path}?source=${randomUUID()}`);
  await stranger.succeed(smsCode.send, { phone: '13800000000' });

  const lina = await loginAs(baseUrl, { account: 'lina', password: 'Demo1234' });
  await lina.succeed(preference.save, { muted: { system: ['sound'], notice: [], todo: ['toast'] } });
  await lina.succeed(tour.end, {});
  await lina.succeed(session.logout, {});
  await restrictFields(admin);

  const otherAdmin = await loginAs(baseUrl, { account: 'admin', password: 'Admin123', tenantCode: 'HXJT' });
  await fillSecurity(baseUrl, otherAdmin);
}

async function restrictFields(admin: TestClient) {
  const [viewer] = await admin.data(roles.query, { keyword: 'VIEWER' });
  const { organisations: _, ...role } = await admin.data(roles.detail, { id: viewer!.id });
  await admin.succeed(roles.save, {
    ...role,
    fields: [{ noun: 'material', field: 'marketPrice', restriction: 'hidden' }],
  });
}

/** In the second company, so that everybody of the first one can go in with a password alone. */
async function fillSecurity(baseUrl: string, admin: TestClient) {
  const kehu = await loginAs(baseUrl, { account: 'kehu', password: 'Demo1234', tenantCode: 'HXJT' });
  const change = { loginName: 'kehu', oldPassword: 'Demo1234', password: 'Demo5678', confirmPassword: 'Demo5678' };
  await kehu.succeed(account.changePassword, change);

  const zhangwei = await loginAs(baseUrl, { account: 'zhangwei', password: 'Demo1234', tenantCode: 'HXJT' });
  const { secret, setup } = await zhangwei.data(twoFactor.begin, {});
  await zhangwei.succeed(twoFactor.confirm, { setup, code: authenticatorCode(secret) });
  const settings = await admin.data(security.settings, {});
  const [viewer] = await admin.data(roles.query, { keyword: 'VIEWER' });
  await admin.succeed(security.save, { ...settings, passwordHistory: 3, twoFactorRoleIds: [viewer!.id] });
}
