import { brand } from '@edp/contract/modules/brand/brand.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { sharedTypeCodes } from '@edp/contract/shared-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let neighbour: TestClient;
/** Ids of the first tenant, by name. */
let ids: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  const detail = async (client: TestClient, name: string) =>
    client.data(sharing.detail, { sharingId: (await client.data(sharing.list, { name }))[0]!.id });
  const orgs = await detail(admin, '主数据中心品牌共享');
  const group = await detail(admin, '新品导入');
  ids = Object.fromEntries(
    [
      ...orgs.sourceDetail.orgList,
      ...orgs.targetDetail.orgList,
      ...group.sourceDetail.roleList,
      ...group.targetDetail.groupList,
    ].map(({ id, name }) => [name, id]),
  );
});
afterAll(() => app.stop());

const newRule = (fields: object = {}) => ({
  name: '测试规则',
  sharingType: 'brand',
  power: 0,
  remarks: '',
  addResource: { orgIds: [ids['主数据中心']!] },
  addSharingTo: { orgIds: [ids['营销中心']!] },
  ...fields,
});
const add = async (fields: object = {}) => (await admin.data(sharing.add, newRule(fields) as never)).id;

describe('共享规则列表', () => {
  it('新的在前，列出来源、对象、权限与状态', async () => {
    const rows = await admin.data(sharing.list, {});
    expect(
      rows.map((row) => [row.name, row.sharingTypeName, row.sharingSource, row.sharingTo, row.powerStr, row.status]),
    ).toEqual([
      ['新品导入项目组品牌协作', '品牌', '主数据专员', '新品导入项目组', '读写', '1'],
      ['营销中心品牌共享给供应链中心', '品牌', '营销中心', '供应链中心', '只读', '0'],
      ['供应链中心品牌由主数据中心维护', '品牌', '供应链中心', '主数据中心', '读写', '1'],
      ['主数据中心品牌共享给营销中心', '品牌', '主数据中心', '营销中心', '只读', '1'],
    ]);
  });

  it.each([
    ['名称', { name: '营销' }, 2],
    ['状态', { status: '0' }, 1],
    ['类型', { sharingType: 'brand' }, 4],
    ['没有的类型', { sharingType: 'nothing' }, 0],
    ['名称与状态', { name: '营销', status: 1 }, 1],
    ['空条件', { name: ' ', code: '', sharingType: '', status: '' }, 4],
  ])('可按%s查询', async (_what, filter, total) => {
    expect((await admin.succeed(sharing.list, filter)).body.total).toBe(total);
  });

  it('可按编号查询', async () => {
    const rows = await admin.data(sharing.list, {});
    for (const { id } of rows)
      expect((await admin.data(sharing.list, { code: id })).map((row) => row.id)).toEqual([id]);
    for (const code of ['无', '1 or 1', '9'.repeat(30), '-1'])
      expect((await admin.succeed(sharing.list, { code })).body.total).toBe(0);
  });

  it('英文界面用英文说明', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const [row] = await english.data(sharing.list, {});
    expect(row).toMatchObject({
      sharingTypeName: 'Brands',
      powerStr: 'Read-write',
      sharingSource: 'Master data specialist',
    });
  });
});

describe('共享规则保存', () => {
  it('新增后详情给出每一类的编号与名称，列表只写前两个', async () => {
    const { userRoles } = await admin.data(role.ofUser, {});
    const id = await add({
      name: '跨部门协作',
      power: '1',
      remarks: ' 说明 ',
      ignored: 1,
      addResource: {
        orgIds: [ids['主数据中心'], ids['主数据中心']],
        groupIds: [ids['新品导入项目组']],
        roleIds: [userRoles[0]!.roleId],
        others: ['x'],
      },
    });
    const detail = await admin.data(sharing.detail, { sharingId: id });
    expect(detail).toMatchObject({
      name: '跨部门协作',
      power: 1,
      powerStr: '读写',
      status: '1',
      remarks: '说明',
      version: 1,
      sharingSource: '主数据中心、系统管理员 等3项',
      sharingTo: '营销中心',
      addResource: {
        orgIds: [ids['主数据中心']],
        groupIds: [ids['新品导入项目组']],
        roleIds: [userRoles[0]!.roleId],
        empIds: [],
      },
      sourceDetail: {
        orgList: [{ id: ids['主数据中心'], name: '主数据中心' }],
        empList: [],
        roleList: [{ name: '系统管理员', detail: 'SYS_ADMIN' }],
        groupList: [{ name: '新品导入项目组' }],
      },
      targetDetail: { orgList: [{ name: '营销中心' }] },
    });
    // Two people of one name are told apart as in the picker.
    const [person] = await admin.data(employee.choose, { realName: '张伟', page: 1, limit: 1 });
    const named = await add({ addSharingTo: { empIds: [person!.id] } });
    expect((await admin.data(sharing.detail, { sharingId: named })).targetDetail.empList).toEqual([
      { id: person!.id, name: '张伟', detail: '物料数据组' },
    ]);
  });

  it.each([
    ['没有名称', { name: ' ' }, 'name', '请输入规则名称'],
    ['名称过长', { name: '长'.repeat(101) }, 'name', '不超过100个字符'],
    ['没有类型', { sharingType: '' }, 'sharingType', '请选择共享数据类型'],
    ['未知的类型', { sharingType: 'user_account' }, 'sharingType', '请选择有效的选项'],
    ['没有权限', { power: undefined }, 'power', '请选择共享权限'],
    ['未知的权限', { power: 2 }, 'power', '请选择有效的选项'],
    ['没有来源', { addResource: undefined }, 'addResource', '请选择共享来源'],
    ['来源为空', { addResource: { orgIds: [] } }, 'addResource', '请选择共享来源'],
    ['没有对象', { addSharingTo: {} }, 'addSharingTo', '请选择共享对象'],
    ['编号不正确', { addSharingTo: { empIds: ['x'] } }, 'addSharingTo.empIds.0', '编号不正确'],
    [
      '人员不存在',
      { addSharingTo: { empIds: ['999999999'] } },
      'addSharingTo',
      '所选的人员、部门、角色或用户组不存在，请重新选择',
    ],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const before = (await admin.succeed(sharing.list, {})).body.total;
    const { status, body } = await admin.attempt(sharing.add, newRule(fields) as never);
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
    expect((await admin.succeed(sharing.list, {})).body.total).toBe(before);
  });

  it('超过20个字符的名称只是不推荐，可以保存', async () => {
    const id = await add({ name: '名'.repeat(21) });
    expect((await admin.data(sharing.detail, { sharingId: id })).name).toHaveLength(21);
  });

  it('别的租户的部门不能选，别的租户的规则不存在', async () => {
    const [theirs] = await neighbour.data(sharing.list, { name: '主数据中心品牌' });
    const { body } = await admin.attempt(sharing.add, newRule({ addResource: theirs!.addResource }) as never);
    expect(body.data.fields).toMatchObject([{ field: 'addResource' }]);
    for (const attempt of [
      admin.attempt(sharing.detail, { sharingId: theirs!.id }),
      admin.attempt(sharing.setStatus, { sharingId: theirs!.id, status: 0 }),
      admin.attempt(sharing.update, { ...newRule(), id: theirs!.id } as never),
    ])
      expect((await attempt).status).toBe(404);
    expect(await neighbour.data(sharing.list, { name: '主数据中心品牌' })).toEqual([theirs]);
  });

  it('修改替换全部来源与对象；他人已修改时拒绝并给出现状', async () => {
    const id = await add();
    const read = await admin.data(sharing.detail, { sharingId: id });
    await admin.succeed(sharing.update, {
      ...read,
      sharingType: 'brand',
      name: '改名',
      addResource: { groupIds: [ids['新品导入项目组']!] },
    });
    expect(await admin.data(sharing.detail, { sharingId: id })).toMatchObject({
      name: '改名',
      version: 2,
      sharingSource: '新品导入项目组',
      sharingTo: '营销中心',
    });
    const stale = await admin.attempt(sharing.update, { ...read, sharingType: 'brand', name: '再改' });
    expect([stale.status, stale.body.data]).toMatchObject([
      409,
      { error: 'error.stale', current: { name: '改名', sourceDetail: { groupList: [{ name: '新品导入项目组' }] } } },
    ]);
    expect((await admin.attempt(sharing.setStatus, { sharingId: id, version: 1, status: 0 })).status).toBe(409);
  });

  it('只有合同管理权限的人能看规则与详情，不能新增、修改、停用', async () => {
    await addRole(app, 'CONTRACTS', ['contract.view']);
    const reader = await addPerson(app, 'contracts', 'D02', 'CONTRACTS');
    const [row] = await reader.data(sharing.list, {});
    expect((await reader.data(sharing.detail, { sharingId: row!.id })).name).toBe(row!.name);
    expect((await reader.attempt(sharing.modes, {})).status).toBe(200);
    expect(await reader.attempt(sharing.setStatus, { sharingId: row!.id, status: 0 })).toMatchObject({
      status: 403,
      body: { code: 4003 },
    });
    expect((await reader.attempt(sharing.setMode, { sharingType: 'brand', mode: 0 })).status).toBe(403);
    expect((await (await app.as('kehu')).attempt(sharing.list, {})).status).toBe(403);
  });

  it('启用与停用', async () => {
    const id = await add();
    await admin.succeed(sharing.setStatus, { sharingId: id, status: '0' });
    expect((await admin.data(sharing.detail, { sharingId: id })).status).toBe('0');
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 1 });
    expect((await admin.data(sharing.detail, { sharingId: id })).status).toBe('1');
  });

  it('规则中用到的部门不能删除，并说明用在哪里', async () => {
    const { status, body } = await admin.attempt(userGroup.delete, { id: ids['新品导入项目组']! });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^已被使用，不能删除：共享规则 \(\d+\)$/)]);
  });
});

describe('共享方式', () => {
  it('类型来自数据库中受规则约束的表', async () => {
    const owner = await app.owner();
    const { rows } = await owner.query(
      `select c.relname from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'sharing_edit' order by 1`,
    );
    expect(rows.map((row) => row.relname)).toEqual(sharedTypeCodes.toSorted());
    expect(await admin.data(sharing.types, {})).toContainEqual({ code: 'brand', name: '品牌' });
  });

  it('默认公开，设置后可读到；缺少选项时提示', async () => {
    expect(await admin.data(sharing.modes, {})).toContainEqual({ code: 'brand', name: '品牌', mode: 0 });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: '2' });
    expect(await admin.data(sharing.modes, {})).toContainEqual({ code: 'brand', name: '品牌', mode: 2 });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: 0 });
    expect((await admin.attempt(sharing.setMode, { sharingType: 'brand' } as never)).body.message).toBe(
      '请选择共享方式',
    );
    expect((await admin.attempt(sharing.setMode, { sharingType: 'brand', mode: 3 })).body.message).toBe(
      '请选择有效的选项',
    );
  });

  it('没有权限的人不能设置，也不能改规则', async () => {
    const viewer = await app.as('lina');
    for (const attempt of [
      viewer.attempt(sharing.setMode, { sharingType: 'brand', mode: 2 }),
      viewer.attempt(sharing.add, newRule() as never),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
    }
  });
});

describe('谁能看到这条记录', () => {
  it('列出人员、权限与原因；自己看不到的记录不存在', async () => {
    const owner = await addPerson(app, '甲', 'D0201');
    const colleague = await addPerson(app, '乙', 'D0201');
    await addPerson(app, '丙', 'D02', 'VIEWER');
    const outsider = await addPerson(app, '丁', 'D0302');
    await addPerson(app, '无权限', 'D0201', 'DMS_CUST_01');
    const { id } = await owner.data(brand.save, { code: 'WHO', name: '谁能看', active: 1, sortOrder: 1 });
    const asked = { sharingType: 'brand', id, pageSize: 50 } as const;
    const read = async (client: TestClient, name?: string) =>
      Object.fromEntries(
        (await client.data(recordAccess.recordAccess, { ...asked, name })).map((row) => [
          row.name,
          [row.powerStr, ...row.reasons.map((each) => each.text)],
        ]),
      );

    for (const rule of await admin.data(sharing.list, { pageSize: 50 }))
      await admin.succeed(sharing.setStatus, { sharingId: rule.id, status: 0 });
    expect((await read(colleague))['丁']).toEqual(['读写', '公开']);
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
    expect(await read(colleague)).toMatchObject({
      甲: ['读写', '公开只读', '创建人'],
      乙: ['读写', '公开只读', '同组织或上级组织：物料数据组'],
      丁: ['只读', '公开只读'],
      李娜: ['只读', '公开只读'],
    });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    const seenBy = await read(colleague);
    expect(seenBy).toMatchObject({
      甲: ['读写', '创建人'],
      乙: ['读写', '同组织或上级组织：物料数据组'],
      // Belongs to the department above, but the role may only look.
      丙: ['只读', '同组织或上级组织：主数据中心'],
      张伟: ['读写', '同组织或上级组织：物料数据组'],
      陈志远: ['读写', '管理员'],
    });
    for (const [name, [, reason = '']] of Object.entries(seenBy))
      expect([name, reason]).toEqual([
        name,
        expect.stringMatching(/^(创建人|管理员|同组织或上级组织：(物料数据组|主数据中心))$/),
      ]);
    const byReason = await colleague.data(recordAccess.reasons, { sharingType: 'brand', id });
    const counted = (kind: string) =>
      byReason.filter((each) => each.kind === kind).reduce((sum, { people }) => sum + people, 0);
    const named = (text: RegExp) =>
      Object.values(seenBy).filter(([, ...reasons]) => reasons.some((each) => text.test(each))).length;
    expect([counted('creator'), counted('administrator')]).toEqual([1, named(/^管理员/)]);
    expect(counted('organisation')).toBe(named(/^同组织或上级组织/));
    expect(byReason.find(({ text }) => text === '同组织或上级组织：主数据中心')?.editors).toBeLessThan(
      byReason.find(({ text }) => text === '同组织或上级组织：主数据中心')!.people,
    );
    expect((await outsider.attempt(recordAccess.reasons, { sharingType: 'brand', id })).status).toBe(404);
    expect(Object.keys(seenBy)).not.toContain('丁');
    expect(Object.keys(seenBy)).not.toContain('无权限');
    expect((await outsider.attempt(recordAccess.recordAccess, asked)).status).toBe(404);
    const ruleId = await add({
      name: '给丁',
      addResource: { empIds: [owner.id] },
      addSharingTo: { empIds: [outsider.id] },
    });
    expect((await read(outsider))['丁']).toEqual(['只读', '规则《给丁》']);
    expect(Object.keys(await read(outsider, '丁'))).toEqual(['丁']);
    await admin.succeed(sharing.setStatus, { sharingId: ruleId, status: 0 });

    const page = await admin.succeed(recordAccess.recordAccess, { ...asked, pageSize: 2 });
    const next = await admin.succeed(recordAccess.recordAccess, { ...asked, pageNo: 2, pageSize: 2 });
    expect([page.body.total, page.body.data.length, next.body.data.length]).toEqual([Object.keys(seenBy).length, 2, 2]);

    const [system] = await colleague.data(brand.list, { code: 'BRH' });
    const everybody = await colleague.data(recordAccess.recordAccess, { ...asked, id: system!.id });
    expect(everybody.find((row) => row.name === '丁')?.reasons.map((each) => each.text)).toEqual(['系统数据']);
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: 0 });
  });

  it('规则给的是角色时，说出使用哪个角色；这个角色没有查看权限的，规则不起作用', async () => {
    const tenantOne = await app.asTenant(1);
    const owner = await addPerson(app, '戊', 'D0201');
    const both = await addPerson(app, '己', 'D0302');
    const roleId = async (code: string) =>
      (await tenantOne.query<{ id: string }>('select id from role where code = $1', [code])).rows[0]!.id;
    const [warehouse, viewer] = [await roleId('WAREHOUSE'), await roleId('VIEWER')];
    await tenantOne.query('insert into user_role (user_id, role_id) values ($1, $2), ($1, $3)', [
      both.id,
      warehouse,
      viewer,
    ]);
    const { id } = await owner.data(brand.save, { code: 'BYROLE', name: '按角色', active: 1, sortOrder: 1 });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    const share = (name: string, addSharingTo: object) =>
      add({ name, power: 1, addResource: { empIds: [owner.id] }, addSharingTo });
    const reasons = async () =>
      (await owner.data(recordAccess.recordAccess, { sharingType: 'brand', id, name: '己' })).map((row) => [
        row.powerStr,
        ...row.reasons.map((each) => `${each.text} ${each.powerStr}`),
      ]);

    await share('给仓储', { roleIds: [warehouse] });
    expect((await both.attempt(brand.detail, { id })).status).toBe(404);
    expect(await reasons()).toEqual([]);
    // A user with this role sees it; the role may not edit, whatever the rule says.
    await share('给查看员', { roleIds: [viewer] });
    expect(await reasons()).toEqual([['只读', '规则《给查看员》（使用角色“数据查看员”时） 只读']]);
    await share('给己本人', { empIds: [both.id], roleIds: [viewer] });
    expect(await reasons()).toEqual([['读写', expect.anything(), expect.anything()]]);
    expect((await reasons())[0]).toContain('规则《给己本人》 读写');
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: 0 });
    for (const rule of await admin.data(sharing.list, { name: '给' }))
      await admin.succeed(sharing.setStatus, { sharingId: rule.id, status: 0 });
  });

  it('没有查看权限的人不能问，别的租户的记录不存在，类型必选', async () => {
    const customer = await app.as('kehu');
    const [mine] = await admin.data(brand.list, {});
    expect((await customer.attempt(recordAccess.recordAccess, { sharingType: 'brand', id: mine!.id })).status).toBe(
      403,
    );
    expect((await neighbour.attempt(recordAccess.recordAccess, { sharingType: 'brand', id: mine!.id })).status).toBe(
      404,
    );
    expect((await admin.attempt(recordAccess.recordAccess, { id: mine!.id } as never)).body.message).toBe(
      '请选择共享数据类型',
    );
  });
});
