import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { describeTranslations } from '../../testing/describe/describe-translations.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const units = 'edp_productunit_type';
const find = async (key: string) => (await used.admin.data(dictionary.list, { code: key }))[0]!;
const read = async (key: string) => used.admin.data(dictionary.detail, { id: (await find(key)).id });
const namesOf = async (key: string, input: object = {}) =>
  (await used.admin.data(dictionaryItem.byKey, { key, ...input })).map(({ name }) => name);
const sample = (number: number) => ({
  code: `own_${number}`,
  name: `自建字典${number}`,
  remark: '',
  itemList: [
    { code: 'X', name: '甲', nameEng: 'One' },
    { code: 'Y', name: '乙' },
  ],
});
const newUnit = (code: string, unitCategory: string) => ({
  code,
  name: `单位${code}`,
  unitCategory,
  active: 1,
  sortOrder: 1,
});

describe('按键取项', () => {
  it.each([
    ['edp_label_useobj', ['商品', '物料', '客户', '供应商', '设备', '合同', '人员']],
    ['dms_sku_itemtype', ['原材料', '半成品', '产成品', '外购件', '备品备件', '辅料', '包装物', '低值易耗品', '服务']],
    ['edp_productunit_type', ['长度', '重量', '体积', '面积', '数量', '时间']],
    ['quality_grade', ['优等品', '一等品', '合格品']],
  ])('%s 按顺序给出可选的项，没有停用的', async (key, names) => {
    const items = await used.admin.data(dictionaryItem.byKey, { key });
    expect(items.map(({ name }) => name)).toEqual(names);
    for (const { id, code, value, active } of items) expect([id, value, active]).toEqual([code, code, 1]);
  });

  it('每个租户、每个角色得到系统的项；英文界面给出英文名称；要求时也给出停用的', async () => {
    const [customer, neighbour, operator] = [
      await used.app.as('kehu'),
      used.neighbour,
      await used.app.as('admin', { tenantCode: 'PLATFORM' }),
    ];
    expect(await customer.data(dictionaryItem.byKey, { key: units })).toEqual(
      await neighbour.data(dictionaryItem.byKey, { key: units }),
    );
    expect(await operator.data(dictionaryItem.byKey, { key: units })).toHaveLength(6);
    const english = await used.app.as('admin', { language: 'ENG' });
    expect((await english.data(dictionaryItem.byKey, { key: units }))[0]).toEqual({
      id: 'LengthUnit',
      code: 'LengthUnit',
      name: 'Length',
      value: 'LengthUnit',
      active: 1,
    });
    expect(await namesOf('quality_grade', { withDisabled: 1 })).toEqual(['优等品', '一等品', '合格品', '处理品']);
  });

  it.each([{ key: 'no_such_key' }, { key: '__proto__' }, {}])('%j 不是数据字典，明确说明', async (input) => {
    const { status, body } = await used.admin.send('POST', dictionaryItem.byKey.path, input);
    expect([status, body.message]).toEqual([400, '没有这个数据字典，请检查字典键']);
  });
});

describe('自建字典', () => {
  it('新增后可按键取项，别的租户没有；排序、改名、停用、增减都在一次保存中', async () => {
    const { id } = await used.admin.data(dictionary.save, sample(1));
    expect(await namesOf('own_1')).toEqual(['甲', '乙']);
    expect((await used.neighbour.attempt(dictionaryItem.byKey, { key: 'own_1' })).status).toBe(400);
    const {
      itemList: [one, two],
      ...record
    } = await used.admin.data(dictionary.detail, { id });
    expect(one).toMatchObject({ code: 'X', name: '甲', nameEng: 'One', active: 1, source: 2 });
    await used.admin.succeed(dictionary.save, {
      ...record,
      itemList: [{ code: 'Z', name: '丙' }, two!, { ...one!, name: '甲等', active: 0 }],
    });
    expect(await namesOf('own_1', { withDisabled: 1 })).toEqual(['丙', '乙', '甲等']);
    expect(await namesOf('own_1')).toEqual(['丙', '乙']);
    const after = await used.admin.data(dictionary.detail, { id });
    await used.admin.succeed(dictionary.save, { ...after, itemList: after.itemList.slice(0, 1) });
    expect(await namesOf('own_1', { withDisabled: 1 })).toEqual(['丙']);
    await used.admin.succeed(dictionary.delete, { id });
    expect((await used.admin.attempt(dictionaryItem.byKey, { key: 'own_1' })).status).toBe(400);
  });

  it.each([
    ['缺少字典键', { code: '' }, 'code', '请输入字典键'],
    ['字典键有空格', { code: 'a b' }, 'code', '只能用字母、数字、点、下划线和连字符，以字母开头'],
    ['缺少名称', { name: ' ' }, 'name', '请输入字典名称'],
    ['项缺少编码', { itemList: [{ code: '', name: '甲' }] }, 'itemList.0.code', '请输入项的编码'],
    ['项的编码是中文', { itemList: [{ code: '甲', name: '甲' }] }, 'itemList.0.code', '不允许输入中文字符'],
    ['项缺少名称', { itemList: [{ code: 'A', name: '' }] }, 'itemList.0.name', '请输入项的名称'],
    [
      '项的编码重复',
      {
        itemList: [
          { code: 'A', name: '甲' },
          { code: 'A', name: '乙' },
        ],
      },
      'itemList.1.code',
      '编码不可重复',
    ],
    ['项不是列表', { itemList: 'x' }, 'itemList', '格式不正确'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await used.admin.attempt(dictionary.save, { ...sample(2), ...fields } as never);
    expect(status).toBe(400);
    expect(body.data.fields?.find((each) => each.field === field)?.message).toContain(message);
  });

  it('字典键不可重复；两人同时修改时，后一个被告知', async () => {
    const { body } = await used.admin.attempt(dictionary.save, { ...sample(3), code: 'quality_grade' });
    expect(body.data.fields).toEqual([{ field: 'code', message: '字典键已存在，请更换' }]);
    const before = await read('quality_grade');
    await used.admin.succeed(dictionary.save, { ...before, itemList: before.itemList.toReversed() });
    const stale = await used.admin.attempt(dictionary.save, { ...before, name: '等级' });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({
      error: 'error.stale',
      current: { itemList: [{ code: 'D' }, { code: 'C' }, { code: 'B' }, { code: 'A' }] },
    });
  });

  it('已保存的编码不能修改，别的字典的项不能带入', async () => {
    const record = await read('quality_grade');
    const change = async (fields: object) =>
      used.admin.attempt(dictionary.save, {
        ...record,
        itemList: [{ ...record.itemList[0]!, ...fields }, ...record.itemList.slice(1)],
      });
    expect((await change({ code: 'Q' })).body.data.fields).toEqual([
      { field: 'itemList.0.code', message: '已保存的编码不能修改，可停用后另建一项' },
    ]);
    const {
      itemList: [other],
    } = await read(units);
    expect((await change({ id: other!.id })).status).toBe(400);
  });
});

describe('系统字典', () => {
  it('不能删除，键不能改，系统项不能删', async () => {
    const record = await read(units);
    expect((await used.admin.attempt(dictionary.delete, { id: record.id })).body.message).toBe('系统字典不能删除');
    expect((await used.admin.attempt(dictionary.save, { ...record, code: 'other' })).body.data.fields).toEqual([
      { field: 'code', message: '系统字典的键不能修改' },
    ]);
    expect(
      (await used.admin.attempt(dictionary.save, { ...record, itemList: record.itemList.slice(1) })).body.message,
    ).toBe('“长度”是系统项，不能删除，可以停用');
  });

  it('改名后各处的名称随之改变', async () => {
    const record = await read(units);
    await used.admin.succeed(dictionary.save, {
      ...record,
      itemList: record.itemList.map((item) =>
        item.code === 'CountUnit' ? { ...item, name: '个数', nameEng: 'Pieces' } : item,
      ),
    });
    expect((await used.admin.data(unit.list, { code: 'PCS' }))[0]).toMatchObject({
      unitCategory: 'CountUnit',
      unitCategoryStr: '个数',
    });
    const english = await used.app.as('admin', { language: 'ENG' });
    const [pieces] = await english.data(unit.list, { code: 'PCS' });
    expect(pieces!.unitCategoryStr).toBe('Pieces');
    expect((await english.data(unit.detail, { id: pieces!.id })).unitCategoryStr).toBe('Pieces');
    expect((await used.neighbour.data(unit.list, { code: 'PCS' }))[0]!.unitCategoryStr).toBe('数量');
  });
});

describe('字段中的项', () => {
  const withItems = async (key: string, ...items: object[]) => {
    const record = await read(key);
    await used.admin.succeed(dictionary.save, { ...record, itemList: [...record.itemList, ...items] } as never);
  };
  const setActive = async (key: string, code: string, active: 0 | 1) => {
    const record = await read(key);
    await used.admin.succeed(dictionary.save, {
      ...record,
      itemList: record.itemList.map((item) => (item.code === code ? { ...item, active } : item)),
    });
  };
  const removeItem = async (key: string, code: string) => {
    const record = await read(key);
    return used.admin.attempt(dictionary.save, {
      ...record,
      itemList: record.itemList.filter((item) => item.code !== code),
    });
  };

  it('单位可用租户自己的类别；停用后新单位不能选，已有的可以保留；被使用的不能删除，不再使用后可以', async () => {
    await withItems(units, { code: 'EnergyUnit', name: '能量', nameEng: 'Energy' });
    const { id } = await used.admin.data(unit.save, newUnit('kWh', 'EnergyUnit'));
    expect(await used.admin.data(unit.detail, { id })).toMatchObject({ unitCategoryStr: '能量' });
    expect((await used.admin.data(unit.list, { unitCategory: 'EnergyUnit' })).map(({ code }) => code)).toEqual(['kWh']);
    expect((await used.neighbour.attempt(unit.save, newUnit('kWh', 'EnergyUnit'))).body.data.fields).toEqual([
      { field: 'unitCategory', message: '请选择有效的选项' },
    ]);
    await setActive(units, 'EnergyUnit', 0);
    expect((await used.admin.attempt(unit.save, newUnit('MWh', 'EnergyUnit'))).body.data.fields).toEqual([
      { field: 'unitCategory', message: '请选择有效的选项' },
    ]);
    await used.admin.succeed(unit.update, { ...(await used.admin.data(unit.detail, { id })), name: '千瓦时' });
    const refused = await removeItem(units, 'EnergyUnit');
    expect([refused.status, refused.body.message]).toEqual([409, '“能量”已被使用，不能删除，可以停用：单位 (1)']);
    await used.admin.succeed(unit.delete, { id });
    expect((await removeItem(units, 'EnergyUnit')).status).toBe(200);
  });

  it('标签集可用租户自己的使用对象', async () => {
    await withItems('edp_label_useobj', { code: 'SITE', name: '现场' });
    const { id } = await used.admin.data(labelSet.save, { name: '现场标签', useObj: 'SITE', state: 1, remark: '' });
    expect(await used.admin.data(labelSet.detail, { id })).toMatchObject({ useObjName: '现场' });
    expect((await removeItem('edp_label_useobj', 'SITE')).body.message).toContain('标签集 (1)');
  });

  it('商品规格可用租户自己的类型；停用后在该行提示，已有的可以保留', async () => {
    await withItems('dms_sku_itemtype', { code: 'SAMPLE', name: '样品' });
    const choices = await productChoices(used.admin);
    const withType = (number: number) => ({
      ...productSample(choices, number),
      specList: [{ ...variantSample('样品'), proType: 'SAMPLE' }],
    });
    const { id } = await used.admin.data(product.create, withType(901));
    expect((await removeItem('dms_sku_itemtype', 'SAMPLE')).body.message).toContain('“样品”已被使用');
    await setActive('dms_sku_itemtype', 'SAMPLE', 0);
    await used.admin.succeed(product.update, {
      ...(await used.admin.data(product.detail, { proId: id })),
      keyword: '改',
    });
    expect((await used.admin.attempt(product.create, withType(902))).body.data.fields).toEqual([
      { field: 'specList.0.proType', message: '请选择有效的选项' },
    ]);
  });

  it('一边删除一项、一边开始使用它，只有一方成功', async () => {
    await withItems(units, { code: 'RacedUnit', name: '竞争' });
    const [removed, saved] = await Promise.all([
      removeItem(units, 'RacedUnit'),
      used.admin.attempt(unit.save, newUnit('race', 'RacedUnit')),
    ]);
    expect([removed.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('权限', () => {
  it('没有权限的人只能按键取项；别的租户的字典不存在', async () => {
    expect((await used.viewer.attempt(dictionary.list, {})).status).toBe(403);
    expect((await used.viewer.attempt(dictionary.save, sample(9))).status).toBe(403);
    expect((await used.viewer.attempt(dictionaryItem.byKey, { key: units })).status).toBe(200);
    const { id } = await find('quality_grade');
    expect((await used.neighbour.attempt(dictionary.detail, { id })).status).toBe(404);
    expect((await used.neighbour.attempt(dictionary.delete, { id })).status).toBe(404);
  });
});

describeTranslations(
  used,
  { ...dictionary, deleteBatch: dictionary.delete },
  {
    what: '数据字典',
    table: 'dictionary',
    sample: (number) => ({ ...sample(100 + number), itemList: [] }),
    key: 'code',
    filters: [],
    invalid: [],
    unique: { field: 'code', taken: units, message: '' },
  },
  '请输入字典名称',
);
