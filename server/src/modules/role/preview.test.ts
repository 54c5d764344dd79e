import { brand } from '@edp/contract/modules/brand/brand.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { rolePreview, roles } from '@edp/contract/modules/role/role.ts';
import { role as ownRole, session } from '@edp/contract/modules/session/session.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const roleId = async (code: string) => (await admin.data(roles.query, { keyword: code }))[0]!.id;
const previewing = { status: 403, body: { message: '正在预览角色，只能查看。请先结束预览再操作' } };

it('预览时按该角色答复菜单、权限和库存组织，结束后恢复', async () => {
  const client = await app.as('admin');
  const before = await client.data(start.all, {});
  const id = await roleId('WAREHOUSE');
  await client.succeed(rolePreview.preview, { roleId: id });
  const { info, resources } = await client.data(start.all, {});
  expect(info).toMatchObject({ account: 'admin', roleId: id, roleCode: 'WAREHOUSE', previewRoleName: '仓储专员' });
  expect(info.invorgId).not.toBe(before.info.invorgId);
  expect(resources.menuList.flatMap(({ list }) => list.map(({ code }) => code))).toEqual(['material']);
  expect((await client.attempt(unit.list, {})).status).toBe(403);
  await client.succeed(material.list, {});
  expect(await client.data(ownRole.invOrgs, {})).toMatchObject([{ id: info.invorgId }]);
  await client.succeed(rolePreview.endPreview, {});
  expect(await client.data(start.all, {})).toEqual(before);
});

it('预览时任何写入都被拒绝，只能结束预览或退出', async () => {
  const client = await app.as('admin');
  await client.succeed(rolePreview.preview, { roleId: await roleId('MASTER_DATA') });
  const [first] = await client.data(brand.list, {});
  expect(await client.attempt(brand.delete, { id: first!.id })).toMatchObject(previewing);
  expect(await client.attempt(session.setRole, { roleId: await roleId('SYS_ADMIN'), key: '' })).toMatchObject(
    previewing,
  );
  expect(await client.attempt(rolePreview.preview, { roleId: await roleId('VIEWER') })).toMatchObject(previewing);
  await client.succeed(session.logout, {});
});

it('只属于这一个会话，别的会话照常', async () => {
  const [one, other] = [await app.as('admin'), await app.as('admin')];
  await one.succeed(rolePreview.preview, { roleId: await roleId('VIEWER') });
  expect((await other.data(session.info, {})).roleCode).toBe('SYS_ADMIN');
});

it('角色删除后预览随之结束', async () => {
  const client = await app.as('admin');
  const { id } = await admin.data(roles.copy, { id: await roleId('VIEWER'), code: 'SHORT_LIVED', name: '临时' });
  await client.succeed(rolePreview.preview, { roleId: id });
  await admin.succeed(roles.delete, { id });
  expect(await client.data(session.info, {})).toMatchObject({ roleCode: 'SYS_ADMIN', previewRoleName: '' });
});

it('只能预览自己权限之内的角色；角色后来超出时预览自行结束', async () => {
  await addRole(app, 'KEEPER', ['role.view', 'brand.view'], ['INV01']);
  const keeper = await addPerson(app, 'keeper', 'D02', 'KEEPER');
  expect((await keeper.attempt(rolePreview.preview, { roleId: await roleId('MASTER_DATA') })).status).toBe(403);
  expect((await keeper.attempt(rolePreview.preview, { roleId: await roleId('SYS_ADMIN') })).status).toBe(403);
  const lesser = await addRole(app, 'LESSER', ['brand.view'], ['INV01']);
  await keeper.succeed(rolePreview.preview, { roleId: lesser });
  expect((await keeper.attempt(roles.query, {})).status).toBe(403);
  const wide = (await admin.data(roles.matrix, {})).menus
    .flatMap(({ permissions }) => permissions)
    .filter(({ code }) => ['brand.view', 'unit.view'].includes(code))
    .map(({ id }) => id);
  await admin.succeed(roles.save, {
    id: lesser,
    code: 'LESSER',
    name: 'LESSER',
    resourceIds: wide,
    organisationIds: [],
    fields: [],
  });
  expect((await keeper.attempt(unit.list, {})).status).toBe(403);
  expect((await keeper.data(session.info, {})).previewRoleName).toBe('');
});

it('别的租户的角色不存在', async () => {
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  const [theirs] = await neighbour.data(roles.query, {});
  expect((await admin.attempt(rolePreview.preview, { roleId: theirs!.id })).status).toBe(404);
});
