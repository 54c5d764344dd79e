import { brand } from '@edp/contract/modules/brand.ts';
import { file } from '@edp/contract/modules/file.ts';
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
const newBrand = (fields: object = {}) => ({ code: `T${++number}`, name: `测试品牌${number}`, active: 1, sortOrder: 500, ...fields });
const create = async (fields: object = {}) => (await admin.data(brand.save, newBrand(fields))).id;

describe('品牌列表', () => {
  it('按排序号分页，并给出总数', async () => {
    const first = await admin.succeed(brand.list, { pageNo: 1, pageSize: 10 });
    const second = await admin.succeed(brand.list, { pageNo: 2, pageSize: 10 });
    expect(first.body.total).toBe(24);
    expect(first.body.data).toHaveLength(10);
    expect(first.body.data[0]).toMatchObject({ code: 'BRH', name: '佰瑞华', active: 1, source: 1, createdName: '陈志远' });
    expect(second.body.data[0]!.sortOrder).toBeGreaterThan(first.body.data[9]!.sortOrder);
  });

  it('超出末页时没有数据，但总数不变', async () => {
    const { body } = await admin.succeed(brand.list, { pageNo: 99, pageSize: 10 });
    expect(body).toMatchObject({ data: [], total: 24 });
  });

  it.each([
    ['名称中的一个字', { name: '轴' }, ['HENGTUO']],
    ['名称中的两个字', { name: '仪表' }, ['YUANCE']],
    ['编码，不分大小写', { code: 'yuan' }, ['YUANCE', 'BOYUAN', 'LVYUAN']],
    ['名称与编码同时', { name: '密封', code: 'LAN' }, ['LANJI']],
    ['无效的品牌', { active: '0' }, ['OLDSTAR', 'SHENGTAI']],
    ['名称与有效性同时', { name: '机械', active: 1 }, []],
    ['百分号只是百分号', { name: '%' }, []],
    ['空条件等于没有条件', { name: '  ', code: '', active: '', pageSize: 1 }, ['BRH']],
  ])('可按%s查询', async (_what, filter, codes) => {
    const { body } = await admin.succeed(brand.list, filter);
    expect(body.data.map((row) => row.code)).toEqual(codes);
  });

  it('英文界面显示英文名称，没有翻译的显示原名', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const id = await create({ name: '尚无翻译', sortOrder: 0 });
    const rows = await english.data(brand.list, { pageSize: 2 });
    expect(rows.map((row) => row.name)).toEqual(['尚无翻译', 'Bairuihua']);
    await admin.succeed(brand.delete, { id });
  });
});

describe('品牌查询的边界', () => {
  it('英文界面可按英文名称查询，也可按原名', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    const found = async (name: string) => {
      const { body } = await english.succeed(brand.list, { name });
      return [body.data.map((row) => row.code), body.total];
    };
    expect(await found('bearings')).toEqual([['HENGTUO'], 1]);
    expect(await found('轴承')).toEqual([['HENGTUO'], 1]);
    expect(await found('Bairuihua')).toEqual([['BRH'], 1]);
    expect((await admin.succeed(brand.list, { name: 'bearings' })).body.total).toBe(0);
  });

  it('常见的字命中很多条时，分页与总数仍然正确', async () => {
    const tenantTwo = await app.asTenant(2);
    await tenantTwo.query(`insert into brand (code, name, sort_order, active) select 'M' || n, '常见' || n, n, n % 2 = 0 from generate_series(1, 1500) n`);
    const page = await neighbour.succeed(brand.list, { name: '常见', pageNo: 3, pageSize: 20 });
    expect([page.body.total, page.body.more, page.body.data[0]!.code]).toEqual([500, true, 'M41']);
    // Whoever turns to the pages behind gets there, and learns at the end how many there are.
    const behind = await neighbour.succeed(brand.list, { name: '常见', pageNo: 60, pageSize: 20 });
    expect([behind.body.total, behind.body.more, behind.body.data[0]!.code]).toEqual([1240, true, 'M1181']);
    const last = await neighbour.succeed(brand.list, { name: '常见', pageNo: 75, pageSize: 20 });
    expect([last.body.total, last.body.more, last.body.data.at(-1)!.code]).toEqual([1500, undefined, 'M1500']);
    const beyond = await neighbour.succeed(brand.list, { name: '常见', pageNo: 76, pageSize: 20 });
    expect([beyond.body.total, beyond.body.more, beyond.body.data]).toEqual([1500, undefined, []]);
    const narrowed = await neighbour.succeed(brand.list, { name: '常见', active: 1, pageSize: 5 });
    expect([narrowed.body.total, narrowed.body.more, narrowed.body.data.map((row) => row.code)]).toEqual([500, true, ['M2', 'M4', 'M6', 'M8', 'M10']]);
    expect((await neighbour.succeed(brand.list, { name: '常见1', active: 1, pageSize: 5 })).body.total).toBe(306);
    const rare = await neighbour.succeed(brand.list, { name: '常见', code: 'M1499' });
    expect(rare.body.total).toBe(1);
    // So frequent that the index is of no use: the planner must know.
    const owner = await app.owner();
    await owner.query('analyze brand');
    expect((await neighbour.succeed(brand.list, { name: '常见', pageSize: 5 })).body).toMatchObject({ total: 500, more: true });
    expect((await neighbour.succeed(brand.list, { name: '常见1', active: 0, pageSize: 5 })).body.total).toBe(306);
    await tenantTwo.query(`delete from brand where name like '常见%'`);
  });
});

describe('品牌保存', () => {
  it('新增后可在详情中读到，记录创建人与时间', async () => {
    const id = await create({ name: '  新品牌  ', description: '说明' });
    const detail = await admin.data(brand.detail, { id });
    expect(detail).toMatchObject({ name: '新品牌', description: '说明', version: 1, source: 2, createdName: '陈志远', labelPath: '' });
    expect(detail.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each(['BR\u200bH', '\u202eBRH', 'BRH\u2060'])('看起来一样的编码 %j 也是重复', async (code) => {
    expect((await admin.attempt(brand.save, newBrand({ code }))).body.data.error).toBe('brand.codeTaken');
  });

  it('编码重复时提示在编码上，什么也不改变', async () => {
    const { status, body } = await admin.attempt(brand.save, newBrand({ code: 'BRH' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ status: false, message: '品牌编码已存在，请更换', data: { error: 'brand.codeTaken', fields: [{ field: 'code' }] } });
    expect((await admin.succeed(brand.list, { code: 'BRH' })).body.total).toBe(1);
  });

  it.each([
    ['缺少编码', { code: ' ' }, 'code', '请输入品牌编码'],
    ['编码含中文', { code: '品牌1' }, 'code', '不允许输入中文字符'],
    ['编码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['缺少名称', { name: '' }, 'name', '请输入品牌名称!'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['排序号为负', { sortOrder: -1 }, 'sortOrder', '不能小于0'],
    ['缺少排序号', { sortOrder: null }, 'sortOrder', '请输入排序号'],
    ['状态不在选项中', { active: 7 }, 'active', '请选择有效的选项'],
    ['图片地址不是本系统的', { labelPath: 'https://example.com/x.png' }, 'labelPath', '图片路径错误'],
    ['图片不存在', { labelPath: '/file/v6/view/999999' }, 'labelPath', '图片路径错误'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(brand.save, newBrand(fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('他人已修改时拒绝覆盖，并给出现状', async () => {
    const id = await create();
    const read = await admin.data(brand.detail, { id });
    const other = await app.as('zhangwei');
    await other.succeed(brand.save, { ...read, name: '张伟改的' });
    const { status, body } = await admin.attempt(brand.save, { ...read, name: '管理员改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '张伟改的', version: 2, labelPath: '' } });
    expect(body.message).toContain('张伟');
    expect((await admin.data(brand.detail, { id })).name).toBe('张伟改的');
  });

  it('停用与启用', async () => {
    const id = await create();
    await admin.succeed(brand.save, { ...(await admin.data(brand.detail, { id })), active: '0' });
    expect((await admin.data(brand.detail, { id })).active).toBe(0);
    expect((await admin.data(brand.options, {})).some((option) => option.id === id)).toBe(false);
  });

  it('按名称快速添加；已有同名品牌时直接返回', async () => {
    const added = await admin.succeed(brand.addByName, { name: '快速品牌' });
    const again = await admin.data(brand.addByName, { name: '快速品牌' });
    expect(added.body.message).toBe('添加品牌成功!');
    expect(again).toEqual(added.body.data);
    expect((await admin.attempt(brand.addByName, { name: '' })).body.message).toBe('请输入品牌名称!');
  });

  it('每次修改都留下记录：谁、何时、哪些字段、前后值', async () => {
    const id = await create({ name: '改前' });
    await admin.succeed(brand.save, { ...(await admin.data(brand.detail, { id })), name: '改后' });
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(`select action, changes, user_id from change_record where table_name = 'brand' and record_id = $1 order by id`, [id]);
    expect(rows.map((row) => row.action)).toEqual(['insert', 'update']);
    expect(rows[1].changes).toEqual({ name: { before: '改前', after: '改后' } });
    expect(rows[1].user_id).toBeTruthy();
  });
});

describe('品牌图片', () => {
  const picture = (width: number, height: number) => createCanvas(width, height).toBuffer('image/png');

  it('上传后保存，列表给出可直接打开的地址', async () => {
    const uploaded = await uploadFile(admin, 'logo.png', picture(118, 95));
    const id = await create({ labelPath: uploaded.url });
    const { labelPath } = await admin.data(brand.detail, { id });
    const response = await fetch(app.baseUrl + labelPath);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(picture(118, 95))).toBe(true);
  });

  it('别的租户的图片不能使用', async () => {
    const uploaded = await uploadFile(neighbour, 'logo.png', picture(10, 10));
    const { status, body } = await admin.attempt(brand.save, newBrand({ labelPath: uploaded.url }));
    expect(status).toBe(400);
    expect(body.message).toBe('图片路径错误');
  });

  it('改动过的地址打不开', async () => {
    const uploaded = await uploadFile(admin, 'logo.png', picture(10, 10));
    const response = await fetch(app.baseUrl + uploaded.url.replace(/view\/(\d+)/, (_all, id) => `view/${Number(id) - 1}`));
    expect(response.status).toBe(404);
    expect((await admin.send('GET', file.view.path.replace('{id}', uploaded.id), { t: '1', e: '9999999999999', s: 'x' })).status).toBe(404);
  });
});

describe('品牌删除', () => {
  it('未被使用的可以删除，翻译一并删除', async () => {
    const id = await create();
    await admin.succeed(brand.translate, [{ type: 'ENG', name: 'Gone', remark: '', parentId: id }]);
    await admin.succeed(brand.delete, { id });
    expect((await admin.attempt(brand.detail, { id })).status).toBe(404);
    const tenantOne = await app.asTenant(1);
    expect((await tenantOne.query(`select from translation where table_name = 'brand' and record_id = $1`, [id])).rows).toEqual([]);
  });

  it('被使用的不能删除，并说明用在哪里', async () => {
    const id = await create();
    const owner = await app.owner();
    await owner.query(`
      create table public.brand_user (tenant_id int not null, id bigint not null, brand_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, brand_id) references public.brand);
      call app.protect('public.brand_user');
      set app.tenant = '1';
      insert into public.brand_user values (1, 1, ${id}), (1, 2, ${id})`);
    const { status, body } = await admin.attempt(brand.delete, { id });
    expect(status).toBe(409);
    expect(body.message).toBe('已被使用，不能删除：brand_user (2)');
    expect((await admin.data(brand.detail, { id })).id).toBe(id);
  });
});

describe('品牌多语言', () => {
  it('每种语言一行，原文在第一行；修改后生效', async () => {
    const id = await create({ name: '多语', description: '备注' });
    const rows = await admin.data(brand.translations, { id });
    expect(rows).toEqual([
      { id: '', type: 'ZHS', name: '多语', remark: '备注', parentId: id },
      { id: '', type: 'ENG', name: '', remark: '', parentId: id },
    ]);
    await admin.succeed(brand.translate, [
      { ...rows[0]!, name: '多语新名' },
      { ...rows[1]!, name: 'Polyglot' },
    ]);
    expect((await admin.data(brand.translations, { id })).map((row) => row.name)).toEqual(['多语新名', 'Polyglot']);
    const english = await app.as('admin', { language: 'ENG' });
    expect((await english.data(brand.options, {})).find((option) => option.id === id)?.name).toBe('Polyglot');
  });

  it('原文名称不能为空', async () => {
    const id = await create();
    const { status, body } = await admin.attempt(brand.translate, [{ type: 'ZHS', name: ' ', remark: '', parentId: id }]);
    expect(status).toBe(400);
    expect(body.message).toBe('请输入品牌名称!');
  });
});

describe('品牌权限', () => {
  it('只能查看的人看得到列表，但不能新增、修改、删除', async () => {
    const viewer = await app.as('lina');
    expect((await viewer.succeed(brand.list, {})).body.data.length).toBeGreaterThan(0);
    const id = await create();
    for (const attempt of [
      viewer.attempt(brand.save, newBrand()),
      viewer.attempt(brand.delete, { id }),
      viewer.attempt(brand.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003, status: false } });
    }
    expect((await admin.data(brand.detail, { id })).version).toBe(1);
  });

  it('别的租户的品牌不存在', async () => {
    const [theirs] = await neighbour.data(brand.list, {});
    expect((await admin.attempt(brand.detail, { id: theirs!.id })).status).toBe(404);
    expect((await admin.attempt(brand.save, { ...theirs!, name: '越权' })).status).toBe(404);
    expect((await admin.attempt(brand.delete, { id: theirs!.id })).status).toBe(404);
    expect((await neighbour.data(brand.detail, { id: theirs!.id })).name).toBe(theirs!.name);
  });
});
