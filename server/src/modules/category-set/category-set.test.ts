import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';

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
const newSet = (fields: object = {}) => ({
  code: `S${++number}`,
  name: `测试分类集${number}`,
  type: 1,
  state: 1,
  remark: '',
  ...fields,
});
const create = async (fields: object = {}) => (await admin.data(categorySet.save, newSet(fields))).id;
const codesOf = async (filter: object) => (await admin.data(categorySet.list, filter)).map((row) => row.code);
const systemSet = async () => (await admin.data(categorySet.list, { name: '物料基础分类' }))[0]!;

describe('分类集列表', () => {
  it('系统预置的在前，其余新建的在前，并给出总数', async () => {
    const { body } = await admin.succeed(categorySet.list, {});
    expect(body.data.map((row) => row.code)).toEqual([
      'ITEM_TYPE_CLASS',
      'PRO_BASE_CLASS',
      'MALL_GOODS',
      'CUSTOMER_BASE',
      'ASSET_BASE',
      'OLD_GOODS',
    ]);
    expect(body.total).toBe(6);
    expect(body.data[1]).toMatchObject({ name: '物料基础分类', type: 1, state: 1, source: 1, isDeleted: 0 });
    expect(body.data[5]).toMatchObject({ state: 2, source: 2, createdName: '陈志远' });
  });

  it.each([
    ['商品', { type: 1 }, ['ITEM_TYPE_CLASS', 'PRO_BASE_CLASS', 'MALL_GOODS', 'OLD_GOODS']],
    ['客户', { type: '2' }, ['CUSTOMER_BASE']],
    ['资产', { type: 3 }, ['ASSET_BASE']],
    ['全部', { type: '', pageSize: 1 }, ['ITEM_TYPE_CLASS']],
    ['名称', { name: '商品' }, ['MALL_GOODS', 'OLD_GOODS']],
    ['类型与名称', { type: 2, name: '商品' }, []],
  ])('可按%s查询', async (_what, filter, codes) => {
    expect(await codesOf(filter)).toEqual(codes);
  });

  it('英文界面显示英文名称', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.data(categorySet.list, { name: 'customer' }))[0]).toMatchObject({
      code: 'CUSTOMER_BASE',
      name: 'Customer categories',
    });
  });
});

describe('分类集保存', () => {
  it('新增后可在详情中读到；来源总是用户，不由请求决定', async () => {
    const id = await create({ name: ' 新集 ', remark: '说明', source: 1 });
    expect(await admin.data(categorySet.detail, { id })).toMatchObject({
      name: '新集',
      remark: '说明',
      version: 1,
      source: 2,
      state: 1,
      createdName: '陈志远',
    });
  });

  it.each([
    ['缺少编码', { code: '' }, 'code', '请输入分类集编码'],
    ['编码含中文', { code: '分类1' }, 'code', '不允许输入中文字符'],
    ['编码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['缺少名称', { name: ' ' }, 'name', '请输入分类集名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['类型不在选项中', { type: 4 }, 'type', '请选择有效的选项'],
    ['状态不在选项中', { state: 0 }, 'state', '请选择有效的选项'],
    ['备注过长', { remark: '长'.repeat(501) }, 'remark', '不超过500个字符'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(categorySet.save, newSet(fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('编码重复时提示在编码上', async () => {
    const { status, body } = await admin.attempt(categorySet.save, newSet({ code: 'PRO_BASE_CLASS' }));
    expect([status, body.message]).toEqual([409, '分类集编码已存在，请更换']);
    expect(body.data.fields?.[0]?.field).toBe('code');
  });

  it('他人已修改时拒绝覆盖', async () => {
    const id = await create();
    const read = await admin.data(categorySet.detail, { id });
    await (await app.as('zhangwei')).succeed(categorySet.save, { ...read, name: '张伟改的' });
    const { status, body } = await admin.attempt(categorySet.save, { ...read, name: '管理员改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '张伟改的' } });
  });

  it('停用与启用用 2 与 1', async () => {
    const id = await create();
    await admin.succeed(categorySet.disable, { id, state: '2' });
    expect((await admin.data(categorySet.detail, { id })).state).toBe(2);
    await admin.succeed(categorySet.disable, { id, state: 1 });
    expect((await admin.data(categorySet.detail, { id })).state).toBe(1);
  });
});

describe('系统预置的分类集', () => {
  it('不能修改、停用、删除', async () => {
    const { id } = await systemSet();
    const read = await admin.data(categorySet.detail, { id });
    for (const attempt of [
      admin.attempt(categorySet.save, { ...read, name: '改名' }),
      admin.attempt(categorySet.disable, { id, state: 2 }),
      admin.attempt(categorySet.delete, { id }),
    ]) {
      expect(await attempt).toMatchObject({ status: 409, body: { message: '系统预置的数据不能修改、停用或删除' } });
    }
    expect(await admin.data(categorySet.detail, { id })).toEqual(read);
  });

  it('可以添加译文，但不能改原文', async () => {
    const { id } = await systemSet();
    const rows = await admin.data(categorySet.translations, { id });
    await admin.succeed(categorySet.translate, [
      rows[0]!,
      { ...rows[1]!, name: 'Goods classes', remark: 'For materials' },
    ]);
    expect((await admin.data(categorySet.translations, { id }))[1]).toMatchObject({
      name: 'Goods classes',
      remark: 'For materials',
    });
    expect((await admin.attempt(categorySet.translate, [{ ...rows[0]!, name: '另一个名称' }])).status).toBe(409);
    expect((await admin.data(categorySet.detail, { id })).name).toBe('物料基础分类');
  });
});

describe('分类集多语言', () => {
  it('名称与备注都可翻译，原文名称不能为空', async () => {
    const id = await create({ remark: '原备注' });
    const rows = await admin.data(categorySet.translations, { id });
    await admin.succeed(categorySet.translate, [
      { ...rows[0]!, name: '新原名', remark: '新备注' },
      { ...rows[1]!, name: 'English' },
    ]);
    expect(await admin.data(categorySet.detail, { id })).toMatchObject({ name: '新原名', remark: '新备注' });
    expect((await admin.attempt(categorySet.translate, [{ ...rows[0]!, name: '' }])).body.message).toBe(
      '请输入分类集名称',
    );
  });
});

const outlineOf = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ name, code, sort, status, children = [] }) => [name, code, sort, status, outlineOf(children)]);

describe('复制分类集', () => {
  it('整棵树连同层级、次序、状态、图片和译文一起复制，与来源互不影响', async () => {
    const uploaded = await uploadFile(admin, 'picture.png', createCanvas(118, 95).toBuffer('image/png'));
    const source = await create({ type: 2, remark: '来源备注' });
    const add = async (fields: object) =>
      (await admin.data(category.save, { categorySetId: source, sort: 10, status: 1, ...fields } as never)).id;
    const root = await add({ name: '根', code: 'R', sortPicUrl: uploaded.url });
    const child = await add({ name: '子', code: 'C', parentId: root, status: 0 });
    await add({ name: '孙', code: 'G', parentId: child });
    await admin.succeed(category.translate, [{ type: 'ENG', name: 'Child', remark: '', parentId: child }]);

    const { id } = await admin.data(categorySet.copy, { sourceId: source, name: '副本', code: 'COPY1' });
    expect(await admin.data(categorySet.detail, { id })).toMatchObject({
      name: '副本',
      code: 'COPY1',
      type: 2,
      remark: '来源备注',
      source: 2,
      state: 1,
    });
    const copied = await admin.data(category.tree, { categorySetId: id });
    expect(outlineOf(copied)).toEqual(outlineOf(await admin.data(category.tree, { categorySetId: source })));
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.data(category.tree, { categorySetId: id }))[0]!.children![0]!.name).toBe('Child');
    expect((await admin.data(category.detail, { id: copied[0]!.id })).sortPicUrl).toMatch(/^\/file\/v6\/view\//);

    await admin.succeed(category.delete, { id: copied[0]!.id });
    expect(await admin.data(category.tree, { categorySetId: source })).toHaveLength(1);
  });

  it('系统预置的可以复制，副本是用户的', async () => {
    const { id } = await admin.data(categorySet.copy, {
      sourceId: (await systemSet()).id,
      name: '我的物料分类',
      code: 'MINE',
    });
    expect((await admin.data(categorySet.detail, { id })).source).toBe(2);
    const [theirs, mine] = await Promise.all([
      admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' }),
      admin.data(category.tree, { categorySetCode: 'MINE' }),
    ]);
    expect(outlineOf(mine)).toEqual(outlineOf(theirs));
  });

  it.each([
    ['没有来源', { sourceId: undefined }, 'sourceId', '请选择来源分类集'],
    ['来源为空', { sourceId: '' }, 'sourceId', '请选择来源分类集'],
    ['来源不是编号', { sourceId: 'x' }, 'sourceId', '编号不正确'],
    ['来源不存在', { sourceId: '999999' }, 'sourceId', '来源分类集不存在或已被删除'],
    ['没有名称', { name: '' }, 'name', '请输入分类集名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['没有编码', { code: '' }, 'code', '请输入分类集编码'],
    ['编码含中文', { code: '副本' }, 'code', '不允许输入中文字符'],
    ['编码重复', { code: 'PRO_BASE_CLASS' }, 'code', '分类集编码已存在，请更换'],
  ])('%s时拒绝，什么也不留下', async (_what, fields, field, message) => {
    const before = (await admin.succeed(categorySet.list, {})).body.total;
    const { body } = await admin.attempt(categorySet.copy, {
      sourceId: (await systemSet()).id,
      name: '副本',
      code: 'COPY9',
      ...fields,
    } as never);
    expect(body.data.fields).toEqual([{ field, message }]);
    expect((await admin.succeed(categorySet.list, {})).body.total).toBe(before);
  });

  it('别的租户的分类集不能作为来源', async () => {
    const [theirs] = await neighbour.data(categorySet.list, {});
    const { status, body } = await admin.attempt(categorySet.copy, {
      sourceId: theirs!.id,
      name: '偷来的',
      code: 'STOLEN',
    });
    expect([status, body.message]).toEqual([400, '来源分类集不存在或已被删除']);
  });

  it('一千多个节点用不多的语句复制完', async () => {
    const id = await createLarge();
    const tenantOne = await app.asTenant(1);
    let copy = { id: '' };
    expect(
      await countStatements(async () => {
        copy = await admin.data(categorySet.copy, { sourceId: id, name: '大副本', code: 'BIGCOPY' });
      }),
    ).toBeLessThan(50);
    const { rows } = await tenantOne.query(
      `select count(*)::int as count, count(distinct parent_id)::int as parents from category where category_set_id = $1`,
      [copy.id],
    );
    expect(rows[0]).toEqual({ count: 1200, parents: 10 });
    const record = await tenantOne.query(
      `select changes from change_record where table_name = 'category_set' and record_id = $1 and action = 'update'`,
      [copy.id],
    );
    expect(record.rows).toEqual([{ changes: { copied: { after: { from: id, nodes: 1200 } } } }]);
  });
});

/** A set of 1,200 categories on two levels. */
async function createLarge() {
  const id = await create();
  const tenantOne = await app.asTenant(1);
  await tenantOne.query(`
    insert into category (category_set_id, code, name, sort) select ${id}, 'R' || n, '根' || n, n * 10 from generate_series(1, 10) n`);
  await tenantOne.query(`
    insert into category (category_set_id, parent_id, code, name, sort)
    select ${id}, r.id, r.code || '-' || n, r.name || '-' || n, n * 10 from category r, generate_series(1, 119) n where r.category_set_id = ${id}`);
  return id;
}

describe('删除分类集', () => {
  it('一千多个节点也一起删除，每个都有变更记录，外键照常守住正在使用的', async () => {
    const id = await createLarge();
    const tenantOne = await app.asTenant(1);
    await admin.succeed(categorySet.delete, { id });
    const { rows } = await tenantOne.query(
      `select (select count(*)::int from category where category_set_id = $1) as left,
              (select count(*)::int from change_record where table_name = 'category' and root_id = $1::text and action = 'delete') as logged`,
      [id],
    );
    expect(rows).toEqual([{ left: 0, logged: 1200 }]);
    await expect(
      tenantOne.query(`select app.delete_many('public.category', array(select category_id from material limit 1))`),
    ).rejects.toThrow('violates foreign key constraint');
  });

  it('连同整棵树和译文一起删除', async () => {
    const id = await create();
    const node = await admin.data(category.save, { categorySetId: id, name: '根', code: 'R', sort: 1, status: 1 });
    await admin.succeed(category.translate, [{ type: 'ENG', name: 'Root', remark: '', parentId: node.id }]);
    const { body } = await admin.succeed(categorySet.delete, { id });
    expect(body.message).toBe('删除成功!');
    expect((await admin.attempt(categorySet.detail, { id })).status).toBe(404);
    expect((await admin.attempt(category.detail, { id: node.id })).status).toBe(404);
    const tenantOne = await app.asTenant(1);
    expect(
      (await tenantOne.query(`select from translation where table_name = 'category' and record_id = $1`, [node.id]))
        .rows,
    ).toEqual([]);
  });
});

describe('分类集权限', () => {
  it('只能查看的人不能新增、修改、复制、停用、删除', async () => {
    const viewer = await app.as('lina');
    const id = await create();
    expect((await viewer.succeed(categorySet.list, {})).body.data.length).toBeGreaterThan(0);
    for (const attempt of [
      viewer.attempt(categorySet.save, newSet()),
      viewer.attempt(categorySet.copy, { sourceId: id, name: 'x', code: 'x' }),
      viewer.attempt(categorySet.disable, { id, state: 2 }),
      viewer.attempt(categorySet.delete, { id }),
      viewer.attempt(categorySet.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
    }
  });
});
