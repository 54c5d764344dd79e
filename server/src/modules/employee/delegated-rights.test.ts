import { account } from '@edp/contract/modules/account/account.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { loginAs } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** People who manage others in the master data centre (D02) without being administrators. */
let app: TestApp;
let admin: TestClient;
let officer: Person;
let lesserRole: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  await addRole(
    app,
    'OFFICER',
    ['employee.view', 'employee.edit', 'account.reset', 'organisation.view', 'organisation.edit', 'brand.view'],
    ['INV01'],
  );
  lesserRole = await addRole(app, 'LESSER', ['brand.view'], ['INV01']);
  officer = await addPerson(app, 'officer', 'D02', 'OFFICER');
});
afterAll(() => app.stop());

let number = 0;
const roleId = async (code: string) =>
  (await admin.data(role.list, { pageSize: 50 })).find((each) => each.code === code)!.id;
const orgId = async (code: string) =>
  (await admin.data(organisation.list, { code })).find((each) => each.code === code)!.id;
const newPerson = async (orgCode: string | undefined, fields: object = {}) => ({
  realname: '新人',
  account: `hired${++number}`,
  password: 'Begin123',
  ...(orgCode && { organizationId: await orgId(orgCode) }),
  ...fields,
});
const hire = async (client: TestClient, orgCode: string) =>
  (await client.data(employee.add, await newPerson(orgCode))).id;
const refused = (message: string | RegExp) => ({
  status: 403,
  body: { code: 4003, message: typeof message === 'string' ? message : expect.stringMatching(message) },
});
const share = (fields: object) =>
  admin.data(sharing.add, { name: `规则${++number}`, sharingType: 'brand', power: 0, remarks: '', ...fields } as never);
const stop = ({ id }: { id: string }) => admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });

describe('授予角色', () => {
  it('自己拥有的权限可以授予，新员工用它登录', async () => {
    const userId = await hire(officer, 'D0201');
    await officer.succeed(employee.setRoles, { userId, roleIds: [lesserRole] });
    const { userRoles } = await (
      await loginAs(app.baseUrl, { account: `hired${number}`, password: 'Begin123' })
    ).data(role.ofUser, {});
    expect(userRoles.map((each) => each.code)).toEqual(['LESSER']);
  });

  it('不能新建账号再授予更大的角色，提示缺少哪些权限', async () => {
    const userId = await hire(officer, 'D0201');
    const attempt = (client: TestClient, code: string) =>
      roleId(code).then((id) => client.attempt(employee.setRoles, { userId, roleIds: [lesserRole, id] }));
    expect(await attempt(officer, 'MASTER_DATA')).toMatchObject(
      refused(/^所选角色包含您没有的权限：物料管理 · 查看、物料管理 · 编辑、.* 等\d+项。只能授予您当前角色拥有的权限$/),
    );
    expect(await attempt(officer, 'SYS_ADMIN')).toMatchObject(refused('管理员的账号与角色只能由管理员修改'));
    const english = await loginAs(app.baseUrl, { account: 'officer', password: 'Demo1234', language: 'ENG' });
    expect((await attempt(english, 'VIEWER')).body.message).toMatch(
      /^The selected roles have permissions that you do not have: .* · View, .* and others, \d+ in all\./,
    );
    expect((await admin.data(employee.detail, { id: userId })).userRoles).toEqual([]);
  });

  it('只凭正在使用的角色授予，不凭自己的其他角色', async () => {
    const both = await addPerson(app, 'both', 'D02', 'OFFICER');
    await admin.succeed(employee.setRoles, {
      userId: both.id,
      roleIds: [await roleId('OFFICER'), await roleId('VIEWER')],
    });
    const client = await loginAs(app.baseUrl, { account: 'both', password: 'Demo1234', roleCode: 'OFFICER' });
    const userId = await hire(client, 'D0201');
    expect(await client.attempt(employee.setRoles, { userId, roleIds: [await roleId('VIEWER')] })).toMatchObject(
      refused(/您没有的权限/),
    );
  });

  it('不能授予自己没有的库存组织，也不说出其名称', async () => {
    const wider = await addRole(app, 'WIDER_STOCK', ['brand.view'], ['INV01', 'INV02']);
    const userId = await hire(officer, 'D0201');
    const { body, status } = await officer.attempt(employee.setRoles, { userId, roleIds: [wider] });
    expect([status, body.message]).toEqual([403, '所选角色包含您当前角色没有的库存组织，不能授予']);
    await admin.succeed(employee.setRoles, { userId, roleIds: [wider] });
    expect(await officer.attempt(account.resetPassword, { id: userId, password: 'Taken123' })).toMatchObject(
      refused('该员工可使用您当前角色没有的库存组织，请联系管理员操作'),
    );
  });

  it('不能授予共享规则给了更多数据的角色', async () => {
    const shared = await addRole(app, 'SHARED', ['brand.view']);
    const userId = await hire(officer, 'D0201');
    const rule = await share({ addResource: { orgIds: [await orgId('D04')] }, addSharingTo: { roleIds: [shared] } });
    const grant = () => officer.attempt(employee.setRoles, { userId, roleIds: [shared] });
    expect(await grant()).toMatchObject(refused('共享规则让所选角色看到或修改您没有权限的数据，请联系管理员授予'));
    await admin.succeed(sharing.update, {
      name: '本部门',
      sharingType: 'brand',
      power: 1,
      remarks: '',
      id: rule.id,
      addResource: { orgIds: [await orgId('D0202')] },
      addSharingTo: { roleIds: [shared] },
    });
    expect((await grant()).status).toBe(200);
  });
});

describe('权限更大的人', () => {
  const actions = (client: TestClient, id: string, record: object) => [
    client.attempt(account.resetPassword, { id, password: 'Taken123' }),
    client.attempt(account.endSessions, { id }),
    client.attempt(employee.setStatus, { id, status: 0 }),
    client.attempt(employee.delete, { id }),
    client.attempt(employee.setRoles, { userId: id, roleIds: [] }),
    client.attempt(employee.update, { ...record, account: 'taken-over' } as never),
  ];

  it.each([
    ['角色权限更大', 'D0201', 'VIEWER', /^该员工拥有您没有的权限：.*只有管理员或拥有这些权限的人可以操作$/],
    ['在别的组织', 'D0302', 'LESSER', '只能管理您所在组织及其下级组织的员工，请联系管理员操作'],
    ['在上级组织', 'D00', 'LESSER', '只能管理您所在组织及其下级组织的员工，请联系管理员操作'],
    ['是管理员', 'D0201', 'SYS_ADMIN', '管理员的账号与角色只能由管理员修改'],
  ])('%s时，不能重置密码、强制下线、停用、删除、改角色、改资料', async (_what, org, roleCode, message) => {
    const target = await addPerson(app, `target${++number}`, org, roleCode);
    const record = await admin.data(employee.detail, { id: target.id });
    for (const attempt of actions(officer, target.id, record)) expect(await attempt).toMatchObject(refused(message));
    expect(await admin.data(employee.detail, { id: target.id })).toEqual(record);
  });

  it('只要有一个角色更大，就不能接管', async () => {
    const id = await hire(officer, 'D0201');
    await admin.succeed(employee.setRoles, { userId: id, roleIds: [lesserRole, await roleId('VIEWER')] });
    expect(await officer.attempt(account.resetPassword, { id, password: 'Taken123' })).toMatchObject(
      refused(/您没有的权限/),
    );
  });

  it('共享规则让其看到更多数据时，不能接管；规则停用后可以', async () => {
    const target = await addPerson(app, 'reader', 'D0201', 'LESSER');
    const rule = await share({ addResource: { orgIds: [await orgId('D04')] }, addSharingTo: { empIds: [target.id] } });
    const reset = () => officer.attempt(account.resetPassword, { id: target.id, password: 'Taken123' });
    expect(await reset()).toMatchObject(refused('共享规则让该员工看到或修改您没有权限的数据，请联系管理员操作'));
    await stop(rule);
    expect((await reset()).status).toBe(200);
  });

  it('权限之内的人可以管理', async () => {
    const target = await addPerson(app, 'within', 'D0201', 'LESSER');
    await officer.succeed(account.endSessions, { id: target.id });
    await officer.succeed(account.resetPassword, { id: target.id, password: 'Again123' });
    await officer.succeed(employee.setStatus, { id: target.id, status: 0 });
    await officer.succeed(employee.setStatus, { id: target.id, status: 1 });
    await officer.succeed(employee.update, {
      ...(await officer.data(employee.detail, { id: target.id })),
      phone: '13800138000',
    });
    const id = await hire(officer, 'D0202');
    await officer.succeed(employee.delete, { id });
    expect((await admin.attempt(employee.detail, { id })).status).toBe(404);
  });

  it('正在授予管理员角色时重置其密码，等到授予之后被拒绝', async () => {
    const id = await hire(officer, 'D0201');
    const tenantOne = await app.asTenant(1);
    await tenantOne.query('begin');
    await tenantOne.query('select from user_account where id = $1 for update', [id]);
    const granting = admin.succeed(employee.setRoles, { userId: id, roleIds: [await roleId('SYS_ADMIN')] });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await tenantOne.query(waiting)).rowCount).toBe(1);
    const reset = officer.attempt(account.resetPassword, { id, password: 'Taken123' });
    await expect.poll(async () => (await tenantOne.query(waiting)).rowCount).toBe(2);
    await tenantOne.query('commit');
    await granting;
    expect(await reset).toMatchObject(refused('管理员的账号与角色只能由管理员修改'));
  });
});

describe('所属组织', () => {
  const outside = '只能选择您所在的组织或其下级组织';

  it('不能把新账号放进看得更多的组织', async () => {
    for (const code of ['D00', 'D03', 'D05', undefined]) {
      const { status, body } = await officer.attempt(employee.add, await newPerson(code));
      expect([status, body.data.fields]).toEqual([403, [{ field: 'organizationId', message: outside }]]);
    }
    await officer.succeed(employee.add, await newPerson('D02'));
  });

  it('不能把人调出或调入自己的组织范围', async () => {
    const mine = await addPerson(app, 'mine', 'D0201', 'LESSER');
    const theirs = await addPerson(app, 'theirs', 'D0301', 'LESSER');
    const move = async (id: string, code: string) =>
      officer.attempt(employee.update, {
        ...(await admin.data(employee.detail, { id })),
        organizationId: await orgId(code),
      });
    expect(await move(mine.id, 'D00')).toMatchObject(refused(outside));
    // Their records would become visible to the officer.
    expect(await move(theirs.id, 'D0201')).toMatchObject(
      refused('只能管理您所在组织及其下级组织的员工，请联系管理员操作'),
    );
    expect((await move(mine.id, 'D0202')).status).toBe(200);
  });

  it('不能修改自己的组织，其他资料可以', async () => {
    const own = await officer.data(employee.detail, { id: officer.id });
    for (const code of ['D00', 'D0201']) {
      expect(await officer.attempt(employee.update, { ...own, organizationId: await orgId(code) })).toMatchObject(
        refused('不能修改自己所属的组织，请联系管理员'),
      );
    }
    await officer.succeed(employee.update, { ...own, phone: '13900139000' });
  });

  it('不能把人放进共享规则给了更多数据的下级组织', async () => {
    const rule = await share({
      addResource: { orgIds: [await orgId('D04')] },
      addSharingTo: { orgIds: [await orgId('D0202')] },
    });
    expect(await officer.attempt(employee.add, await newPerson('D0202'))).toMatchObject(
      refused('共享规则让该组织看到或修改您没有权限的数据，请联系管理员操作'),
    );
    await admin.succeed(sharing.update, {
      name: '给全组',
      sharingType: 'brand',
      power: 0,
      remarks: '',
      id: rule.id,
      addResource: { orgIds: [await orgId('D04')] },
      addSharingTo: { orgIds: [await orgId('D02')] },
    });
    await officer.succeed(employee.add, await newPerson('D0202'));
    await stop(rule);
  });
});

describe('移动组织', () => {
  const move = async (code: string, to: string | undefined) => {
    const { id } = (await admin.data(organisation.list, { code })).find((each) => each.code === code)!;
    return officer.attempt(organisation.save, {
      ...(await admin.data(organisation.detail, { id })),
      supId: to && (await orgId(to)),
    });
  };

  it('不能移动自己的、上级的或别的组织，也不能移到范围之外', async () => {
    const notYours = '只能移动您所在部门的下级部门，请联系管理员操作';
    // The first would put all of D03 below the officer's own organisation.
    expect(await move('D03', 'D02')).toMatchObject(refused(notYours));
    expect(await move('D0302', 'D0201')).toMatchObject(refused(notYours));
    expect(await move('D02', 'D03')).toMatchObject(refused(notYours));
    expect(await move('D02', undefined)).toMatchObject(refused(notYours));
    expect(await move('D0201', 'D03')).toMatchObject(refused('只能选择您所在的组织或其下级组织'));
    expect(await move('D0201', undefined)).toMatchObject(refused('只能选择您所在的组织或其下级组织'));
  });

  it('自己组织之内可以移动和改名，别处可以新增和改名', async () => {
    expect((await move('D0201', 'D0202')).status).toBe(200);
    expect((await move('D0201', 'D02')).status).toBe(200);
    const other = await admin.data(organisation.detail, { id: await orgId('D05') });
    await officer.succeed(organisation.save, { ...other, name: '新业务组' });
    await officer.succeed(organisation.save, { code: 'NEW', name: '新组', supId: await orgId('D05') });
  });
});

describe('用户组', () => {
  const create = async () => (await admin.data(userGroup.save, { name: `组${++number}` })).id;
  const add = (groupId: string, ...empIds: string[]) => officer.attempt(userGroup.setMembers, { groupId, empIds });

  it('不能把自己加进去，别人可以；原来就在其中的不受影响', async () => {
    const groupId = await create();
    const someone = await hire(officer, 'D0201');
    expect(await add(groupId, officer.id)).toMatchObject(refused('不能把自己加入用户组，请联系管理员'));
    expect((await add(groupId, someone)).status).toBe(200);
    await admin.succeed(userGroup.setMembers, { groupId, empIds: [someone, officer.id] });
    expect((await add(groupId, officer.id)).status).toBe(200);
  });

  it('不能把人加进共享规则给了更多数据的组', async () => {
    const groupId = await create();
    const someone = await hire(officer, 'D0201');
    const rule = await share({ addResource: { orgIds: [await orgId('D04')] }, addSharingTo: { groupIds: [groupId] } });
    expect(await add(groupId, someone)).toMatchObject(
      refused('共享规则让该用户组看到或修改您没有权限的数据，请联系管理员操作'),
    );
    await stop(rule);
    expect((await add(groupId, someone)).status).toBe(200);
  });

  it('共享成员数据的组，只能加入自己对其数据有权限的人', async () => {
    const groupId = await create();
    const [mine, theirs] = [await hire(officer, 'D0201'), await hire(admin, 'D0401')];
    await share({ addResource: { groupIds: [groupId] }, addSharingTo: { empIds: [officer.id] } });
    expect(await add(groupId, mine, theirs)).toMatchObject(
      refused('该用户组成员的数据会按共享规则共享，只能加入您对其数据有同样权限的员工'),
    );
    expect((await add(groupId, mine)).status).toBe(200);
  });
});

describe('没有人事权限的查看者', () => {
  it('仍然什么也不能改', async () => {
    const viewer = await app.as('lina');
    for (const attempt of [
      viewer.attempt(employee.add, await newPerson('D0302')),
      viewer.attempt(employee.setRoles, { userId: officer.id, roleIds: [] }),
    ]) {
      expect(await attempt).toMatchObject(refused('您没有执行此操作的权限'));
    }
  });
});
