import { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { demo: 'whole' });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

let number = 0;
const create = async (fields: object = {}) =>
  (await admin.data(inventoryOrganisation.save, { code: `T${++number}`, name: `测试仓${number}`, ...fields })).id;
const byCode = async (code: string) =>
  (await admin.data(inventoryOrganisation.list, { code })).find((each) => each.code === code)!;
const department = async (code: string) =>
  (await admin.data(organisation.list, { code })).find((each) => each.code === code)!;
const messageOf = async (attempt: Promise<{ body: { message: string } }>) => (await attempt).body.message;

describe('列表与表单', () => {
  it('给出业务单元、主组织与可使用的角色，可按各项查找', async () => {
    expect(await byCode('INV01')).toMatchObject({
      name: '佰瑞华总部库存组织',
      master: 1,
      unitOrgName: '佰瑞华集团',
      active: 1,
      roleNames: ['系统管理员', '主数据专员', '数据查看员', '经销客户'],
    });
    const found = async (filters: object) =>
      (await admin.data(inventoryOrganisation.list, { pageSize: 50, ...filters })).map(({ code }) => code);
    expect(await found({ unitOrgName: '温州' })).toEqual(['INV06', 'INV13']);
    expect(await found({ keyword: 'szcp' })).toEqual(['INV11']);
    expect(await found({ active: 0 })).toEqual(['INV90']);
    expect((await found({ sort: '-code' }))[0]).toBe('INV90');
  });

  it('新增后管理员的角色即可使用，并能切换过去；其他角色不能', async () => {
    const id = await create({ unitOrgId: (await department('C01')).id });
    expect(await admin.data(inventoryOrganisation.detail, { id })).toMatchObject({
      version: 1,
      master: 0,
      active: 1,
      unitOrgName: '佰瑞华（苏州）泵业有限公司',
      roleNames: ['系统管理员'],
    });
    expect((await admin.data(role.invOrgs, {})).map((each) => each.id)).toContain(id);
    expect((await (await app.as('zhangwei')).attempt(session.setInvOrg, { invorgId: id })).status).toBe(400);
  });

  it.each([
    ['缺少编码', { code: '' }, 400, 'code', '请输入库存组织编码'],
    ['编码重复', { code: 'INV02' }, 409, 'code', '库存组织编码已存在，请更换'],
    ['缺少名称', { name: ' ' }, 400, 'name', '请输入库存组织名称'],
    ['业务单元不存在', { unitOrgId: '999999' }, 409, 'unitOrgId', '业务单元不存在，请重新选择'],
  ])('%s时在该字段提示', async (_what, fields, status, field, message) => {
    const { status: actual, body } = await admin.attempt(inventoryOrganisation.save, {
      code: 'NEVER',
      name: '不会保存',
      ...fields,
    });
    expect([actual, body.data.fields]).toEqual([status, [{ field, message }]]);
  });

  it('已停用的部门、别的租户的部门不能作为业务单元', async () => {
    const { id } = await admin.data(organisation.save, { code: 'OFF1', name: '停用的公司', active: 0 });
    expect(
      (await admin.attempt(inventoryOrganisation.save, { code: 'NEVER', name: '不会保存', unitOrgId: id })).body
        .message,
    ).toBe('业务单元已停用，请重新选择');
    const [theirs] = await (await app.as('admin', { tenantCode: 'HXJT' })).data(organisation.list, {});
    expect(
      (await admin.attempt(inventoryOrganisation.save, { code: 'NEVER', name: '不会保存', unitOrgId: theirs!.id })).body
        .message,
    ).toBe('业务单元不存在，请重新选择');
  });

  it('他人已修改时拒绝覆盖', async () => {
    const id = await create();
    const read = await admin.data(inventoryOrganisation.detail, { id });
    await admin.succeed(inventoryOrganisation.save, { ...read, name: '先改' });
    expect((await admin.attempt(inventoryOrganisation.save, { ...read, name: '后改' })).body.data).toMatchObject({
      error: 'error.stale',
      current: { name: '先改' },
    });
  });
});

describe('停用与删除', () => {
  it('主组织不能停用或删除', async () => {
    const { id } = await byCode('INV01');
    const message = '主组织不能停用或删除，请先将其他库存组织设为主组织';
    expect(await messageOf(admin.attempt(inventoryOrganisation.setStatus, { id, active: 0 }))).toBe(message);
    expect(await messageOf(admin.attempt(inventoryOrganisation.delete, { id }))).toBe(message);
  });

  it('有人正在其中工作、有库存、有角色只能使用它时说明原因', async () => {
    const { id } = await byCode('INV02');
    const warehouse = await app.as('zhangwei', { roleCode: 'WAREHOUSE' });
    await warehouse.succeed(session.setInvOrg, { invorgId: id });
    expect(await messageOf(admin.attempt(inventoryOrganisation.setStatus, { id, active: 0 }))).toBe(
      '有 1 人正在该库存组织中工作，请等他们切换后再操作',
    );
    await warehouse.succeed(session.logout, {});
    expect(await messageOf(admin.attempt(inventoryOrganisation.setStatus, { id, active: 0 }))).toMatch(
      /^还有 \d+ 种物料的库存，不能停用$/,
    );
    expect(await messageOf(admin.attempt(inventoryOrganisation.delete, { id }))).toBe(
      '角色“主数据专员、仓储专员”可使用该库存组织，请先在角色中移除',
    );

    const only = await create();
    await (
      await app.asTenant(1)
    ).query(`delete from role_inventory_organisation where role_id = (select id from role where code = 'WAREHOUSE')`);
    await (
      await app.asTenant(1)
    ).query(
      `insert into role_inventory_organisation (role_id, inventory_organisation_id) select id, $1 from role where code = 'WAREHOUSE'`,
      [only],
    );
    expect(await messageOf(admin.attempt(inventoryOrganisation.setStatus, { id: only, active: 0 }))).toBe(
      '角色“仓储专员”只能使用该库存组织，停用后将无法工作',
    );
  });

  it('分配了物料的不能删除，停用后不再可选', async () => {
    const { id } = await byCode('INV12');
    expect(await messageOf(admin.attempt(inventoryOrganisation.delete, { id }))).toMatch(/^已被使用，不能删除：/);
    const free = await create();
    const read = await admin.data(inventoryOrganisation.detail, { id: free });
    await admin.succeed(inventoryOrganisation.save, { ...read, active: 0 });
    expect((await admin.data(role.invOrgs, {})).map((each) => each.id)).not.toContain(free);
    await admin.succeed(inventoryOrganisation.setStatus, { id: free, active: 1 });
    await admin.succeed(inventoryOrganisation.delete, { id: free });
    expect((await admin.attempt(inventoryOrganisation.detail, { id: free })).status).toBe(404);
  });

  it('批量停用与删除，不能的逐个说明', async () => {
    const [one, other] = [await create(), await create()];
    const master = await byCode('INV01');
    const disabled = await admin.data(inventoryOrganisation.setActiveBatch, {
      ids: [one, other, master.id],
      active: 0,
    });
    expect(disabled).toMatchObject({
      done: 2,
      failed: [{ name: '佰瑞华总部库存组织', message: expect.stringContaining('主组织不能停用或删除') }],
    });
    expect(await admin.data(inventoryOrganisation.deleteBatch, { ids: [one, other, master.id] })).toMatchObject({
      done: 2,
      failed: [{ id: master.id }],
    });
  });
});

describe('主组织', () => {
  it('只有一个；更换后，原主组织中的人立即只能看到分配给它的物料', async () => {
    const count = async (client: TestClient) => (await client.succeed(material.list, { exactTotal: 1 })).body.total;
    const [viewer, before] = [await app.as('lina'), await byCode('INV01')];
    const all = (await count(viewer))!;
    const next = await byCode('INV03');
    await admin.succeed(inventoryOrganisation.setMaster, { id: next.id, version: next.version });
    expect([(await byCode('INV01')).master, (await byCode('INV03')).master]).toEqual([0, 1]);
    expect(await count(viewer)).toBeLessThan(all);
    await admin.succeed(inventoryOrganisation.setMaster, { id: before.id });
    expect(await count(viewer)).toBe(all);
  });

  it('已停用的不能成为主组织', async () => {
    expect(await messageOf(admin.attempt(inventoryOrganisation.setMaster, { id: await create({ active: 0 }) }))).toBe(
      '已停用的库存组织不能设为主组织',
    );
  });

  it('不能让自己看到更多：角色须能使用原主组织和新主组织', async () => {
    await addRole(app, 'KEEPER', ['organisation.view', 'organisation.edit'], ['INV04']);
    await addRole(app, 'KEEPER2', ['organisation.view', 'organisation.edit'], ['INV01', 'INV04']);
    const [one, other] = [
      await addPerson(app, 'keeper', 'D02', 'KEEPER'),
      await addPerson(app, 'keeper2', 'D02', 'KEEPER2'),
    ];
    const { id } = await byCode('INV04');
    const { status, body } = await one.attempt(inventoryOrganisation.setMaster, { id });
    expect([status, body.message]).toEqual([403, '当前角色不能使用原主组织或该库存组织，不能更换主组织，请联系管理员']);
    await other.succeed(inventoryOrganisation.setMaster, { id });
    await admin.succeed(inventoryOrganisation.setMaster, { id: (await byCode('INV01')).id });
  });
});

it('没有权限的人看不到也不能维护', async () => {
  const viewer = await app.as('lina');
  expect((await viewer.attempt(inventoryOrganisation.list, {})).status).toBe(403);
  expect((await viewer.attempt(inventoryOrganisation.save, { code: 'X', name: '越权' })).status).toBe(403);
});
