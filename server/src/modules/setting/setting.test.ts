import { setting, type SettingType } from '@edp/contract/modules/setting/setting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referTo } from '../../testing/describe/refer-to.ts';
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
const newSetting = (fields: { type?: SettingType; [field: string]: unknown } = {}) => {
  number += 1;
  return { type: 'APPLICATION_MODULE' as const, name: `测试${number}`, code: `C${number}`, remark: '', ...fields };
};
const create = async (fields: { type?: SettingType; [field: string]: unknown } = {}) =>
  (await admin.data(setting.save, newSetting(fields))).id;
const find = async (name: string) => (await admin.data(setting.list, { name }))[0];

const sendForm = (client: TestClient, { path }: { path: string }, form: string) =>
  client.send('POST', path, form, { ...client.headersOf(), 'content-type': 'application/x-www-form-urlencoded' });

describe('应用设置列表', () => {
  it('单条与列表中的一样；别的租户的不存在', async () => {
    const row = (await find('主数据管理'))!;
    expect(await admin.data(setting.detail, { id: row.id })).toEqual(row);
    expect((await neighbour.attempt(setting.detail, { id: row.id })).status).toBe(404);
  });

  it('以 office 的格式答复，最近修改的在前', async () => {
    const { body } = await admin.succeed(setting.list, { type: 'APPLICATION_MODULE', page: 1, limit: 5 });
    expect(body).toMatchObject({ code: 0, msg: '操作成功', page: { totalCount: 12 } });
    expect(body.page!.list.map(({ name }) => name)).toEqual([
      '主数据管理',
      '销售管理',
      '采购管理',
      '生产执行',
      '仓储管理',
    ]);
    expect(body.page!.list[0]).toMatchObject({
      type: 'APPLICATION_MODULE',
      code: '',
      createTime: '2026-10-12 10:01:00',
      updatedTime: '2026-10-12 10:01:00',
    });
    expect(body).not.toHaveProperty('data');
  });

  it('接受表单编码，可按类型与名称查询', async () => {
    const { status, body } = await sendForm(
      admin,
      setting.list,
      new URLSearchParams({ limit: '2', page: '2', type: 'APPLICATION_CATEGORY', name: '' }).toString(),
    );
    expect(status).toBe(200);
    const page = (body as { page?: unknown }).page;
    expect(page).toMatchObject({ totalCount: 6, list: [{ code: 'CRM' }, { code: 'MES' }] });
    const found = await sendForm(
      admin,
      setting.list,
      new URLSearchParams({ name: '管理', type: 'APPLICATION_LABEL' }).toString(),
    );
    expect(found.body).toMatchObject({ page: { totalCount: 1, list: [{ name: '管理层' }] } });
  });

  it('不存在的类型明确拒绝，提示也在 msg 中', async () => {
    const { status, body } = await sendForm(admin, setting.list, 'type=NOTHING');
    expect([status, body.msg, body.message, body.code]).toEqual([400, '请选择有效的选项', '请选择有效的选项', 400]);
  });

  it('没有会话与没有权限时，提示也在 msg 中', async () => {
    expect((await app.anonymous().attempt(setting.list, {})).body).toMatchObject({
      code: 403,
      msg: '当前会话已失效，请重新登录',
    });
    expect((await (await app.as('kehu')).attempt(setting.list, {})).body).toMatchObject({
      code: 4003,
      msg: '您没有执行此操作的权限',
    });
  });
});

describe('应用设置保存', () => {
  it('新增后可在列表中读到；只有分类保存标识', async () => {
    const { body } = await admin.succeed(setting.save, newSetting({ name: ' 新模块 ', remark: '备注' }));
    expect(body).toMatchObject({ code: 0, msg: '操作成功' });
    expect(await find('新模块')).toMatchObject({
      id: body.data.id,
      name: '新模块',
      code: '',
      remark: '备注',
      version: 1,
    });
    const id = await create({ type: 'APPLICATION_CATEGORY', name: '新分类', code: 'NEW' });
    expect(await find('新分类')).toMatchObject({ id, code: 'NEW' });
  });

  it.each([
    ['模块没有名称', { name: ' ' }, 'name', '请输入模块名称'],
    ['分类没有名称', { type: 'APPLICATION_CATEGORY' as const, name: '' }, 'name', '请输入应用分类名称'],
    ['标签没有名称', { type: 'APPLICATION_LABEL' as const, name: undefined }, 'name', '请输入应用标签名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['分类没有标识', { type: 'APPLICATION_CATEGORY' as const, code: '' }, 'code', '请输入分类标识'],
    ['分类标识含中文', { type: 'APPLICATION_CATEGORY' as const, code: '办公' }, 'code', '不允许输入中文字符'],
    ['分类标识过长', { type: 'APPLICATION_CATEGORY' as const, code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['备注过长', { remark: '长'.repeat(201) }, 'remark', '不超过200个字符'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    for (const call of [setting.save, setting.update]) {
      const { status, body } = await admin.attempt(call, { id: '1', ...newSetting(fields) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ msg: message, data: { fields: [{ field, message }] } });
    }
  });

  it('英文界面得到英文提示', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const message = async (type: SettingType) =>
      (await english.attempt(setting.save, newSetting({ type, name: '' }))).body.msg;
    expect(await message('APPLICATION_MODULE')).toBe('Please enter the module name');
    expect(await message('APPLICATION_CATEGORY')).toBe('Please enter the application category name');
    expect(await message('APPLICATION_LABEL')).toBe('Please enter the application label name');
  });

  it('同一类型中名称不能重复，另一类型、另一租户可以', async () => {
    const { status, body } = await admin.attempt(setting.save, newSetting({ name: '主数据管理' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ msg: '名称已存在，请更换', data: { fields: [{ field: 'name' }] } });
    await create({ type: 'APPLICATION_LABEL', name: '主数据管理' });
    expect((await neighbour.data(setting.list, { name: '主数据管理' })).length).toBe(1);
  });

  it('分类标识不能重复', async () => {
    const { status, body } = await admin.attempt(
      setting.save,
      newSetting({ type: 'APPLICATION_CATEGORY', code: 'ERP' }),
    );
    expect([status, body.msg]).toEqual([409, '分类标识已存在，请更换']);
  });

  it('修改后排到最前；他人已修改时拒绝覆盖，并给出现状', async () => {
    const id = await create({ name: '待修改' });
    const mine = (await find('待修改'))!;
    await admin.succeed(setting.update, { ...mine, name: '已修改' });
    expect((await admin.data(setting.list, { type: 'APPLICATION_MODULE' }))[0]).toMatchObject({
      id,
      name: '已修改',
      version: 2,
    });
    const { status, body } = await admin.attempt(setting.save, { ...mine, name: '又修改' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { id, name: '已修改', version: 2 } });
  });

  it('不能改变类型', async () => {
    const id = await create({ name: '还是模块' });
    expect((await admin.attempt(setting.update, { id, ...newSetting({ type: 'APPLICATION_LABEL' }) })).status).toBe(
      404,
    );
    expect(await find('还是模块')).toMatchObject({ type: 'APPLICATION_MODULE' });
  });
});

describe('应用设置删除', () => {
  const type = 'APPLICATION_LABEL' as const;

  it.each([
    ['逗号相连', (ids: string[]) => `ids=${ids.join(',')}`],
    ['重复的键', (ids: string[]) => ids.map((id) => `ids=${id}`).join('&')],
    ['带方括号的键', (ids: string[]) => ids.map((id) => `ids[]=${id}`).join('&')],
  ])('一次删除几条，表单中%s', async (_how, form) => {
    const ids = [await create({ type }), await create({ type })];
    const { status, body } = await sendForm(admin, setting.delete, `${form(ids)}&type=${type}`);
    expect([status, body.msg]).toEqual([200, '操作成功']);
    const left = await admin.data(setting.list, { type, limit: 50 });
    expect(left.some(({ id }) => ids.includes(id))).toBe(false);
  });

  it('两个人以相反的顺序删除同一批，一人成功，另一人得知已不存在', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) ids.push(await create({ type }));
    const answers = await Promise.all(
      [ids, ids.toReversed()].map((order) => admin.attempt(setting.delete, { ids: order, type })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  it('没有选择时说明', async () => {
    for (const form of ['type=APPLICATION_LABEL', 'ids=&type=APPLICATION_LABEL']) {
      expect((await sendForm(admin, setting.delete, form)).body).toMatchObject({
        code: 400,
        msg: '请选择要删除的数据',
      });
    }
    expect((await admin.attempt(setting.delete, { ids: [], type })).body.msg).toBe('请选择要删除的数据');
  });

  it('有一条不存在、属于别的租户或类型不符，则一条也不删除', async () => {
    const id = await create({ type });
    const [theirs] = await neighbour.data(setting.list, { type });
    const module = await create();
    for (const other of ['999999999', theirs!.id, module]) {
      expect((await admin.attempt(setting.delete, { ids: [id, other], type })).status).toBe(404);
    }
    expect((await admin.data(setting.list, { type, limit: 50 })).some((each) => each.id === id)).toBe(true);
    expect((await neighbour.data(setting.list, { type })).some((each) => each.id === theirs!.id)).toBe(true);
  });

  it('被使用的不能删除，并说明用在哪里', async () => {
    const id = await create({ type });
    const letGo = await referTo(app, 'setting', [id]);
    const { status, body } = await admin.attempt(setting.delete, { ids: [await create({ type }), id], type });
    await letGo();
    expect([status, body.msg]).toEqual([409, '已被使用，不能删除：setting_user (1)']);
  });

  it('批量删除：被使用的与不存在的逐条说明，其余的删除；可按类型与名称全选', async () => {
    const [inUse, free] = [await create({ type, name: '批量甲' }), await create({ type, name: '批量乙' })];
    await create({ type, name: '批量丙' });
    const module = await create({ name: '批量丁' });
    const letGo = await referTo(app, 'setting', [inUse]);
    const [theirs] = await neighbour.data(setting.list, { type });
    expect(await admin.data(setting.deleteBatch, { ids: [inUse, free, theirs!.id] })).toEqual({
      done: 1,
      failed: [
        { id: theirs!.id, name: '', message: '数据不存在或已被删除' },
        { id: inUse, name: '批量甲', message: '已被使用，不能删除：setting_user (1)' },
      ],
    });
    await letGo();
    expect(await admin.data(setting.deleteBatch, { filters: { type, name: '批量' }, count: 2 })).toEqual({
      done: 2,
      failed: [],
    });
    expect((await admin.data(setting.list, { name: '批量' })).map(({ id }) => id)).toEqual([module]);
    expect((await (await app.as('lina')).attempt(setting.deleteBatch, { ids: [module] })).status).toBe(403);
  });

  it('只能查看的人不能新增、修改、删除', async () => {
    const viewer = await app.as('lina');
    const id = await create({ type });
    expect((await viewer.data(setting.list, { type })).length).toBeGreaterThan(0);
    expect((await viewer.attempt(setting.save, newSetting())).status).toBe(403);
    expect((await viewer.attempt(setting.update, { id, ...newSetting({ type }) })).status).toBe(403);
    expect((await viewer.attempt(setting.delete, { ids: [id], type })).status).toBe(403);
  });
});
