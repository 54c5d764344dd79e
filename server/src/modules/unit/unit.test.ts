import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../testing/describe/describe-picture.ts';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import { describeTranslations } from '../../testing/describe/describe-translations.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const sample = (number: number) => ({
  code: `T${number}`,
  name: `测试单位${number}`,
  unitCategory: 'CountUnit' as const,
  active: 1,
  sortOrder: 500,
});
const create = async (number: number, fields: object = {}) =>
  (await used.admin.data(unit.save, { ...sample(number), ...fields })).id;

const samples: RecordSamples = {
  what: '单位',
  table: 'unit',
  sample,
  key: 'code',
  filters: [
    ['名称中的一个字', { name: '升' }, ['ml', 'L']],
    ['编码，不分大小写', { code: 'M3' }, ['m3']],
    ['单位类别', { unitCategory: 'WeightUnit' }, ['g', 'kg', 't', 'lb', 'JIN']],
    ['单位类别与有效性', { unitCategory: 'WeightUnit', active: 1 }, ['g', 'kg', 't', 'lb']],
    ['名称、编码与单位类别', { name: '平方', code: 'cm', unitCategory: 'AreaUnit' }, ['cm2']],
    ['名称与不含它的类别', { name: '平方', unitCategory: 'TimeUnit' }, []],
    ['空条件等于没有条件', { name: ' ', code: '', unitCategory: '', active: '', pageSize: 1 }, ['PCS']],
  ],
  invalid: [
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
  ],
  unique: { field: 'code', taken: 'kg', message: '单位编码已存在，请更换' },
};

describeRecord(used, unit, samples);
describeTranslations(used, unit, samples, '请输入单位名称');
describePicture(used, unit, samples, 'labelPath');

describe('单位的类别与换算系数', () => {
  it('列表给出类别的名称，英文界面给出英文的', async () => {
    expect((await used.admin.data(unit.list, { code: 'PCS' }))[0]).toMatchObject({
      unitCategoryStr: '数量',
      conversionFactor: '1',
      nativeCode: 'C62',
      createName: '陈志远',
    });
    const english = await used.app.as('admin', { language: 'ENG' });
    const rows = await english.data(unit.list, { name: 'square' });
    expect(rows.map(({ name, unitCategoryStr }) => [name, unitCategoryStr])).toEqual([
      ['Square centimetre', 'Area'],
      ['Square metre', 'Area'],
    ]);
    expect((await used.admin.send('POST', unit.list.path, { unitCategory: 'a b' })).body.message).toBe(
      '请选择有效的选项',
    );
    expect(await used.admin.data(unit.list, { unitCategory: 'ColourUnit' })).toEqual([]);
  });

  it('换算系数一位不差', async () => {
    for (const [number, factor] of ['9999999999.9999999999', '0.0000000001', '0.45359237', 0.1].entries()) {
      const id = await create(1000 + number, { conversionFactor: factor });
      expect((await used.admin.data(unit.detail, { id })).conversionFactor).toBe(String(factor));
    }
  });

  it('只供选用有效的单位，可按类别与名称；员工都可以使用', async () => {
    const codes = async (input: object) => (await used.viewer.data(unit.options, input)).map(({ code }) => code);
    expect(await codes({ unitCategory: 'WeightUnit' })).toEqual(['g', 'kg', 't', 'lb']);
    expect(await codes({ unitCategory: 'VolumeUnit', name: '没有' })).toEqual([]);
    const [inch] = await used.viewer.data(unit.options, { unitCategory: 'LengthUnit', name: '英寸' });
    expect(inch).toMatchObject({ code: 'in', unitCategoryStr: '长度', conversionFactor: '0.0254', active: 1 });
    const id = await create(1500);
    await used.admin.succeed(unit.setActive, { id, active: 0 });
    const activeOf = async (input: object) =>
      (await used.viewer.data(unit.options, input)).find((option) => option.id === id)?.active;
    expect([await activeOf({}), await activeOf({ withDisabled: 1 })]).toEqual([undefined, 0]);
  });
});

it('停用与启用；过期时拒绝', async () => {
  const id = await create(2000);
  await used.admin.succeed(unit.setActive, { id, active: '0' });
  expect(await used.admin.data(unit.detail, { id })).toMatchObject({ active: 0, version: 2 });
  expect((await used.admin.attempt(unit.setActive, { id, active: 1, version: 1 })).status).toBe(409);
  await used.admin.succeed(unit.setActive, { id, active: 1, version: 2 });
  expect((await used.admin.data(unit.detail, { id })).active).toBe(1);
});

it('也可用 GET 删除，但须有权限与签名；修改须给出编号', async () => {
  const id = await create(3000);
  expect((await used.viewer.attempt(unit.deleteWithGet, { id })).status).toBe(403);
  expect(
    (await used.admin.send('GET', unit.deleteWithGet.path, { id }, { ...used.admin.headersOf(), signature: '' }))
      .status,
  ).toBe(400);
  expect((await used.admin.send('POST', unit.update.path, sample(3001))).status).toBe(400);
  await used.admin.succeed(unit.deleteWithGet, { id });
  expect((await used.admin.attempt(unit.detail, { id })).status).toBe(404);
});
