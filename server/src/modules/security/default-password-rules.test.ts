import { account } from '@edp/contract/modules/account/account.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const [ZHS, ENG] = [
  '该密码过于常见，容易被猜到，请换一个',
  'This password is too common and easily guessed. Please choose another one',
];
const refused = (message: string) => ({
  status: 400,
  body: { message, data: { fields: [{ field: 'password', message }] } },
});
const idOf = async (login: string) => (await admin.data(account.list, { account: login }))[0]!.id;

it('没有保存过安全设置的企业，规则中已拒绝常见密码，浏览器也得知', async () => {
  expect(await admin.data(security.settings, {})).toMatchObject({ id: '', passwordUncommon: 1 });
  expect((await admin.data(session.info, {})).passwordRules).toMatchObject({ minLength: 6, uncommon: true });
});

it('重置密码：常见的、账号、企业代码都被拒绝，无论大小写、符号与加在前后的数字', async () => {
  const id = await idOf('lina');
  const common = [
    'Abc123456',
    'Qq123456',
    'Woaini1314',
    'Admin@123',
    'P@ssw0rd',
    '1qaz2wsx',
    '1qaz@WSX',
    'Aa123456@',
    '123456a',
    '5201314',
    '1990-01-01',
    'Huawei@123',
  ];
  for (const password of [...common, 'Lina@2026', '123lina', 'brh123456', 'BRH@2026', '888888brh']) {
    expect.soft(await admin.attempt(account.resetPassword, { id, password }), password).toMatchObject(refused(ZHS));
  }
  for (const password of ['kaT7-zebra-menu', '我家住在123456', 'brh-Orchid-lamp', 'Reset2026']) {
    expect.soft((await admin.attempt(account.resetPassword, { id, password })).status, password).toBe(200);
  }
});

it('修改自己的密码、新增员工同样检查，两种语言都有说明；原来的密码在修改之前继续有效', async () => {
  const kehu = await app.as('kehu', { language: 'ENG' });
  const change = (password: string) =>
    kehu.attempt(account.changePassword, {
      loginName: 'kehu',
      oldPassword: 'Demo1234',
      password,
      confirmPassword: password,
    });
  for (const password of ['Qq123456', 'kehu@123', 'Brh-2026'])
    expect(await change(password)).toMatchObject(refused(ENG));
  await expect(app.as('kehu')).resolves.toBeDefined();
  const person = { realname: '钱多', account: 'qianduo', organizationId: '', jobNumber: '', phone: '', email: '' };
  expect(await admin.attempt(employee.add, { ...person, password: 'Qianduo888' })).toMatchObject(refused(ZHS));
  expect((await admin.attempt(employee.add, { ...person, password: 'Orchid-lamp-7' })).status).toBe(200);
});

it('企业可以关闭这一条', async () => {
  await admin.succeed(security.save, { ...(await admin.data(security.settings, {})), passwordUncommon: 0 });
  expect((await admin.attempt(account.resetPassword, { id: await idOf('lina'), password: 'Abc123456' })).status).toBe(
    200,
  );
});
