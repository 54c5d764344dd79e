import { application } from '@edp/contract/modules/application.ts';
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
const newApplication = (fields: object = {}) => ({ code: `T${++number}`, name: `测试应用${number}`, remarks: '', ...fields });
const create = async (fields: object = {}) => (await admin.data(application.save, newApplication(fields))).id;

describe('应用列表', () => {
  it('新建的在前，分页并给出总数', async () => {
    const { body } = await admin.succeed(application.list, { pageNo: 1, pageSize: 10 });
    expect(body.total).toBe(12);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({ code: 'OLD-EAM', name: '旧设备台账', status: '0', createBy: '陈志远' });
    expect(body.data[1]).toMatchObject({ code: 'APP-STAFF', status: '1' });
  });

  it.each([
    ['代码，不分大小写', { code: 'ms' }, ['QMS', 'WMS']],
    ['名称中的一个字', { name: '仓' }, ['WMS']],
    ['代码与名称同时', { code: 'M', name: '管理系统' }, ['QMS', 'WMS']],
    ['百分号只是百分号', { name: '%' }, []],
    ['空条件等于没有条件', { name: ' ', code: '', pageSize: 1 }, ['OLD-EAM']],
  ])('可按%s查询', async (_what, filter, codes) => {
    const { body } = await admin.succeed(application.list, filter);
    expect(body.data.map((row) => row.code)).toEqual(codes);
  });

  it('供选用的只有启用的应用，谁都可以读', async () => {
    const options = await (await app.as('kehu')).data(application.options, {});
    expect(options).toHaveLength(11);
    expect(options[0]).toEqual({ id: expect.any(String), code: 'APP-STAFF', name: '员工移动端' });
  });
});

describe('应用保存', () => {
  it('新增后可在详情中读到，默认启用，记录创建人与时间', async () => {
    const id = await create({ name: '  新应用  ', remarks: '备注' });
    const detail = await admin.data(application.detail, { id });
    expect(detail).toMatchObject({ name: '新应用', remarks: '备注', version: 1, status: '1', createBy: '陈志远' });
    expect(detail.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([
    ['缺少代码', { code: ' ' }, 'code', '请输入应用代码'],
    ['代码含中文', { code: '应用1' }, 'code', '不允许输入中文字符'],
    ['代码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['缺少名称', { name: '' }, 'name', '请输入应用名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['备注过长', { remarks: '长'.repeat(201) }, 'remarks', '不超过200个字符'],
  ])('%s时在该字段提示，新增与修改相同', async (_what, fields, field, message) => {
    const added = await admin.attempt(application.save, newApplication(fields));
    expect([added.status, added.body.data.fields]).toEqual([400, [{ field, message }]]);
    const [first] = await admin.data(application.list, {});
    const updated = await admin.attempt(application.update, { ...first!, ...fields });
    expect([updated.status, updated.body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('代码在租户内不能重复，别的租户可以使用同样的代码', async () => {
    const { status, body } = await admin.attempt(application.save, newApplication({ code: 'ERP' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: '应用代码已存在，请更换', data: { error: 'application.codeTaken', fields: [{ field: 'code' }] } });
    await admin.succeed(application.save, newApplication({ code: 'SHARED' }));
    expect((await neighbour.attempt(application.save, newApplication({ code: 'SHARED' }))).status).toBe(200);
  });

  it('修改代码与名称；改成别人的代码时拒绝', async () => {
    const id = await create();
    const read = await admin.data(application.detail, { id });
    await admin.succeed(application.update, { ...read, code: 'RENAMED', name: '改名' });
    expect(await admin.data(application.detail, { id })).toMatchObject({ code: 'RENAMED', name: '改名', version: 2, status: '1' });
    expect((await admin.attempt(application.update, { ...read, version: 2, code: 'ERP' })).body.message).toBe('应用代码已存在，请更换');
  });

  it('他人已修改时拒绝覆盖，并给出现状', async () => {
    const id = await create();
    const read = await admin.data(application.detail, { id });
    await (await app.as('zhangwei')).succeed(application.update, { ...read, name: '张伟改的' });
    const { status, body } = await admin.attempt(application.update, { ...read, name: '管理员改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '张伟改的', version: 2 } });
    expect(body.message).toContain('张伟');
  });

  it.each([['0', '0'], [0, '0'], ['1', '1'], [1, '1']])('状态设为 %j', async (status, stored) => {
    const id = await create();
    await admin.succeed(application.setStatus, { id, status });
    expect((await admin.data(application.detail, { id })).status).toBe(stored);
  });

  it('状态只有启用与停用', async () => {
    const id = await create();
    for (const status of ['2', '', null]) {
      expect((await admin.send('POST', application.setStatus.path, { id, status })).status).toBe(400);
    }
  });
});

describe('应用删除', () => {
  it('未被使用的可以删除', async () => {
    const id = await create();
    await admin.succeed(application.delete, { id });
    expect((await admin.attempt(application.detail, { id })).status).toBe(404);
  });

  it('被使用的不能删除，并说明用在哪里', async () => {
    const id = await create();
    const owner = await app.owner();
    await owner.query(`
      create table public.application_user (tenant_id int not null, id bigint not null, application_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, application_id) references public.application);
      call app.protect('public.application_user');
      set app.tenant = '1';
      insert into public.application_user values (1, 1, ${id})`);
    const { status, body } = await admin.attempt(application.delete, { id });
    expect([status, body.message]).toEqual([409, '已被使用，不能删除：application_user (1)']);
  });
});

describe('应用权限', () => {
  it('只能查看的人看得到列表，但不能新增、修改、停用、删除', async () => {
    const viewer = await app.as('lina');
    const [first] = await viewer.data(application.list, {});
    for (const attempt of [
      viewer.attempt(application.save, newApplication()),
      viewer.attempt(application.update, { ...first!, name: '越权' }),
      viewer.attempt(application.setStatus, { id: first!.id, status: 0 }),
      viewer.attempt(application.delete, { id: first!.id }),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
    }
  });

  it('别的租户的应用不存在', async () => {
    const [theirs] = await neighbour.data(application.list, {});
    for (const attempt of [
      admin.attempt(application.detail, { id: theirs!.id }),
      admin.attempt(application.update, { ...theirs!, name: '越权' }),
      admin.attempt(application.setStatus, { id: theirs!.id, status: 0 }),
      admin.attempt(application.delete, { id: theirs!.id }),
    ]) {
      expect((await attempt).status).toBe(404);
    }
    expect(await neighbour.data(application.detail, { id: theirs!.id })).toEqual(theirs);
  });
});
