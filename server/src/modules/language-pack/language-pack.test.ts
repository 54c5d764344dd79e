import { readFile } from 'node:fs/promises';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const pageOf = (functionName: string) => ({ functionName, languageType: 'ZHS' as const });
const textsOf = (client: TestClient, functionName?: string | string[], languageType: 'ZHS' | 'ENG' = 'ZHS') =>
  client.data(languagePack.texts, { functionName, languageType });

describe('页面文本', () => {
  it('修改后所有人读到租户自己的文本，其他语言和其他租户不变', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const { body } = await admin.succeed(languagePack.save, {
      ...pageOf('brand'),
      version: 0,
      texts: { title: '商标管理', add: '  新增商标 ' },
    });
    expect(body.message).toBe('修改成功');
    expect(await textsOf(await app.as('kehu'), 'brand')).toEqual({ brand: { title: '商标管理', add: '新增商标' } });
    expect(await textsOf(admin, 'brand', 'ENG')).toEqual({});
    expect(await textsOf(neighbour, 'brand')).toEqual({});
    expect((await neighbour.data(languagePack.overview, {})).functions).toEqual([]);
  });

  it('一次可取多个页面或全部页面的文本', async () => {
    await admin.succeed(languagePack.save, { ...pageOf('home'), texts: { subtitle: '欢迎' } });
    await admin.succeed(languagePack.save, { ...pageOf('app'), texts: { exit: '离开' } });
    expect(Object.keys(await textsOf(admin, ['home', 'app', 'nothing']))).toEqual(['app', 'home']);
    expect(Object.keys(await textsOf(admin))).toEqual(expect.arrayContaining(['app', 'home']));
  });

  it('总览给出产品的语言，以及各页面修改了多少文本', async () => {
    await admin.succeed(languagePack.save, { ...pageOf('counted'), texts: { one: '一', two: '二' } });
    await admin.succeed(languagePack.save, { ...pageOf('emptied'), texts: {} });
    const { languages, functions } = await admin.data(languagePack.overview, {});
    expect(languages).toEqual([
      { languageType: 'ZHS', name: '简体中文' },
      { languageType: 'ENG', name: 'English' },
    ]);
    expect(functions).toContainEqual({ functionName: 'counted', languageType: 'ZHS', overridden: 2 });
    expect(functions.map(({ functionName }) => functionName)).not.toContain('emptied');
  });

  it('没有列出的文本恢复默认', async () => {
    await admin.succeed(languagePack.save, { ...pageOf('reset'), texts: { one: '一', two: '二' } });
    const { version } = await admin.data(languagePack.detail, pageOf('reset'));
    await admin.succeed(languagePack.save, { ...pageOf('reset'), version, texts: { two: '二' } });
    expect(await textsOf(admin, 'reset')).toEqual({ reset: { two: '二' } });
  });

  it('文本原样保存，脚本也只是文本', async () => {
    const texts = { one: '<script>alert(1)</script>', two: `';drop table brand;--`, three: '保留 {name} 与 $t(x)' };
    await admin.succeed(languagePack.save, { ...pageOf('plain'), texts });
    expect(await textsOf(admin, 'plain')).toEqual({ plain: texts });
  });

  it.each([
    ['文本过长', { texts: { title: '长'.repeat(201) } }, 'texts.title', '不超过200个字符'],
    ['文本为空', { texts: { title: ' ' } }, 'texts.title', '必填项不能为空'],
    ['文本有控制字符', { texts: { title: 'a\u0000b' } }, 'texts.title', '包含不允许的控制字符'],
    ['键不正确', { texts: { 'a b': 'x' } }, 'texts.a b', '格式不正确'],
    ['页面不正确', { functionName: '../x', texts: {} }, 'functionName', '格式不正确'],
    ['语言不正确', { languageType: 'FRA', texts: {} }, 'languageType', '请选择有效的选项'],
    [
      '文本太多',
      { texts: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`k${i}`, 'x'])) },
      'texts',
      '最多2000项',
    ],
  ])('%s时在该处提示，什么也不保存', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(languagePack.save, { ...pageOf('refused'), ...fields } as never);
    expect(status).toBe(400);
    expect(body.data.fields).toContainEqual({ field, message });
    expect(await textsOf(admin, 'refused')).toEqual({});
  });
});

describe('两位管理员同时修改', () => {
  it('后保存的被拒绝，并看到现在的文本', async () => {
    await admin.succeed(languagePack.save, { ...pageOf('shared'), version: 0, texts: { title: '甲' } });
    const { status, body } = await admin.attempt(languagePack.save, {
      ...pageOf('shared'),
      version: 0,
      texts: { title: '乙' },
    });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { version: 1, texts: { title: '甲' } } });
    await admin.succeed(languagePack.save, { ...pageOf('shared'), version: 1, texts: { title: '乙' } });
    expect(await textsOf(admin, 'shared')).toEqual({ shared: { title: '乙' } });
  });

  it('同时第一次修改同一页面，也只有一个成功', async () => {
    const saves = ['甲', '乙', '丙'].map((title) =>
      admin.attempt(languagePack.save, { ...pageOf('raced'), version: 0, texts: { title } }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('单个文本', () => {
  it('一次写两种语言，只动这一个；留空恢复默认；两人同时改不同的文本互不影响', async () => {
    await admin.succeed(languagePack.save, { ...pageOf('single'), texts: { other: '其他' } });
    const save = (key: string, ZHS: string, ENG: string) =>
      admin.succeed(languagePack.saveText, { functionName: 'single', key, ZHS, ENG });
    await Promise.all([save('one', '一', 'One'), save('two', '二', '')]);
    expect(await textsOf(admin, 'single')).toEqual({ single: { other: '其他', one: '一', two: '二' } });
    expect(await textsOf(admin, 'single', 'ENG')).toEqual({ single: { one: 'One' } });
    await save('one', '', 'Only');
    expect(await textsOf(admin, 'single')).toEqual({ single: { other: '其他', two: '二' } });
    expect(await textsOf(admin, 'single', 'ENG')).toEqual({ single: { one: 'Only' } });
    expect(
      (
        await admin.attempt(languagePack.saveText, {
          functionName: 'single',
          key: 'one',
          ZHS: '长'.repeat(201),
          ENG: '',
        })
      ).body.data.fields,
    ).toEqual([{ field: 'ZHS', message: '不超过200个字符' }]);
  });

  it('全部恢复只涉及本租户', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    await neighbour.succeed(languagePack.saveText, { functionName: 'single', key: 'one', ZHS: '邻居', ENG: '' });
    await admin.succeed(languagePack.restoreAll, {});
    expect((await admin.data(languagePack.overview, {})).functions).toEqual([]);
    expect(await textsOf(neighbour, 'single')).toEqual({ single: { one: '邻居' } });
  });

  it('各类数据中没有英文名称的有多少', async () => {
    const before = await admin.data(languagePack.untranslated, {});
    await admin.succeed(brand.save, { code: 'NOENG', name: '无英文', active: 1, sortOrder: 1, description: '' });
    const after = await admin.data(languagePack.untranslated, {});
    const count = (rows: typeof before) => rows.find(({ noun }) => noun === 'brand')!;
    expect(count(after)).toEqual({ ...count(before), missing: count(before).missing + 1 });
    expect(count(after)).toMatchObject({ title: '品牌', url: '/brand' });
    expect((await (await app.as('lina')).attempt(languagePack.untranslated, {})).status).toBe(403);
  });
});

describe('权限', () => {
  it('没有权限的人只能读', async () => {
    const lina = await app.as('lina');
    expect((await lina.attempt(languagePack.save, { ...pageOf('brand'), texts: {} })).status).toBe(403);
    expect((await lina.attempt(languagePack.detail, pageOf('brand'))).status).toBe(403);
    expect((await lina.attempt(languagePack.overview, {})).status).toBe(200);
  });

  it('管理员得到权限与菜单', async () => {
    const { menuList, permissionList } = await admin.data(role.resources, {});
    expect(permissionList.flatMap(({ button }) => button)).toContainEqual({ enCode: 'language.edit' });
    expect(menuList.flatMap(({ list }) => list)).toContainEqual(
      expect.objectContaining({ code: 'languagePack', url: '/languageText' }),
    );
  });
});

it('升级时，列表与详情中自己的字段名称都归到物料的字段；列的名称仍是列的名称', async () => {
  const { languageType } = pageOf('material');
  await admin.succeed(languagePack.save, {
    ...pageOf('material'),
    texts: { unit: '计量', code: '料号', load: '调入物料' },
  });
  await admin.succeed(languagePack.save, {
    ...pageOf('materialRecord'),
    texts: { unit: '计量单位', itemCode: '物料号', bore: '孔径' },
  });
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  await neighbour.succeed(languagePack.save, { ...pageOf('materialRecord'), texts: { texture: '材料' } });
  const owner = await app.owner();
  const migration = new URL('../../../migrations/0060-material-texts.sql', import.meta.url);
  await owner.query(await readFile(migration, 'utf8'));
  expect((await admin.data(languagePack.texts, { functionName: 'material', languageType })).material).toEqual({
    unitHeading: '计量',
    unit: '计量单位',
    itemCode: '料号',
    bore: '孔径',
    code: '料号',
    load: '调入物料',
  });
  expect(await textsOf(neighbour, 'material')).toEqual({ material: { texture: '材料' } });
});

it('升级时，自己的字段名称归到商品、SKU、证书等数据的字段；列表已有的名称不变，各种语言、各个企业分开', async () => {
  const own = {
    product: { name: '货品', shelf: '销售状态', priceRange: '价位', picture: '小图', load: '调入商品' },
    productRecord: { name: '品名', thumbnail: '封面', priceRange: '售价', minimumOrder: '起购量' },
    productVariants: { itemCode: '规格编码', values: '组合', title: '规格' },
    skus: { title: '库存单位', code: '库存编码' },
    recordFields: { volume: '容积' },
    certificate: { start: '生效日', title: '数字证书' },
    employee: { name: '员工姓名' },
    setting: { mark: '标识' },
  };
  for (const [page, texts] of Object.entries(own)) await admin.succeed(languagePack.save, { ...pageOf(page), texts });
  await admin.succeed(languagePack.save, {
    functionName: 'productRecord',
    languageType: 'ENG',
    texts: { unit: 'Measure' },
  });
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  await neighbour.succeed(languagePack.save, { ...pageOf('setting'), texts: { mark: '类别码' } });

  const owner = await app.owner();
  const migration = new URL('../../../migrations/0061-definition-texts.sql', import.meta.url);
  await owner.query(await readFile(migration, 'utf8'));

  const moved = await textsOf(admin, ['product', 'sku', 'material', 'certificate', 'employee', 'setting']);
  expect(moved).toMatchObject({
    product: {
      name: '货品',
      active: '销售状态',
      priceRangeHeading: '价位',
      priceRange: '售价',
      picture: '封面',
      minimumOrderQuantity: '起购量',
      volumeStr: '容积',
      load: '调入商品',
    },
    sku: { title: '库存单位', itemCode: '库存编码', specUnionKey: '组合', activeHeading: '销售状态' },
    certificate: { startTime: '生效日', title: '数字证书' },
    employee: { realname: '员工姓名' },
    setting: { code: '标识' },
  });
  expect(moved['material']).toMatchObject({ volumeStr: '容积' });
  expect(await textsOf(admin, ['product'], 'ENG')).toEqual({ product: { unitId: 'Measure' } });
  expect(await textsOf(neighbour, ['setting', 'product'])).toEqual({ setting: { mark: '类别码', code: '类别码' } });
});

it('升级时，新闻、分类与标签、部门和BOM自己的字段名称归到各自的定义，读者看到的新闻、可编辑的表格另成一页', async () => {
  const textsByPage = {
    news: { title: '通知', ticker: '公告' },
    newsManage: { newsTitle: '题目', audience: '发给谁', everybody: '全员', publish: '发出', yes: '对' },
    categorySet: { categoryName: '类名', copy: '复制类集' },
    labelSet: { label: '标记', isRadio: '单选吗' },
    organisation: { head: '主管', people: '人数' },
    bom: { type: '类集', specification: '型号' },
    bomWorkbench: { unit: '计量单位', undo: '退一步' },
    sheet: { title: '明细表' },
  };
  for (const [page, texts] of Object.entries(textsByPage))
    await admin.succeed(languagePack.save, { ...pageOf(page), texts });
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  await neighbour.succeed(languagePack.save, { ...pageOf('news'), texts: { title: '快讯' } });
  const owner = await app.owner();
  await owner.query(await readFile(new URL('../../../migrations/0062-noun-texts.sql', import.meta.url), 'utf8'));
  expect(
    await textsOf(admin, [
      'news',
      'newsReader',
      'category',
      'label',
      'organisation',
      'bom',
      'bomItem',
      'bomWorkbench',
      'sheet',
      'grid',
    ]),
  ).toEqual({
    news: { titleLabel: '题目', audience: '发给谁', everybody: '发给谁', everybody1: '全员', publish: '发出' },
    newsReader: textsByPage.news,
    category: { name: '类名' },
    label: { thing: '标记', isRadio: '单选吗' },
    organisation: { ...textsByPage.organisation, headId: '主管' },
    bom: { ...textsByPage.bom, typeText: '类集', proSpecName: '型号' },
    bomItem: { unitId: '计量单位' },
    bomWorkbench: textsByPage.bomWorkbench,
    grid: textsByPage.sheet,
  });
  expect(await textsOf(neighbour, ['news', 'newsReader', 'label'])).toEqual({
    news: {},
    newsReader: { title: '快讯' },
  });
});
