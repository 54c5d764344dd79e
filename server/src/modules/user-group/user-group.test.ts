import type { Permission } from '@edp/contract/kernel/permission.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let neighbour: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  neighbour = await app.as('admin', { tenantCode: 'HXJT' });
});
afterAll(() => app.stop());

let number = 0;
const create = async () => (await admin.data(userGroup.save, { name: `测试组${++number}` })).id;
const someone = async (client: TestClient, realName: string) =>
  (await client.data(employee.choose, { realName }))[0]!.id;

it('用户组员工都可选，给出人数', async () => {
  const { body } = await (await app.as('lina')).succeed(userGroup.list, { name: '项目' });
  expect(body).toMatchObject({ total: 1, data: [{ name: '新品导入项目组', memberCount: 2 }] });
});

it('新增、改名、删除；名称不能为空或重复', async () => {
  const id = await create();
  await admin.succeed(userGroup.save, { id, version: 1, name: '改名的组', remark: '备注' });
  expect(await admin.data(userGroup.list, { name: '改名的组' })).toMatchObject([
    { id, version: 2, remark: '备注', memberCount: 0 },
  ]);
  expect((await admin.attempt(userGroup.save, { name: ' ' })).body.message).toBe('请输入用户组名称');
  expect((await admin.attempt(userGroup.save, { name: '改名的组' })).body.message).toBe('用户组名称已存在，请更换');
  await admin.succeed(userGroup.delete, { id });
  expect((await admin.attempt(userGroup.members, { groupId: id })).status).toBe(404);
});

it('他人已修改时拒绝覆盖；共享规则用到的不能删除，并说明用在哪里', async () => {
  const id = await create();
  await admin.succeed(userGroup.save, { id, version: 1, name: '先改的组' });
  const stale = await admin.attempt(userGroup.save, { id, version: 1, name: '后改的组' });
  expect([stale.status, stale.body.data]).toMatchObject([
    409,
    { error: 'error.stale', current: { name: '先改的组', version: 2 } },
  ]);
  const rule = {
    name: '组的规则',
    sharingType: 'brand',
    power: 0,
    remarks: '',
    addResource: { groupIds: [id] },
    addSharingTo: { groupIds: [id] },
  };
  await admin.succeed(sharing.add, rule as never);
  expect((await admin.attempt(userGroup.delete, { id })).body.message).toBe('已被使用，不能删除：共享规则 (2)');
});

it('成员整体设置，可按姓名查找', async () => {
  const groupId = await create();
  const [zhang, li] = [await someone(admin, '张伟'), await someone(admin, '李娜')];
  await admin.succeed(userGroup.setMembers, { groupId, empIds: [zhang, li, zhang] });
  expect((await admin.data(userGroup.members, { groupId })).map((each) => each.realname)).toEqual(['张伟', '李娜']);
  expect((await admin.succeed(userGroup.members, { groupId, realName: '李' })).body).toMatchObject({
    total: 1,
    data: [{ id: li }],
  });
  await admin.succeed(userGroup.setMembers, { groupId, empIds: [li] });
  expect((await admin.succeed(userGroup.members, { groupId })).body.total).toBe(1);
  await admin.succeed(userGroup.setMembers, { groupId, empIds: [] });
  expect((await admin.succeed(userGroup.members, { groupId })).body.total).toBe(0);
});

it('别的租户的组与人都不存在', async () => {
  const [theirs] = await neighbour.data(userGroup.list, {});
  expect((await admin.attempt(userGroup.members, { groupId: theirs!.id })).status).toBe(404);
  expect((await admin.attempt(userGroup.setMembers, { groupId: theirs!.id, empIds: [] })).status).toBe(404);
  const { status, body } = await admin.attempt(userGroup.setMembers, {
    groupId: await create(),
    empIds: [await someone(neighbour, '张薇')],
  });
  expect([status, body.data.fields]).toEqual([409, [{ field: 'empIds', message: '所选的员工不存在，请重新选择' }]]);
});

it('没有权限的人不能维护', async () => {
  const viewer = await app.as('lina');
  expect((await viewer.attempt(userGroup.save, { name: '越权' })).status).toBe(403);
  expect((await viewer.attempt(userGroup.setMembers, { groupId: await create(), empIds: [] })).status).toBe(403);
});

describe('用户组页面', () => {
  it('一次保存名称与成员；不带成员时成员不变', async () => {
    const [zhang, li] = [await someone(admin, '张伟'), await someone(admin, '李娜')];
    const { id } = await admin.data(userGroup.save, { name: '一次保存', members: [zhang, { id: li }] as never });
    const read = await admin.data(userGroup.detail, { id });
    expect(read).toMatchObject({
      memberCount: 2,
      createdName: expect.any(String),
      members: [
        { id: zhang, realname: '张伟' },
        { id: li, organizationName: '仓储部' },
      ],
    });
    await admin.succeed(userGroup.save, { id, version: 1, name: '只改名称' });
    expect(await admin.data(userGroup.detail, { id })).toMatchObject({ name: '只改名称', memberCount: 2 });
    await admin.succeed(userGroup.save, { id, version: 2, name: '只改名称', members: [] });
    expect((await admin.data(userGroup.detail, { id })).members).toEqual([]);
    const { body } = await admin.attempt(userGroup.save, {
      name: '不会保存',
      members: [await someone(neighbour, '张薇')],
    });
    expect(body.data.fields).toEqual([{ field: 'members', message: '所选的员工不存在，请重新选择' }]);
    expect((await admin.succeed(userGroup.list, { name: '不会保存' })).body.total).toBe(0);
  });

  it('批量删除，规则用到的留下并说明', async () => {
    const [used, free] = [await create(), await create()];
    await admin.succeed(sharing.add, {
      name: '留下它',
      sharingType: 'brand',
      power: 0,
      remarks: '',
      addResource: { groupIds: [used] },
      addSharingTo: { groupIds: [used] },
    } as never);
    expect(await admin.data(userGroup.deleteBatch, { ids: [used, free] })).toMatchObject({
      done: 1,
      failed: [{ id: used, message: '已被使用，不能删除：共享规则 (2)' }],
    });
  });

  it.each<[string, Permission[], number]>([
    ['用户组权限', ['userGroup.view', 'userGroup.edit', 'userGroup.delete'], 200],
    ['编辑组织的权限', ['organisation.edit'], 200],
    ['只能查看', ['userGroup.view'], 403],
  ])('%s：能否维护', async (what, permissions, status) => {
    const code = `GROUP${permissions.length}${status}`;
    await addRole(app, code, permissions, ['INV01']);
    const client = await addPerson(app, code.toLowerCase(), 'D02', code);
    expect((await client.attempt(userGroup.detail, { id: await create() })).status, what).toBe(200);
    expect((await client.attempt(userGroup.save, { name: `由${code}新增` })).status, what).toBe(status);
    expect((await client.attempt(userGroup.delete, { id: await create() })).status, what).toBe(status);
  });
});
