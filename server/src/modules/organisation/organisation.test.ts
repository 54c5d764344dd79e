import { employee } from '@edp/contract/modules/employee/employee.ts';
import { type DepartmentNode, organisation, type OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const create = async (fields: object = {}) =>
  (await admin.data(organisation.save, { code: `T${++number}`, name: `测试部门${number}`, ...fields })).id;
const byCode = async (code: string) =>
  (await admin.data(organisation.list, { code })).find((each) => each.code === code)!;
const countOf = (nodes: readonly OrgNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

describe('组织树', () => {
  it('从公司到各部门，按顺序排列，员工都可读', async () => {
    const [company] = await (await app.as('lina')).data(organisation.tree, {});
    expect(company!.orgName).toBe('佰瑞华集团');
    expect(company!.children.map((each) => each.orgName).slice(0, 6)).toEqual([
      '总经理办公室',
      '主数据中心',
      '供应链中心',
      '营销中心',
      '新业务筹备组',
      '佰瑞华（苏州）泵业有限公司',
    ]);
    expect(company!.children[2]!.children.map((each) => each.orgName)).toEqual(['采购部', '仓储部', '物流部']);
    const [same] = await admin.data(organisation.treeList, {});
    expect(same).toMatchObject({
      id: company!.orgId,
      name: company!.orgName,
      children: [
        { children: [] },
        { name: '主数据中心' },
        ...company!.children.slice(2).map(({ orgName }) => ({ name: orgName })),
      ],
    });
  });

  it('只读某个部门之下的；只读若干层时说明哪些还有下级；人数仍是全部的', async () => {
    const [company] = await admin.data(organisation.departments, {});
    const supply = company!.children!.find(({ children }) => children);
    const flags = (
      nodes: readonly { id: string; hasChildren?: 0 | 1 | undefined; children?: unknown[] | undefined }[],
    ) => nodes.map(({ id, hasChildren, children = [] }) => [id, hasChildren, children]);
    const expected = company!.children!.map(({ id, children = [] }) => [id, children.length > 0 ? 1 : 0, []]);
    const below = { parentId: company!.id, levels: 1 };
    expect(flags(await admin.data(organisation.departments, below))).toEqual(expected);
    expect(await admin.data(organisation.departments, { parentId: supply!.id })).toEqual(supply!.children);
    const [top] = await admin.data(organisation.departments, { levels: 1 });
    expect(top).toMatchObject({ id: company!.id, allPeople: company!.allPeople, hasChildren: 1, children: [] });
    const enabled = (await admin.data(organisation.treeList, below)).map(({ id }) => id);
    expect(expected.map(([id]) => id)).toEqual(expect.arrayContaining(enabled));
    const two = await admin.data(organisation.tree, { levels: 2 });
    expect(two[0]!.children.map(({ orgId, children }) => [orgId, children])).toEqual(enabled.map((id) => [id, []]));
    expect((await admin.attempt(organisation.tree, { parentId: '999999' })).status).toBe(404);
    expect((await admin.attempt(organisation.tree, { levels: 0 })).status).toBe(400);
  });

  it('五千个部门的树也完整给出', async () => {
    const tenantTwo = await app.asTenant(2);
    await tenantTwo.query(`insert into organisation (code, name, parent_id)
      select 'X' || n, '部门' || n, (select min(id) from organisation) from generate_series(1, 100) n`);
    await tenantTwo.query(`insert into organisation (code, name, parent_id)
      select p.code || '-' || n, '小组' || n, p.id from organisation p, generate_series(1, 49) n where p.code like 'X%'`);
    const tree = await neighbour.data(organisation.tree, {});
    const { rows } = await tenantTwo.query('select from organisation');
    expect(rows.length).toBeGreaterThan(5000);
    expect(countOf(tree)).toBe(rows.length);
    const [company] = await neighbour.data(organisation.departments, {});
    const {
      rows: [people],
    } = await tenantTwo.query<{ count: number }>(
      'select count(*)::int as count from user_account where active and organisation_id is not null',
    );
    expect(company).toMatchObject({ code: 'D00', allPeople: people!.count });
  });
});

describe('查找组织', () => {
  it.each([
    ['名称', '数据', ['D02', 'D0201', 'D0202']],
    ['编码', 'd03', ['D03', 'D0301', 'D0302', 'D0303']],
    ['没有结果的词', '%', []],
  ])('可按%s查找', async (_what, text, codes) => {
    expect((await admin.data(organisation.search, { sKey: text })).map((each) => each.code)).toEqual(codes);
    expect((await admin.data(organisation.options, { name: text })).map((each) => each.code)).toEqual(codes);
  });
  it('自己的组织与上级组织', async () => {
    const client = await app.as('zhangwei');
    const own = await client.data(organisation.ofUser, {});
    const above = await client.data(organisation.above, {});
    expect([own!.name, above!.name]).toEqual(['物料数据组', '主数据中心']);
    expect((await client.data(organisation.above, { id: above!.id }))!.name).toBe('佰瑞华集团');
    expect(await client.data(organisation.above, { id: (await byCode('D00')).id })).toBeNull();
    const [theirs] = await neighbour.data(organisation.list, {});
    expect((await client.attempt(organisation.above, { id: theirs!.id })).status).toBe(404);
  });
});

describe('维护组织', () => {
  it('新增、改名、移动', async () => {
    const id = await create({ supId: (await byCode('D05')).id });
    const read = await admin.data(organisation.detail, { id });
    expect(read).toMatchObject({ supName: '新业务筹备组', sortOrder: 0, version: 1 });
    await admin.succeed(organisation.save, { ...read, name: '改名', supId: (await byCode('D01')).id });
    expect(await admin.data(organisation.detail, { id })).toMatchObject({ name: '改名', supName: '总经理办公室' });
    expect((await admin.attempt(organisation.save, { ...read, name: '过期' })).body.data).toMatchObject({
      error: 'error.stale',
      current: { name: '改名' },
    });
  });
  it.each([
    ['缺少编码', { code: '' }, 'code', '请输入部门编码'],
    ['编码含中文', { code: '部' }, 'code', '不允许输入中文字符'],
    ['缺少名称', { name: ' ' }, 'name', '请输入部门名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(organisation.save, { code: 'NEVER', name: '不会保存', ...fields });
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });
  it('编码重复、上级不存在或属于别的租户时拒绝', async () => {
    expect((await admin.attempt(organisation.save, { code: 'D01', name: '重复' })).body.message).toBe(
      '部门编码已存在，请更换',
    );
    const [theirs] = await neighbour.data(organisation.list, {});
    for (const supId of [theirs!.id, '999999999']) {
      expect((await admin.attempt(organisation.save, { code: 'LOST', name: '无主', supId })).body.data.fields).toEqual([
        { field: 'supId', message: '上级部门不存在，请重新选择' },
      ]);
    }
  });
  it('最多30级，无论新增还是移动', async () => {
    let last = await create();
    for (let level = 2; level <= 30; level++) last = await create({ supId: last });
    const single = await create();
    for (const id of [undefined, single]) {
      const { status, body } = await admin.attempt(organisation.save, { id, code: 'DEEP', name: '太深', supId: last });
      expect([status, body.data.fields]).toEqual([400, [{ field: 'supId', message: '最多30级，不能放在这里' }]]);
    }
    expect((await admin.attempt(organisation.treeList, {})).status).toBe(200);
  });

  it('不能放到自己或自己的下级之下', async () => {
    const top = await byCode('D03');
    for (const code of ['D03', 'D0302']) {
      const { status, body } = await admin.attempt(organisation.save, { ...top, supId: (await byCode(code)).id });
      expect([status, body.message]).toEqual([400, '上级部门不能是自己或自己的下级']);
    }
  });
  it('两次同时移动也不会形成环', async () => {
    const [a, b] = [await create(), await create()];
    const move = (id: string, supId: string) =>
      admin.attempt(organisation.save, { id, code: `R${id}`, name: '环', supId });
    const outcomes = await Promise.all([move(a, b), move(b, a)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });
  it('有人员或下级的不能删除，并说明有哪些', async () => {
    expect((await admin.attempt(organisation.delete, { id: (await byCode('D03')).id })).body.message).toMatch(
      /^已被使用，不能删除：部门 \(3\)/,
    );
    expect((await admin.attempt(organisation.delete, { id: (await byCode('D0302')).id })).body.message).toBe(
      '已被使用，不能删除：用户 (5)、库存组织 (1)',
    );
    const id = await create();
    await admin.succeed(organisation.delete, { id });
    expect((await admin.attempt(organisation.detail, { id })).status).toBe(404);
  });
});

describe('部门管理', () => {
  const nodeOf = (nodes: readonly DepartmentNode[], code: string): DepartmentNode | undefined => {
    for (const node of nodes) {
      const found = node.code === code ? node : nodeOf(node.children ?? [], code);
      if (found) return found;
    }
    return undefined;
  };
  const tree = () => admin.data(organisation.departments, {});

  it('给出每个部门的人数与包含下级的人数，以及名称的拼音首字母', async () => {
    const {
      rows: [counts],
    } = await (
      await app.asTenant(1)
    ).query<{ own: number; below: number }>(`
      select count(*) filter (where o.code = 'D03')::int as own, count(*)::int as below
        from user_account u join organisation o on o.id = u.organisation_id where u.active and o.code like 'D03%'`);
    expect(nodeOf(await tree(), 'D03')).toMatchObject({
      name: '供应链中心',
      initials: 'gylzx',
      people: counts!.own,
      allPeople: counts!.below,
    });
    expect(counts!.below).toBeGreaterThan(counts!.own);
  });

  it('移动只写一行：放到另一个部门之下、某个部门之前', async () => {
    const parent = await create();
    const [first, second, third] = [
      await create({ supId: parent, sortOrder: 10 }),
      await create({ supId: parent, sortOrder: 20 }),
      await create(),
    ];
    const { changed } = await admin.data(organisation.move, {
      id: third,
      version: 1,
      parentId: parent,
      beforeId: second,
    });
    expect(changed).toEqual([{ id: third, sort: 15, version: 2 }]);
    expect((await tree()).find((each) => each.id === parent)!.children!.map(({ id }) => id)).toEqual([
      first,
      third,
      second,
    ]);
    expect(
      (await admin.attempt(organisation.move, { id: third, version: 1, parentId: undefined })).body.data.error,
    ).toBe('error.stale');
  });

  it('移动同样拒绝自己的下级、太深的位置、已删除的上级和别的租户的部门', async () => {
    const top = await byCode('D03');
    expect(
      (await admin.attempt(organisation.move, { id: top.id, parentId: (await byCode('D0302')).id })).body.message,
    ).toBe('上级部门不能是自己或自己的下级');
    const [theirs] = await neighbour.data(organisation.list, {});
    expect((await admin.attempt(organisation.move, { id: top.id, parentId: theirs!.id })).body.message).toBe(
      '上级已被他人删除，请重新选择位置',
    );
    expect((await admin.attempt(organisation.move, { id: theirs!.id })).status).toBe(404);
    expect(
      (
        await admin.attempt(organisation.move, {
          id: top.id,
          parentId: (await byCode('D00')).id,
          beforeId: await create(),
        })
      ).body.message,
    ).toBe('目标位置已被他人改动，请重新选择位置');
  });

  it('负责人可选，必须是启用的员工', async () => {
    const [head] = await admin.data(employee.choose, { realName: '张伟' });
    const id = await create({ headId: head!.id });
    expect(await admin.data(organisation.detail, { id })).toMatchObject({ headId: head!.id, headName: '张伟' });
    const [theirs] = await neighbour.data(employee.choose, { realName: '张薇' });
    expect(
      (await admin.attempt(organisation.save, { code: 'NEVER', name: '不会保存', headId: theirs!.id })).body.data
        .fields,
    ).toEqual([{ field: 'headId', message: '负责人不存在，请重新选择' }]);
    await admin.succeed(organisation.save, { ...(await admin.data(organisation.detail, { id })), headId: '' });
    expect(await admin.data(organisation.detail, { id })).toMatchObject({ headId: '', headName: '' });
  });

  it('有启用的员工或下级部门的不能停用；停用的不再可选，也不能有启用的下级', async () => {
    const disable = async (id: string) =>
      admin.attempt(organisation.save, { ...(await admin.data(organisation.detail, { id })), active: 0 });
    expect((await disable((await byCode('D0302')).id)).body.message).toMatch(
      /^部门中还有 \d+ 名启用的员工，请先调整他们的部门$/,
    );
    const parent = await create();
    const child = await create({ supId: parent });
    expect((await disable(parent)).body.data.fields).toEqual([
      { field: 'active', message: '还有 1 个启用的下级部门，请先停用下级部门' },
    ]);
    expect((await disable(child)).status).toBe(200);
    expect((await disable(parent)).status).toBe(200);
    expect((await admin.data(organisation.options, {})).map(({ id }) => id)).not.toContain(parent);
    expect((await admin.data(organisation.tree, {})).map(({ orgId }) => orgId)).not.toContain(parent);
    expect((await tree()).find(({ id }) => id === parent)).toMatchObject({
      active: 0,
      children: [{ id: child, active: 0 }],
    });
    expect(
      (await admin.attempt(organisation.save, { code: 'NEVER', name: '不会保存', supId: parent })).body.data.fields,
    ).toEqual([{ field: 'supId', message: '上级部门已停用，请先启用或重新选择' }]);
    // Left out, it stays disabled.
    const { active: _active, ...read } = await admin.data(organisation.detail, { id: child });
    await admin.succeed(organisation.save, read);
    expect(await admin.data(organisation.detail, { id: child })).toMatchObject({ active: 0 });
  });
});
