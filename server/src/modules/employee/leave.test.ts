import { brand } from '@edp/contract/modules/brand/brand.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { loginAs } from '../../testing/login-as.ts';
import { messageTo } from '../../testing/http/message-to.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  await addRole(app, 'OFFICER', ['employee.view', 'employee.edit', 'brand.view', 'brand.edit'], ['INV01']);
  await addRole(app, 'LESSER', ['brand.view', 'brand.edit'], ['INV01']);
});
afterAll(() => app.stop());

let number = 0;
const addBrand = async (client: TestClient, name: string) =>
  (await client.data(brand.save, { code: `LV${++number}`, name, active: 1, sortOrder: 1 })).id;
const detail = (id: string) => admin.data(employee.detail, { id });
const person = (account: string, organisation: string | null = 'D0201', role = 'LESSER'): Promise<Person> =>
  addPerson(app, account, organisation, role);
const addGroup = async (name: string, members: string[]) => {
  const { id } = await admin.data(userGroup.save, { name, remark: '' });
  await admin.succeed(userGroup.setMembers, { groupId: id, empIds: members });
  return id;
};

it('离职后账号停用、会话结束；数据、待办与用户组交接给接手人，并留下记录', async () => {
  const [leaver, successor] = [await person('leaver'), await person('successor')];
  const brandId = await addBrand(leaver, '待交接的品牌');
  await messageTo(app, 'leaver', { kind: 'todo', title: '请核对品牌', content: '' });
  await messageTo(app, 'leaver', { kind: 'notice', title: '放假通知', content: '' });
  const groupId = await addGroup('交接小组', [leaver.id]);

  const counts = { records: [{ type: 'brand', name: '品牌', count: 1 }], todoCount: 1, groupCount: 1 };
  expect(await admin.data(employee.leavePreview, { id: leaver.id })).toEqual(counts);
  const { version } = await detail(leaver.id);
  expect(await admin.data(employee.leave, { id: leaver.id, successorId: successor.id, version })).toEqual(counts);

  await expect.poll(async () => (await leaver.attempt(session.info, {})).status).toBe(401);
  expect(await detail(leaver.id)).toMatchObject({
    status: '0',
    leftTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  expect((await admin.data(userGroup.members, { groupId })).map(({ id }) => id)).toEqual([successor.id]);
  expect((await successor.data(message.list, {})).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['请核对品牌', 'leaver离职，工作已交接给您']),
  );
  const [change] = await admin.data(record.changes, { noun: 'brand', id: brandId });
  expect(change!.fields).toEqual([{ name: 'handedTo', language: '', kind: 'reference', old: '', new: 'successor' }]);
  expect(await admin.data(employee.leavePreview, { id: successor.id })).toMatchObject({ records: counts.records });
  expect((await admin.attempt(employee.leave, { id: leaver.id })).body.message).toBe('该员工已离职');
});

it('品牌私有时，接手人看得到交接来的品牌及其以前的历史，创建人不变', async () => {
  const [leaver, successor] = [await person('private1', 'D0301'), await person('private2', 'D0401')];
  const brandId = await addBrand(leaver, '私有的品牌');
  await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: 2 });
  const read = () => successor.attempt(brand.detail, { id: brandId });
  await expect.poll(async () => (await read()).status).toBe(404);
  await admin.succeed(employee.leave, { id: leaver.id, successorId: successor.id });
  expect((await read()).body.data).toMatchObject({ createdName: 'private1', editable: 1 });
  expect((await successor.data(record.changes, { noun: 'brand', id: brandId })).map(({ action }) => action)).toEqual([
    'update',
    'insert',
  ]);
  await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: 0 });
});

it('没有接手人时数据留在原处；重新启用即返聘', async () => {
  const leaver = await person('returner');
  await addBrand(leaver, '留下的品牌');
  await admin.succeed(employee.leave, { id: leaver.id });
  expect(await admin.data(employee.list, { account: 'returner' })).toEqual([]);
  expect(await admin.data(employee.list, { account: 'returner', status: 2 })).toMatchObject([
    { id: leaver.id, status: '0' },
  ]);
  await expect(loginAs(app.baseUrl, { account: 'returner', password: 'Demo1234' })).rejects.toThrow('账号已停用');
  await admin.succeed(employee.setStatus, { id: leaver.id, status: 1 });
  expect(await detail(leaver.id)).toMatchObject({ status: '1', leftTime: '' });
  expect(await admin.data(employee.leavePreview, { id: leaver.id })).toMatchObject({
    records: [{ type: 'brand', count: 1 }],
  });
});

it('接手人须是另一名在职的同事', async () => {
  const [leaver, disabled] = [await person('chooser'), await person('disabled')];
  await admin.succeed(employee.setStatus, { id: disabled.id, status: 0 });
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  const [theirs] = await neighbour.data(employee.list, {});
  const refusal = async (successorId: string) =>
    (await admin.attempt(employee.leave, { id: leaver.id, successorId })).body.data.fields;
  expect(await refusal(leaver.id)).toEqual([{ field: 'successorId', message: '交接人不能是离职员工本人' }]);
  expect(await refusal(disabled.id)).toEqual([{ field: 'successorId', message: '交接人不存在或已停用，请重新选择' }]);
  expect(await refusal(theirs!.id)).toEqual([{ field: 'successorId', message: '交接人不存在或已停用，请重新选择' }]);
  expect(await detail(leaver.id)).toMatchObject({ status: '1', leftTime: '' });
});

it('不能为自己或为权限更大的人办理离职；还有其他管理员时，管理员可以离职', async () => {
  const officer = await person('officer', 'D02', 'OFFICER');
  const { id: adminId } = (await admin.data(employee.list, { account: 'admin' }))[0]!;
  expect((await admin.attempt(employee.leave, { id: adminId })).body.message).toBe(
    '不能为自己办理离职，请联系其他管理员',
  );
  expect(await officer.attempt(employee.leave, { id: adminId })).toMatchObject({
    status: 403,
    body: { message: '管理员的账号与角色只能由管理员修改' },
  });
  const second = await person('second', 'D01', 'SYS_ADMIN');
  await admin.succeed(employee.leave, { id: second.id });
});

it('非管理员只能在自己的组织内交接，也不能借此把自己加入用户组', async () => {
  const officer = await person('officer2', 'D02', 'OFFICER');
  const [leaver, inside, outside] = [
    await person('inside1', 'D0201'),
    await person('inside2', 'D0202'),
    await person('outside', 'D0401'),
  ];
  await addBrand(leaver, '部门内交接');
  expect(await officer.attempt(employee.leave, { id: leaver.id, successorId: outside.id })).toMatchObject({
    status: 403,
    body: { message: '只能交接给您所在组织及其下级组织的员工，请联系管理员操作' },
  });
  await addGroup('本部门小组', [leaver.id]);
  expect((await officer.attempt(employee.leave, { id: leaver.id, successorId: officer.id })).body.message).toBe(
    '不能把自己加入用户组，请联系管理员',
  );
  await officer.succeed(employee.leave, { id: leaver.id, successorId: inside.id });
  expect(await admin.data(employee.leavePreview, { id: inside.id })).toMatchObject({
    records: [{ type: 'brand', count: 1 }],
    groupCount: 1,
  });
});

it('接手过数据的人不能删除', async () => {
  const [leaver, successor] = [await person('giver'), await person('taker')];
  await addBrand(leaver, '有主的品牌');
  await admin.succeed(employee.leave, { id: leaver.id, successorId: successor.id });
  expect((await admin.attempt(employee.delete, { id: successor.id })).body.message).toMatch(/品牌/);
});
