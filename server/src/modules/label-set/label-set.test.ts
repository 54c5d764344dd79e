import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
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
const newSet = (fields: object = {}) => ({
  name: `测试标签集${++number}`,
  useObj: 'PRODUCT' as const,
  state: 1,
  remark: '',
  ...fields,
});
const create = async (fields: object = {}) => (await admin.data(labelSet.save, newSet(fields))).id;
const systemSet = async () => (await admin.data(labelSet.list, { name: '通用管理标签' }))[0]!;

describe('标签集列表', () => {
  it('系统预置的在前，给出使用对象的名称', async () => {
    const { body } = await admin.succeed(labelSet.list, {});
    expect(body.data.map((row) => [row.name, row.useObjName])).toEqual([
      ['通用管理标签', '物料'],
      ['产品营销标签', '商品'],
      ['物料管控标签', '物料'],
      ['客户画像标签', '客户'],
      ['设备巡检标签', '设备'],
    ]);
    expect(body.data[0]).toMatchObject({ source: 1, state: 1, useObj: 'MATERIAL' });
    expect(body).toMatchObject({
      total: 5,
      data: expect.arrayContaining([
        expect.objectContaining({ name: '设备巡检标签', state: 2, createdName: '陈志远' }),
      ]),
    });
  });

  it('可按名称查询；英文界面的名称与使用对象是英文', async () => {
    expect((await admin.data(labelSet.list, { name: '营销' })).map((row) => row.name)).toEqual(['产品营销标签']);
    const english = await app.as('admin', { language: 'ENG' });
    expect(await english.data(labelSet.list, { name: 'marketing' })).toMatchObject([
      { name: 'Product marketing labels', useObjName: 'Product' },
    ]);
  });
});

describe('标签集保存', () => {
  it('新增后可在详情中读到', async () => {
    const id = await create({ name: ' 新集 ', useObj: 'DEVICE', remark: '说明', source: 1 });
    expect(await admin.data(labelSet.detail, { id })).toMatchObject({
      name: '新集',
      useObj: 'DEVICE',
      useObjName: '设备',
      remark: '说明',
      source: 2,
      version: 1,
    });
  });

  it.each([
    ['缺少名称', { name: '' }, 'name', '请输入标签集名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['缺少使用对象', { useObj: undefined }, 'useObj', '请选择使用对象'],
    ['使用对象不在字典中', { useObj: 'MOON' }, 'useObj', '请选择有效的选项'],
    ['状态不在选项中', { state: 3 }, 'state', '请选择有效的选项'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(labelSet.save, newSet(fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('名称重复时提示在名称上', async () => {
    const { status, body } = await admin.attempt(labelSet.save, newSet({ name: '产品营销标签' }));
    expect([status, body.message, body.data.fields?.[0]?.field]).toEqual([409, '标签集名称已存在，请更换', 'name']);
  });

  it('他人已修改时拒绝覆盖', async () => {
    const id = await create();
    const read = await admin.data(labelSet.detail, { id });
    const input = { ...read, useObj: 'PRODUCT' as const };
    await (await app.as('zhangwei')).succeed(labelSet.save, { ...input, remark: '张伟改的' });
    const { status, body } = await admin.attempt(labelSet.save, { ...input, remark: '我改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { remark: '张伟改的', useObjName: '商品' } });
  });

  it('停用与启用用 2 与 1', async () => {
    const id = await create();
    await admin.succeed(labelSet.disable, { id, state: 2 });
    expect((await admin.data(labelSet.detail, { id })).state).toBe(2);
    await admin.succeed(labelSet.disable, { id, state: '1' });
    expect((await admin.data(labelSet.detail, { id })).state).toBe(1);
  });
});

describe('系统预置的标签集', () => {
  it('不能修改、停用、删除，可以添加译文', async () => {
    const { id } = await systemSet();
    const read = await admin.data(labelSet.detail, { id });
    for (const attempt of [
      admin.attempt(labelSet.save, { ...read, useObj: 'MATERIAL', name: '改名' }),
      admin.attempt(labelSet.disable, { id, state: 2 }),
      admin.attempt(labelSet.delete, { id }),
    ]) {
      expect(await attempt).toMatchObject({ status: 409, body: { message: '系统预置的数据不能修改、停用或删除' } });
    }
    const rows = await admin.data(labelSet.translations, { id });
    await admin.succeed(labelSet.translate, [rows[0]!, { ...rows[1]!, name: 'Common labels' }]);
    expect((await admin.data(labelSet.translations, { id }))[1]!.name).toBe('Common labels');
    expect((await admin.attempt(labelSet.translate, [{ ...rows[0]!, remark: '改备注' }])).status).toBe(409);
    expect(await admin.data(labelSet.detail, { id })).toEqual(read);
  });
});

describe('复制与删除标签集', () => {
  it('标签、是否单选与译文一起复制', async () => {
    const { id: sourceId } = (await admin.data(labelSet.list, { name: '产品营销标签' }))[0]!;
    const { id } = await admin.data(labelSet.copy, { sourceId, name: '副本' });
    expect(await admin.data(labelSet.detail, { id })).toMatchObject({
      name: '副本',
      useObj: 'PRODUCT',
      source: 2,
      state: 1,
    });
    const english = await app.as('admin', { language: 'ENG' });
    const outline = async (labelSetId: string) =>
      (await english.data(label.tree, { labelSetId })).map(({ name, code, isRadio, children = [] }) => [
        name,
        code,
        isRadio,
        children.map((child) => child.name),
      ]);
    expect(await outline(id)).toEqual(await outline(sourceId));
    expect(await outline(id)).toContainEqual(['Energy class', 'ENERGY', 1, ['Class 1', 'Class 2', 'Class 3']]);
  });

  it('复制时来源与名称必填，名称不能重复', async () => {
    const sourceId = await create();
    expect((await admin.attempt(labelSet.copy, { sourceId: '', name: '新' })).body.message).toBe('请选择来源标签集');
    expect((await admin.attempt(labelSet.copy, { sourceId, name: '' })).body.message).toBe('请输入标签集名称');
    expect((await admin.attempt(labelSet.copy, { sourceId, name: '长'.repeat(51) })).body.message).toBe(
      '不超过50个字符',
    );
    expect((await admin.attempt(labelSet.copy, { sourceId, name: '产品营销标签' })).body.message).toBe(
      '标签集名称已存在，请更换',
    );
    expect((await admin.attempt(labelSet.copy, { sourceId: '999999', name: '新' })).body.message).toBe(
      '来源标签集不存在或已被删除',
    );
    const [theirs] = await neighbour.data(labelSet.list, {});
    expect((await admin.attempt(labelSet.copy, { sourceId: theirs!.id, name: '新' })).status).toBe(400);
  });

  it('删除时连同标签一起删除', async () => {
    const id = await create();
    const node = await admin.data(label.save, { labelSetId: id, name: '根', code: 'R', sort: 1, isRadio: 0 });
    expect((await admin.succeed(labelSet.delete, { id })).body.message).toBe('删除成功!');
    expect((await admin.attempt(label.detail, { id: node.id })).status).toBe(404);
    expect((await admin.attempt(labelSet.detail, { id })).status).toBe(404);
  });
});

it('只能查看的人不能新增、修改、复制、停用、删除', async () => {
  const viewer = await app.as('lina');
  const id = await create();
  expect((await viewer.succeed(labelSet.list, {})).body.data.length).toBeGreaterThan(0);
  for (const attempt of [
    viewer.attempt(labelSet.save, newSet()),
    viewer.attempt(labelSet.copy, { sourceId: id, name: 'x' }),
    viewer.attempt(labelSet.disable, { id, state: 2 }),
    viewer.attempt(labelSet.delete, { id }),
  ]) {
    expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
  }
});
