import { unit } from '@edp/contract/modules/unit.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const newUnit = (fields: object = {}) => ({ code: `T${++number}`, name: `测试单位${number}`, unitCategory: 'CountUnit' as const, active: 1, sortOrder: 500, ...fields });
const create = async (fields: object = {}) => (await admin.data(unit.save, newUnit(fields))).id;
const read = async (id: string) => inputOf(await admin.data(unit.detail, { id }));
const inputOf = (record: Awaited<ReturnType<typeof admin.data<typeof unit.detail>>>) => ({ ...record, unitCategory: record.unitCategory as 'CountUnit' });

describe('单位列表', () => {
  it('按排序号分页，并给出总数', async () => {
    const { body } = await admin.succeed(unit.list, { pageNo: 1, pageSize: 10 });
    expect(body.total).toBe(27);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({
      code: 'PCS', name: '个', unitCategory: 'CountUnit', unitCategoryStr: '数量', active: 1, source: 1, conversionFactor: '1', nativeCode: 'C62', createName: '陈志远',
    });
  });

  it.each([
    ['名称中的一个字', { name: '升' }, ['ml', 'L']],
    ['编码，不分大小写', { code: 'M3' }, ['m3']],
    ['单位类别', { unitCategory: 'WeightUnit' as const }, ['g', 'kg', 't', 'lb', 'JIN']],
    ['无效的单位', { active: '0' }, ['JIN']],
    ['单位类别与有效性', { unitCategory: 'WeightUnit' as const, active: 1 }, ['g', 'kg', 't', 'lb']],
    ['名称、编码与单位类别', { name: '平方', code: 'cm', unitCategory: 'AreaUnit' as const }, ['cm2']],
    ['名称与不含它的类别', { name: '平方', unitCategory: 'TimeUnit' as const }, []],
    ['空条件等于没有条件', { name: ' ', code: '', unitCategory: '', active: '', pageSize: 1 }, ['PCS']],
  ])('可按%s查询', async (_what, filter, codes) => {
    const { body } = await admin.succeed(unit.list, filter);
    expect(body.data.map((row) => row.code)).toEqual(codes);
    if (codes.length > 1) expect(body.total).toBe(codes.length);
  });

  it('不存在的单位类别明确拒绝', async () => {
    const { status, body } = await admin.send('POST', unit.list.path, { unitCategory: 'ColourUnit' });
    expect([status, body.message]).toEqual([400, '请选择有效的选项']);
  });

  it('英文界面显示英文名称与类别，可按英文名称查询', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const { body } = await english.succeed(unit.list, { name: 'square' });
    expect(body.data.map(({ name, unitCategoryStr }) => [name, unitCategoryStr])).toEqual([['Square centimetre', 'Area'], ['Square metre', 'Area']]);
  });
});

describe('按类别选择单位', () => {
  it('只给出有效的单位，可按类别与名称', async () => {
    const codes = async (input: object) => (await admin.data(unit.options, input)).map(({ code }) => code);
    expect(await codes({ unitCategory: 'WeightUnit' })).toEqual(['g', 'kg', 't', 'lb']);
    expect(await codes({ unitCategory: 'LengthUnit', name: '千' })).toEqual(['km']);
    expect((await codes({})).length).toBeGreaterThan(20);
    expect(await codes({ unitCategory: 'VolumeUnit', name: '没有' })).toEqual([]);
  });

  it('给出类别名称与换算系数；任何登录的人都可以使用', async () => {
    const customer = await app.as('kehu');
    const [inch] = await customer.data(unit.options, { unitCategory: 'LengthUnit', name: '英寸' });
    expect(inch).toMatchObject({ code: 'in', name: '英寸', unitCategoryStr: '长度', conversionFactor: '0.0254' });
  });
});

describe('单位保存', () => {
  it('新增后可在详情中读到', async () => {
    const { body } = await admin.succeed(unit.save, newUnit({ name: '  托盘  ', nativeCode: 'PX', description: '说明' }));
    expect(body.message).toBe('操作成功');
    const detail = await admin.data(unit.detail, body.data);
    expect(detail).toMatchObject({ name: '托盘', nativeCode: 'PX', description: '说明', version: 1, source: 2, createName: '陈志远', conversionFactor: '', labelPath: '' });
    expect(detail.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([
    ['缺少编码', { code: ' ' }, 'code', '请输入单位编码'],
    ['编码含中文', { code: '个1' }, 'code', '不允许输入中文字符'],
    ['编码过长', { code: 'x'.repeat(11) }, 'code', '不超过10个字符'],
    ['缺少名称', { name: '' }, 'name', '请输入单位名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['没有选择类别', { unitCategory: '' }, 'unitCategory', '请选择单位类别'],
    ['类别不在字典中', { unitCategory: 'ColourUnit' }, 'unitCategory', '请选择有效的选项'],
    ['状态不在选项中', { active: 7 }, 'active', '请选择有效的选项'],
    ['排序号为负', { sortOrder: -1 }, 'sortOrder', '不能小于0'],
    ['缺少排序号', { sortOrder: null }, 'sortOrder', '请输入排序号'],
    ['换算系数不是数字', { conversionFactor: '一' }, 'conversionFactor', '请输入数字'],
    ['换算系数为零', { conversionFactor: 0 }, 'conversionFactor', '换算系数必须大于0'],
    ['换算系数为负', { conversionFactor: '-1' }, 'conversionFactor', '换算系数必须大于0'],
    ['换算系数小数过多', { conversionFactor: '0.12345678901' }, 'conversionFactor', '最多10位小数'],
    ['换算系数整数过多', { conversionFactor: '12345678901' }, 'conversionFactor', '整数部分最多10位'],
    ['原始编码过长', { nativeCode: 'x'.repeat(21) }, 'nativeCode', '不超过20个字符'],
    ['图片不存在', { labelPath: '/file/v6/view/999999' }, 'labelPath', '图片路径错误'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(unit.save, newUnit(fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('英文界面得到英文提示', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const message = async (fields: object) => (await english.attempt(unit.save, newUnit(fields))).body.message;
    expect(await message({ name: 'x'.repeat(51) })).toBe('Not more than 50 characters');
    expect(await message({ code: '个' })).toBe('Chinese characters are not allowed');
    expect(await message({ code: 'kg' })).toBe('This unit code is taken. Please choose another');
  });

  it('换算系数一位不差', async () => {
    for (const factor of ['9999999999.9999999999', '0.0000000001', '0.45359237']) {
      const id = await create({ conversionFactor: factor });
      expect((await admin.data(unit.detail, { id })).conversionFactor).toBe(factor);
    }
    const id = await create({ conversionFactor: 0.1 });
    expect((await admin.data(unit.detail, { id })).conversionFactor).toBe('0.1');
  });

  it('编码重复时提示在编码上；别的租户可以有同样的编码', async () => {
    const { status, body } = await admin.attempt(unit.save, newUnit({ code: 'kg' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: '单位编码已存在，请更换', data: { error: 'unit.codeTaken', fields: [{ field: 'code' }] } });
    expect((await neighbour.succeed(unit.list, { code: 'kg' })).body.total).toBe(1);
  });

  it('修改须给出编号；他人已修改时拒绝覆盖，并给出现状', async () => {
    const id = await create();
    const mine = await read(id);
    const other = await app.as('zhangwei');
    await other.succeed(unit.update, { ...mine, name: '张伟改的' });
    const { status, body } = await admin.attempt(unit.update, { ...mine, name: '管理员改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '张伟改的', version: 2, unitCategoryStr: '数量' } });
    expect((await admin.send('POST', unit.update.path, newUnit())).status).toBe(400);
  });

  it('停用与启用', async () => {
    const id = await create();
    await admin.succeed(unit.setActive, { id, active: '0' });
    expect(await admin.data(unit.detail, { id })).toMatchObject({ active: 0, version: 2 });
    expect((await admin.data(unit.options, {})).some((option) => option.id === id)).toBe(false);
    await admin.succeed(unit.setActive, { id, active: 1, version: 2 });
    expect((await admin.data(unit.detail, { id })).active).toBe(1);
  });

  it('图片上传后保存，列表给出可直接打开的地址；别的租户的图片不能使用', async () => {
    const picture = createCanvas(118, 95).toBuffer('image/png');
    const id = await create({ labelPath: (await uploadFile(admin, 'unit.png', picture)).url });
    expect((await fetch(app.baseUrl + (await admin.data(unit.detail, { id })).labelPath)).status).toBe(200);
    const theirs = await uploadFile(neighbour, 'unit.png', picture);
    expect((await admin.attempt(unit.save, newUnit({ labelPath: theirs.url }))).body.message).toBe('图片路径错误');
  });
});

describe.each([['POST', unit.delete], ['GET', unit.deleteWithGet]] as const)('单位删除（%s）', (method, call) => {
  it('未被使用的可以删除，翻译一并删除', async () => {
    const id = await create();
    await admin.succeed(unit.translate, [{ type: 'ENG', name: 'Gone', remark: '', parentId: id }]);
    await admin.succeed(call, { id });
    expect((await admin.attempt(unit.detail, { id })).status).toBe(404);
    const tenantOne = await app.asTenant(1);
    expect((await tenantOne.query(`select from translation where table_name = 'unit' and record_id = $1`, [id])).rows).toEqual([]);
  });

  it('被使用的不能删除，并说明用在哪里', async () => {
    const id = await create();
    const owner = await app.owner();
    await owner.query(`
      create table public.unit_user_${method} (tenant_id int not null, id bigint not null, unit_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, unit_id) references public.unit);
      call app.protect('public.unit_user_${method}');
      set app.tenant = '1';
      insert into public.unit_user_${method} values (1, 1, ${id}), (1, 2, ${id})`);
    const { status, body } = await admin.attempt(call, { id });
    expect([status, body.message]).toEqual([409, `已被使用，不能删除：unit_user_${method.toLowerCase()} (2)`]);
    expect((await admin.data(unit.detail, { id })).id).toBe(id);
  });

  it('没有权限或没有签名时拒绝，什么也不删除', async () => {
    const id = await create();
    const viewer = await app.as('lina');
    expect((await viewer.attempt(call, { id })).status).toBe(403);
    expect((await admin.send(method, call.path, { id }, { ...admin.headersOf(), signature: '' })).status).toBe(400);
    expect((await admin.data(unit.detail, { id })).id).toBe(id);
  });
});

describe('单位多语言', () => {
  it('每种语言一行，修改后生效', async () => {
    const id = await create({ name: '筒', description: '备注' });
    const rows = await admin.data(unit.translations, { id });
    expect(rows.map(({ type, name, remark }) => [type, name, remark])).toEqual([['ZHS', '筒', '备注'], ['ENG', '', '']]);
    await admin.succeed(unit.translate, [{ ...rows[0]!, name: '圆筒' }, { ...rows[1]!, name: 'Drum' }]);
    expect((await admin.data(unit.detail, { id })).name).toBe('圆筒');
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.data(unit.options, {})).find((option) => option.id === id)?.name).toBe('Drum');
  });

  it('原文名称不能为空', async () => {
    const id = await create();
    const { status, body } = await admin.attempt(unit.translate, [{ type: 'ZHS', name: ' ', remark: '', parentId: id }]);
    expect([status, body.message]).toEqual([400, '请输入单位名称']);
  });
});

describe('单位权限', () => {
  it('只能查看的人不能新增、修改、停用、翻译', async () => {
    const viewer = await app.as('lina');
    expect((await viewer.succeed(unit.list, {})).body.data.length).toBeGreaterThan(0);
    const id = await create();
    for (const attempt of [
      viewer.attempt(unit.save, newUnit()),
      viewer.attempt(unit.update, await read(id)),
      viewer.attempt(unit.setActive, { id, active: 0 }),
      viewer.attempt(unit.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003, status: false } });
    }
    expect((await admin.data(unit.detail, { id })).version).toBe(1);
  });

  it('别的租户的单位不存在', async () => {
    const [theirs] = await neighbour.data(unit.list, {});
    const id = theirs!.id;
    expect((await admin.attempt(unit.detail, { id })).status).toBe(404);
    expect((await admin.attempt(unit.update, { ...inputOf(theirs!), name: '越权' })).status).toBe(404);
    expect((await admin.attempt(unit.setActive, { id, active: 0 })).status).toBe(404);
    expect((await admin.attempt(unit.deleteWithGet, { id })).status).toBe(404);
    expect((await neighbour.data(unit.detail, { id })).version).toBe(1);
  });
});
