import { roles } from '@edp/contract/modules/role/role.ts';
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

const permission = async (code: string) =>
  (await admin.data(roles.matrix, {})).menus
    .flatMap(({ permissions }) => permissions)
    .find((each) => each.code === code)!.id;
const role = async (code: string) => (await admin.data(roles.query, { keyword: code }))[0]!;
const person = async (roleCode: string) =>
  (await admin.data(roles.members, { roleId: (await role(roleCode)).id }))[0]!.id;
const codes = async (target: object) => (await admin.data(roles.rolesWith, target as never)).map(({ code }) => code);

it('谁能做：列出有此权限的角色和人，以及凭哪个角色', async () => {
  const resourceId = await permission('material.stock');
  expect(await codes({ resourceId })).toEqual(['SYS_ADMIN', 'WAREHOUSE']);
  const people = await admin.data(roles.peopleWith, { resourceId });
  expect(people.map(({ realname, roleNames }) => [realname, roleNames])).toEqual([
    ['陈志远', ['系统管理员']],
    ['张伟', ['仓储专员']],
  ]);
  expect((await admin.data(roles.peopleWith, { resourceId, realName: '张' })).map(({ account }) => account)).toEqual([
    'zhangwei',
  ]);
  expect(await admin.data(roles.peopleWith, { resourceId, pageSize: 1, pageNo: 2 })).toMatchObject([
    { account: 'zhangwei' },
  ]);
});

it('停用的账号不在其中，并说明原因', async () => {
  const tenantOne = await app.asTenant(1);
  const resourceId = await permission('brand.view');
  await tenantOne.query(`update user_account set active = false where account = 'lina'`);
  expect(
    (await admin.data(roles.peopleWith, { resourceId, pageSize: 50 })).map(({ account }) => account),
  ).not.toContain('lina');
  expect(await admin.data(roles.why, { userId: await person('VIEWER'), resourceId })).toMatchObject({
    active: 0,
    allowed: 0,
    roles: [{ code: 'VIEWER', reason: 'granted' }],
  });
  await tenantOne.query(`update user_account set active = true where account = 'lina'`);
});

it('谁能看、谁能改一个字段', async () => {
  const tenantOne = await app.asTenant(1);
  const { id } = await role('WAREHOUSE');
  await tenantOne.query(
    `insert into role_field (role_id, noun, field, restriction) values ($1, 'material', 'marketPrice', 'hidden')`,
    [id],
  );
  const field = { noun: 'material', field: 'marketPrice' };
  expect(await codes(field)).toEqual(['SYS_ADMIN', 'MASTER_DATA', 'VIEWER']);
  expect(await codes({ ...field, access: 'edit' })).toEqual(['SYS_ADMIN', 'MASTER_DATA']);
  expect(await admin.data(roles.why, { userId: await person('WAREHOUSE'), ...field })).toMatchObject({
    allowed: 1,
    roles: [
      { code: 'MASTER_DATA', reason: 'granted', organisations: [{}, {}, {}] },
      { code: 'WAREHOUSE', reason: 'hidden', organisations: [{}] },
    ],
  });
  expect(await admin.data(roles.why, { userId: await person('VIEWER'), ...field, access: 'edit' })).toMatchObject({
    allowed: 0,
    roles: [{ reason: 'missing' }],
  });
});

it('没有选择权限，或编号不存在时，明确答复', async () => {
  expect(await admin.attempt(roles.peopleWith, {})).toMatchObject({
    status: 400,
    body: { data: { fields: [{ field: 'resourceId', message: '请选择权限或字段' }] } },
  });
  expect((await admin.attempt(roles.rolesWith, { resourceId: '999999' })).status).toBe(404);
  expect(
    (await admin.attempt(roles.why, { userId: '999999', resourceId: await permission('brand.view') })).status,
  ).toBe(404);
  expect((await admin.attempt(roles.rolesWith, { noun: 'nothing', field: 'x' })).status).toBe(400);
});
