import { brand } from '@edp/contract/modules/brand/brand.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { role as ownRole } from '@edp/contract/modules/session/session.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { loginAs } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
/** Keeps roles without being an administrator. */
let keeper: Person;
let keeperRole: string;

const held = ['role.view', 'role.edit', 'role.delete', 'brand.view', 'brand.edit', 'unit.view'] as const;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  keeperRole = await addRole(app, 'KEEPER', held, ['INV01']);
  keeper = await addPerson(app, 'keeper', 'D02', 'KEEPER');
});
afterAll(() => app.stop());

let number = 0;
const resourceIds = async (...codes: string[]) => {
  const { menus } = await admin.data(roles.matrix, {});
  const all = [...menus, ...menus.flatMap(({ permissions }) => permissions)];
  return codes.map((code) => all.find((each) => each.code === code)!.id);
};
const organisationIds = async (...names: string[]) =>
  (await admin.data(roles.matrix, {})).organisations.filter(({ name }) => names.includes(name)).map(({ id }) => id);
const lineOf = async (code: string) =>
  (await admin.data(roles.query, { keyword: code, pageSize: 50 })).find((each) => each.code === code)!;
const newRole = (fields: object = {}) => ({
  code: `ROLE_${++number}`,
  name: `角色${number}`,
  remark: '',
  resourceIds: [],
  organisationIds: [],
  fields: [],
  ...fields,
});
const create = async (client: TestClient, fields: object = {}) => (await client.data(roles.save, newRole(fields))).id;
const asInput = ({ organisations, ...detail }: Awaited<ReturnType<typeof detailOf>>, changes: object = {}) => ({
  ...detail,
  organisationIds: organisations.map(({ id }) => id),
  ...changes,
});
const detailOf = (id: string, client: TestClient = admin) => client.data(roles.detail, { id });
const refused = (message: string | RegExp, status = 403) => ({
  status,
  body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
});

describe('角色', () => {
  it('列表带成员数，可按名称、编码和成员查找，内置角色在前', async () => {
    const all = await admin.data(roles.query, { pageSize: 50 });
    expect(all[0]).toEqual({
      id: expect.any(String),
      code: 'SYS_ADMIN',
      name: '系统管理员',
      administrator: 1,
      memberCount: 1,
    });
    const codesFor = async (keyword: string) => (await admin.data(roles.query, { keyword })).map(({ code }) => code);
    expect(await codesFor('仓储')).toEqual(['WAREHOUSE']);
    expect(await codesFor('master')).toEqual(['MASTER_DATA']);
    expect(await codesFor('张伟')).toEqual(['MASTER_DATA', 'WAREHOUSE']);
  });

  it('新增后成员得到所选的权限、菜单和库存组织', async () => {
    const [inventory] = await organisationIds((await admin.data(roles.matrix, {})).organisations[0]!.name);
    const id = await create(admin, {
      code: 'FRESH',
      resourceIds: await resourceIds('brand.view', 'brand.edit'),
      organisationIds: [inventory!],
    });
    await addPerson(app, 'fresh', 'D02', 'FRESH');
    const fresh = await loginAs(app.baseUrl, { account: 'fresh', password: 'Demo1234' });
    const { menuList, permissionList } = await fresh.data(ownRole.resources, {});
    expect(menuList.map(({ code, list }) => [code, list.map((each) => each.code)])).toEqual([
      ['productCenter', ['brand']],
    ]);
    expect(permissionList.flatMap(({ button }) => button.map(({ enCode }) => enCode))).toEqual([
      'brand.view',
      'brand.edit',
    ]);
    expect((await fresh.attempt(brand.delete, { id: '1' })).status).toBe(403);
    expect(await detailOf(id)).toMatchObject({
      memberCount: 1,
      members: [{ name: 'fresh' }],
      organisations: [{ id: inventory }],
      lockedBecause: '',
    });
  });

  it('去掉权限后，已登录的成员立即失去', async () => {
    const id = await create(admin, { code: 'SHRINK', resourceIds: await resourceIds('brand.view', 'unit.view') });
    const person = await addPerson(app, 'shrink', 'D02', 'SHRINK');
    await person.succeed(brand.list, {});
    await admin.succeed(roles.save, asInput(await detailOf(id), { resourceIds: await resourceIds('unit.view') }));
    expect((await person.attempt(brand.list, {})).status).toBe(403);
    expect(
      (await person.data(ownRole.resources, {})).menuList.flatMap(({ list }) => list.map(({ code }) => code)),
    ).toEqual(['unit']);
  });

  it('编码重复、不存在的权限和组织都在字段上说明', async () => {
    const fieldsOf = async (fields: object) =>
      (await admin.attempt(roles.save, newRole(fields))).body.data.fields?.map(({ field }) => field);
    expect(await fieldsOf({ code: 'VIEWER' })).toEqual(['code']);
    expect(await fieldsOf({ resourceIds: ['999999'] })).toEqual(['resourceIds']);
    expect(await fieldsOf({ organisationIds: ['999999'] })).toEqual(['organisationIds']);
    expect(await fieldsOf({ fields: [{ noun: 'material', field: 'nothing', restriction: 'hidden' }] })).toEqual([
      'fields',
    ]);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const theirs = (await neighbour.data(roles.matrix, {})).menus[0]!.id;
    expect(await fieldsOf({ resourceIds: [theirs] })).toEqual(['resourceIds']);
  });

  it('复制得到同样的权限而没有成员；复制内置角色得到可修改的全部权限', async () => {
    const source = await detailOf((await lineOf('MASTER_DATA')).id);
    const { id } = await admin.data(roles.copy, { id: source.id, code: 'MASTER_COPY', name: '主数据专员（副本）' });
    expect(await detailOf(id)).toMatchObject({
      code: 'MASTER_COPY',
      resourceIds: source.resourceIds,
      organisations: source.organisations,
      memberCount: 0,
      administrator: 0,
    });
    const all = await admin.data(roles.copy, { id: (await lineOf('SYS_ADMIN')).id, code: 'ADMIN_COPY', name: '副本' });
    const copied = await detailOf(all.id);
    expect(copied.administrator).toBe(0);
    expect(copied.resourceIds).toEqual(expect.arrayContaining(await resourceIds('role.edit', 'brand.delete')));
  });

  it('有成员或被共享规则使用时不能删除', async () => {
    const { id, memberCount } = await lineOf('VIEWER');
    expect(await admin.attempt(roles.delete, { id })).toMatchObject(
      refused(`该角色还有${memberCount}名成员，请先移除成员再删除`, 409),
    );
    const unused = await create(admin);
    const rule = await admin.data(sharing.add, {
      name: '角色规则',
      sharingType: 'brand',
      power: 0,
      remarks: '',
      addResource: { roleIds: [id] },
      addSharingTo: { roleIds: [unused] },
    } as never);
    expect(await admin.attempt(roles.delete, { id: unused })).toMatchObject(
      refused(/^已被使用，不能删除：共享规则/, 409),
    );
    await admin.succeed(sharing.update, {
      name: '角色规则',
      sharingType: 'brand',
      power: 0,
      remarks: '',
      id: rule.id,
      addResource: { roleIds: [id] },
      addSharingTo: { roleIds: [id] },
    } as never);
    await admin.succeed(roles.delete, { id: unused });
    expect((await admin.attempt(roles.detail, { id: unused })).status).toBe(404);
  });

  it('修改记录写明增减了哪些权限', async () => {
    const id = await create(admin, { resourceIds: await resourceIds('brand.view') });
    await admin.succeed(
      roles.save,
      asInput(await detailOf(id), { name: '改名', resourceIds: await resourceIds('brand.view', 'brand.delete') }),
    );
    const [change] = await admin.data(record.changes, { noun: 'role', id });
    expect(change!.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'resourceIds']));
  });
});

describe('内置的管理员角色', () => {
  it('名称、备注和库存组织可以改，编码和权限不可以，也不能删除', async () => {
    const detail = await detailOf((await lineOf('SYS_ADMIN')).id);
    await admin.succeed(roles.save, asInput(detail, { remark: '集团' }));
    const changed = await detailOf(detail.id);
    expect(changed.remark).toBe('集团');
    for (const fields of [
      { code: 'ROOT' },
      { resourceIds: await resourceIds('brand.view') },
      { fields: [{ noun: 'material', field: 'marketPrice', restriction: 'hidden' }] },
    ]) {
      expect(await admin.attempt(roles.save, asInput(changed, fields) as never)).toMatchObject(
        refused(/^内置的管理员角色始终拥有全部权限/, 400),
      );
    }
    expect(await admin.attempt(roles.delete, { id: detail.id })).toMatchObject(
      refused('内置的管理员角色不能删除', 409),
    );
  });

  it('最后一名能登录的管理员不能移除，有第二名时可以', async () => {
    const { id: roleId } = await lineOf('SYS_ADMIN');
    const own = (await admin.data(roles.members, { roleId }))[0]!.id;
    const last = refused('至少保留一名可用的管理员', 409);
    expect(await admin.attempt(roles.removeMembers, { roleId, userIds: [own] })).toMatchObject(last);
    expect(await admin.attempt(roles.setMembers, { roleId, userIds: [] })).toMatchObject(last);
    const second = await addPerson(app, 'second', 'D01', 'VIEWER');
    await admin.succeed(employee.setStatus, { id: second.id, status: 0 });
    expect(await admin.attempt(roles.setMembers, { roleId, userIds: [second.id] })).toMatchObject(last);
    await admin.succeed(employee.setStatus, { id: second.id, status: 1 });
    await admin.succeed(roles.addMembers, { roleId, userIds: [second.id] });
    await admin.succeed(roles.removeMembers, { roleId, userIds: [second.id] });
    expect((await lineOf('SYS_ADMIN')).memberCount).toBe(1);
  });
});

it('不能隐藏的字段说明真正的原因：表单必填的，和产品BOM靠它区分物料的', async () => {
  const reasonsOf = async (client: TestClient) => {
    const { fields } = (await client.data(roles.matrix, {})).nouns.find(({ noun }) => noun === 'material')!;
    return ['specificationModel', 'specification', 'unitId', 'texture']
      .map((fieldName) => fields.find(({ name }) => name === fieldName))
      .map((field) => [field?.canHide, field?.shownBecause]);
  };
  const apart = [0, '产品BOM靠它区分物料'];
  expect(await reasonsOf(admin)).toEqual([apart, apart, [0, '必填，不能隐藏'], [1, '']]);
  expect((await reasonsOf(await app.as('admin', { language: 'ENG' })))[0]).toEqual([
    0,
    'Product BOMs tell materials apart by it',
  ]);
});

describe('不能授予自己没有的', () => {
  it('矩阵标出自己拥有的权限和库存组织', async () => {
    const { menus, organisations } = await keeper.data(roles.matrix, {});
    expect(
      menus
        .flatMap(({ permissions }) => permissions)
        .filter((each) => each.held)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([...held].toSorted());
    expect(organisations.filter((each) => each.held)).toHaveLength(1);
    expect(
      (await admin.data(roles.matrix, {})).menus.every(({ permissions }) => permissions.every((each) => each.held)),
    ).toBe(true);
  });

  it('新增的角色只能有自己的权限和库存组织', async () => {
    await create(keeper, { resourceIds: await resourceIds('brand.view', 'brand.edit') });
    expect(
      await keeper.attempt(roles.save, newRole({ resourceIds: await resourceIds('brand.view', 'brand.delete') })),
    ).toMatchObject(refused('不能授予您没有的权限：品牌管理 · 删除'));
    const all = (await admin.data(roles.matrix, {})).organisations.map(({ id }) => id);
    expect(await keeper.attempt(roles.save, newRole({ organisationIds: all }))).toMatchObject(
      refused('不能授予您当前角色没有的库存组织'),
    );
  });

  it('不能通过任何一个接口扩大自己正在使用的角色', async () => {
    const own = await detailOf(keeperRole, keeper);
    expect(own.lockedBecause).toBe('');
    expect(
      await keeper.attempt(
        roles.save,
        asInput(own, { resourceIds: [...own.resourceIds, ...(await resourceIds('brand.delete'))] }),
      ),
    ).toMatchObject(refused(/^不能授予您没有的权限/));
    const all = (await admin.data(roles.matrix, {})).organisations.map(({ id }) => id);
    expect(await keeper.attempt(roles.save, asInput(own, { organisationIds: all }))).toMatchObject(
      refused('不能授予您当前角色没有的库存组织'),
    );
    const lesser = await create(keeper, { resourceIds: await resourceIds('brand.view') });
    const { id: viewer } = await lineOf('VIEWER');
    const { id: root } = await lineOf('SYS_ADMIN');
    for (const roleId of [lesser, keeperRole]) {
      expect(await keeper.attempt(roles.removeMembers, { roleId: keeperRole, userIds: [keeper.id] })).toMatchObject(
        refused('不能修改自己的角色，请联系管理员'),
      );
      if (roleId === lesser)
        expect(await keeper.attempt(roles.addMembers, { roleId, userIds: [keeper.id] })).toMatchObject(
          refused('不能修改自己的角色，请联系管理员'),
        );
    }
    for (const roleId of [viewer, root]) {
      expect((await keeper.attempt(roles.addMembers, { roleId, userIds: [keeper.id] })).status).toBe(403);
      expect((await keeper.attempt(roles.setMembers, { roleId, userIds: [keeper.id] })).status).toBe(403);
      expect((await keeper.attempt(roles.copy, { id: roleId, code: `C${++number}`, name: '副本' })).status).toBe(403);
      expect((await keeper.attempt(roles.delete, { id: roleId })).status).toBeGreaterThanOrEqual(403);
    }
    expect(await detailOf(keeperRole)).toMatchObject({ resourceIds: own.resourceIds, memberCount: 1 });
  });

  it('权限更多的角色看得到而不能改，答复说明原因', async () => {
    const { id } = await lineOf('MASTER_DATA');
    const detail = await detailOf(id, keeper);
    expect(detail.lockedBecause).toMatch(/^所选角色包含您没有的权限/);
    expect(await keeper.attempt(roles.save, asInput(detail, { resourceIds: [] }))).toMatchObject(
      refused(/^所选角色包含您没有的权限/),
    );
    expect((await detailOf((await lineOf('SYS_ADMIN')).id, keeper)).lockedBecause).toBe(
      '管理员的账号与角色只能由管理员修改',
    );
  });

  it('没有按钮的菜单也要自己拥有才能授予', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into resource (kind, code, name, url) values ('menu', 'external', '外部系统', 'https://example.com')`,
    );
    expect(await keeper.attempt(roles.save, newRole({ resourceIds: await resourceIds('external') }))).toMatchObject(
      refused('不能授予您没有的权限：外部系统'),
    );
    const wider = await create(admin, { code: 'EXTERNAL', resourceIds: await resourceIds('external') });
    expect(await keeper.attempt(roles.copy, { id: wider, code: 'EXTERNAL_2', name: '副本' })).toMatchObject(
      refused(/您没有的权限：外部系统/),
    );
  });
});

describe('字段权限', () => {
  const price = { noun: 'material', field: 'marketPrice' } as const;
  const hidden = { ...price, restriction: 'hidden' } as const;
  const readonly = { ...price, restriction: 'readonly' } as const;

  it('保存、复制、改回可编辑', async () => {
    const id = await create(admin, { fields: [hidden] });
    expect((await detailOf(id)).fields).toEqual([hidden]);
    const copy = await admin.data(roles.copy, { id, code: `F${++number}`, name: '副本' });
    expect((await detailOf(copy.id)).fields).toEqual([hidden]);
    await admin.succeed(roles.save, asInput(await detailOf(id), { fields: [readonly] }));
    expect((await detailOf(id)).fields).toEqual([readonly]);
    await admin.succeed(roles.save, asInput(await detailOf(id), { fields: [] }));
    expect((await detailOf(id)).fields).toEqual([]);
  });

  it('修改记录写明哪个字段从什么改为什么；没有改的不写', async () => {
    const code = { noun: 'brand', field: 'description', restriction: 'hidden' } as const;
    const id = await create(admin, { fields: [hidden, code] });
    await admin.succeed(roles.save, asInput(await detailOf(id), { fields: [readonly, code] }));
    await admin.succeed(roles.save, asInput(await detailOf(id), { fields: [code] }));
    const changes = await admin.data(record.changes, { noun: 'role', id });
    const field = { name: 'fields.material.marketPrice', language: '', kind: 'value' };
    expect(changes.map(({ action, fields }) => [action, fields])).toEqual([
      ['update', [{ ...field, old: 'readonly', new: 'editable' }]],
      ['update', [{ ...field, old: 'hidden', new: 'readonly' }]],
      ['insert', expect.arrayContaining([{ ...field, old: 'editable', new: 'hidden' }])],
    ]);
  });

  it('对自己隐藏或只读的字段，不能给别的角色更多，也不能给自己更多', async () => {
    const own = await create(admin, {
      code: 'BLIND',
      resourceIds: await resourceIds('role.view', 'role.edit', 'employee.edit', 'material.view'),
      fields: [readonly],
    });
    const blind = await addPerson(app, 'blind', 'D02', 'BLIND');
    const grants = '字段权限不能高于您当前角色对该字段的权限';
    const attempt = async (fields: object[]) =>
      blind.attempt(roles.save, newRole({ resourceIds: await resourceIds('material.view'), fields }));
    expect(await attempt([])).toMatchObject(refused(grants));
    expect((await attempt([readonly])).status).toBe(200);
    expect((await attempt([hidden])).status).toBe(200);
    await admin.succeed(roles.save, asInput(await detailOf(own), { fields: [hidden] }));
    expect(await attempt([readonly])).toMatchObject(refused(grants));
    const mine = await detailOf(own, blind);
    expect(await blind.attempt(roles.save, asInput(mine, { fields: [] }))).toMatchObject(refused(grants));
    expect((await blind.data(roles.matrix, {})).fields).toEqual([hidden]);

    const open = await create(admin, { resourceIds: await resourceIds('material.view') });
    const person = await addPerson(app, 'plain', 'D0201', 'BLIND');
    expect(await blind.attempt(roles.addMembers, { roleId: open, userIds: [person.id] })).toMatchObject(
      refused('所选角色对部分字段的权限高于您当前角色，不能授予'),
    );
    expect(await blind.attempt(employee.setRoles, { userId: person.id, roleIds: [open] })).toMatchObject(
      refused('所选角色对部分字段的权限高于您当前角色，不能授予'),
    );
    expect(await blind.attempt(roles.copy, { id: open, code: `F${++number}`, name: '副本' })).toMatchObject(
      refused(/字段的权限高于您当前角色/),
    );
  });
});

describe('成员', () => {
  it('逐页列出，可按姓名和部门查找', async () => {
    const { id: roleId } = await lineOf('VIEWER');
    const [lina] = await admin.data(roles.members, { roleId, realName: '李娜' });
    expect(lina).toMatchObject({ realname: '李娜', account: 'lina', organizationName: '仓储部', status: 1 });
    expect((await admin.attempt(roles.members, { roleId: '999999' })).status).toBe(404);
  });

  it('只能加入和移除自己可以管理的人', async () => {
    const roleId = await create(keeper, { resourceIds: await resourceIds('brand.view') });
    const mine = await addPerson(app, 'mine', 'D0201', 'KEEPER');
    const outside = await addPerson(app, 'outside', 'D0302', 'KEEPER');
    const stronger = await addPerson(app, 'stronger', 'D0201', 'MASTER_DATA');
    await keeper.succeed(roles.addMembers, { roleId, userIds: [mine.id] });
    expect(await keeper.attempt(roles.addMembers, { roleId, userIds: [mine.id, outside.id] })).toMatchObject(
      refused('只能管理您所在组织及其下级组织的员工，请联系管理员操作'),
    );
    expect(await keeper.attempt(roles.addMembers, { roleId, userIds: [stronger.id] })).toMatchObject(
      refused(/^该员工拥有您没有的权限/),
    );
    await admin.succeed(roles.addMembers, { roleId, userIds: [outside.id] });
    expect((await keeper.attempt(roles.setMembers, { roleId, userIds: [mine.id] })).status).toBe(403);
    expect((await keeper.attempt(roles.removeMembers, { roleId, userIds: [outside.id] })).status).toBe(403);
    await keeper.succeed(roles.removeMembers, { roleId, userIds: [mine.id] });
    const again = await admin.attempt(roles.removeMembers, { roleId, userIds: [mine.id, outside.id] });
    expect([again.status, again.body.data.fields]).toEqual([
      400,
      [{ field: 'userIds', message: '所选的员工没有该角色，请刷新后重新选择' }],
    ]);
    expect((await admin.data(roles.members, { roleId })).map(({ account }) => account)).toEqual(['outside']);
    expect((await admin.attempt(roles.addMembers, { roleId, userIds: ['999999'] })).body.data.fields).toEqual([
      { field: 'userIds', message: '所选的员工不存在，请重新选择' },
    ]);
  });
});
