import { category } from '@edp/contract/modules/category/category.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import { describeTranslations } from '../../testing/describe/describe-translations.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { productCategory } from '../../testing/samples/product-category.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let valves: string;
beforeAll(async () => {
  valves = (await productCategory(used.admin, '阀门')).at(-1)!;
});
const sample = (number: number) => ({
  name: `测试规格${number}`,
  productTypeId: valves,
  active: 1,
  sortOrder: 500,
  description: '',
});
const ids = async (name: string) => (await productCategory(used.admin, name)).at(-1)!;

const samples: RecordSamples = {
  what: '规格',
  table: 'specification',
  sample,
  ofNeighbour: async () => ({ productTypeId: await productCategory(used.neighbour, '阀门') }),
  key: 'name',
  filters: [
    ['名称中的一个字', { name: '口' }, ['口径', '旧版口径']],
    ['名称的拼音首字母', { name: 'yldj' }, ['压力等级']],
    ['名称与状态', { name: '口径', active: 1 }, ['口径']],
    ['空条件等于没有条件', { name: ' ', productTypeId: '', active: '', pageSize: 1 }, ['颜色']],
  ],
  invalid: [
    ['缺少名称', { name: ' ' }, 'name', '请输入规格名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['没有选择产品类别', { productTypeId: '' }, 'productTypeId', '请选择产品类别'],
    ['产品类别不存在', { productTypeId: 999_999 }, 'productTypeId', '所选产品类别已停用或不存在，请重新选择'],
    ['没有选择状态', { active: null }, 'active', '必填项不能为空'],
    ['状态不在选项中', { active: 2 }, 'active', '请选择有效的选项'],
    ['缺少排序号', { sortOrder: null }, 'sortOrder', '请输入排序号'],
    ['排序号为负', { sortOrder: -1 }, 'sortOrder', '不能小于0'],
    ['描述过长', { description: '长'.repeat(501) }, 'description', '不超过500个字符'],
    [
      '缺少规格值',
      { specValueList: [{ specValue: '红' }, { specValue: ' ' }] },
      'specValueList.1.specValue',
      '请输入规格值',
    ],
    ['规格值过长', { specValueList: [{ specValue: 'x'.repeat(51) }] }, 'specValueList.0.specValue', '不超过50个字符'],
    [
      '规格值的排序号为负',
      { specValueList: [{ specValue: '红', sortOrder: -1 }] },
      'specValueList.0.sortOrder',
      '不能小于0',
    ],
    [
      '规格值重复，不分大小写与全角',
      { specValueList: [{ specValue: 'Red' }, { specValue: '蓝' }, { specValue: 'ＲＥＤ' }] },
      'specValueList.2.specValue',
      '规格值不可重复',
    ],
    [
      '规格值过多',
      { specValueList: Array.from({ length: 201 }, (_, index) => ({ specValue: `${index}` })) },
      'specValueList',
      '最多200项',
    ],
    ['规格值不是列表', { specValueList: 'x' }, 'specValueList', '格式不正确'],
  ],
  unique: { field: 'name', taken: '口径', message: '该产品类别下已有同名规格，请更换名称' },
};

describeRecord(used, specification, samples);
describeTranslations(used, specification, samples, '请输入规格名称');

describe('规格的产品类别', () => {
  it('可给出编号、路径或逗号分隔的路径；答复给出编号，另有路径与各级名称', async () => {
    const path = await productCategory(used.admin, '球阀');
    for (const [index, productTypeId] of [path.at(-1)!, Number(path.at(-1)), path, path.join(',')].entries()) {
      const { id } = await used.admin.data(specification.save, { ...sample(1000 + index), productTypeId });
      expect(await used.admin.data(specification.detail, { id })).toMatchObject({
        productTypeId: path.at(-1),
        productTypeIds: path.join(','),
        productTypeText: '外购件,机械件,阀门,球阀',
      });
    }
    const { status, body } = await used.admin.attempt(specification.save, {
      ...sample(1010),
      productTypeId: ['1', ...path.slice(1)],
    });
    expect([status, body.data.fields?.[0]?.field]).toEqual([400, 'productTypeId']);
  });

  it('列表按类别查询时包括其下级；类别名称随语言', async () => {
    const names = async (productTypeId: string | string[]) =>
      (await used.admin.data(specification.list, { productTypeId, pageSize: 100 })).map(({ name }) => name);
    expect(await names(await ids('电气件'))).toEqual(['电压', '功率', '极数', '防护等级', '长度', '芯数']);
    expect(await names(await productCategory(used.admin, '线缆'))).toEqual(['长度', '芯数']);
    const english = await used.app.as('admin', { language: 'ENG' });
    expect((await english.data(specification.list, { name: 'connection' }))[0]).toMatchObject({
      name: 'Connection',
      productTypeText: 'Purchased parts,Mechanical parts,Valves',
      specValueList: expect.arrayContaining([expect.objectContaining({ specValue: 'Flanged' })]),
    });
  });

  it('名称在不同类别中可以相同，在同一类别中不分大小写与全角', async () => {
    await used.admin.succeed(specification.save, { ...sample(1), name: '口径', productTypeId: await ids('离心泵') });
    await used.admin.succeed(specification.save, { ...sample(1), name: 'Size' });
    expect((await used.admin.attempt(specification.save, { ...sample(1), name: 'ｓｉｚｅ' })).body.message).toBe(
      '该产品类别下已有同名规格，请更换名称',
    );
  });

  it('停用的类别不能选，已有的可以保留；被规格使用的类别不能删除', async () => {
    const path = await productCategory(used.admin, '液压缸');
    const { id } = await used.admin.data(specification.save, { ...sample(1020), productTypeId: path });
    const node = await used.admin.data(category.detail, { id: path.at(-1)! });
    await used.admin.succeed(category.save, { ...node, status: 0 });
    expect((await used.admin.attempt(specification.save, { ...sample(1021), productTypeId: path })).body.message).toBe(
      '所选产品类别已停用或不存在，请重新选择',
    );
    await used.admin.succeed(specification.update, {
      ...(await used.admin.data(specification.detail, { id })),
      name: '行程',
    });
    expect((await used.admin.attempt(category.delete, { id: path.at(-1)! })).body.message).toContain('规格 (1)');
  });
});

describe('供产品选用的规格', () => {
  const names = async (input: object, client = used.viewer) =>
    (await client.data(specification.choices, { pageSize: 100, ...input })).map(({ name }) => name);

  it('给出该类别与其各级上级的，不给出下级的', async () => {
    const valveNames = ['口径', '压力等级', '连接方式', '阀体材质'];
    expect(await names({ categoryId: await productCategory(used.admin, '蝶阀'), active: 1 })).toEqual(
      expect.arrayContaining(valveNames),
    );
    expect(await names({ categoryId: await ids('机械件'), active: 1 })).toEqual([]);
    expect(await names({ categoryId: await ids('异步电机'), active: 1 })).toEqual(['电压', '功率', '极数', '防护等级']);
  });

  it('关键字在名称或规格值中；可按状态；分页', async () => {
    expect(await names({ kw: 'dn15' })).toEqual(['口径']);
    expect(await names({ kw: '口径', active: 0 })).toEqual(['旧版口径']);
    expect(await names({ kw: '没有这样的值' })).toEqual([]);
    const english = await used.app.as('admin', { language: 'ENG' });
    expect(await names({ kw: 'flanged' }, english)).toEqual(['Connection']);
    const { body } = await used.admin.succeed(specification.choices, { kw: '不锈钢', pageSize: 2 });
    expect([body.data.map(({ name }) => name), body.total]).toEqual([['颜色', '过流件材质'], 3]);
  });

  it('经销商不能使用', async () => {
    expect((await (await used.app.as('kehu')).attempt(specification.choices, {})).status).toBe(403);
  });
});

it('停用与启用；过期时拒绝', async () => {
  const { id } = await used.admin.data(specification.save, sample(2000));
  await used.admin.succeed(specification.setActive, { id, active: '0' });
  expect(await used.admin.data(specification.detail, { id })).toMatchObject({ active: 0, version: 2 });
  expect((await used.admin.attempt(specification.setActive, { id, active: 1, version: 1 })).status).toBe(409);
  await used.admin.succeed(specification.setActive, { id, active: 1, version: 2 });
  expect((await used.admin.data(specification.detail, { id })).active).toBe(1);
});
