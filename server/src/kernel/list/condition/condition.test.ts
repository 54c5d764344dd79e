import type { Condition, Test } from '@edp/contract/kernel/list/condition.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../../testing/samples/material-sample.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const used = useTestApp();
/** Of these alone the tests speak, whatever the demo data has. */
const mine: Test = { field: 'code', operator: 'startsWith', values: ['CT-'] };
const brands = [
  { code: 'CT-1', name: '恒拓条件轴承', active: 1, sortOrder: 5, description: '' },
  { code: 'CT-2', name: '条件密封 100%', active: 0, sortOrder: 10, description: '进口' },
  { code: 'CT-3', name: 'Ｃondition 条件', active: 1, sortOrder: 15, description: "'; drop table brand; --" },
] as const;

beforeAll(async () => {
  for (const each of brands) await used.admin.succeed(brand.save, each);
});

/** A connection belongs to a test, so the first one does it. */
let dated: Promise<unknown> | undefined;
async function setTimes() {
  const tenantOne = await used.app.asTenant(1);
  await tenantOne.query(`set time zone 'Asia/Shanghai'`);
  await tenantOne.query(
    `update brand set created_time = case code when 'CT-1' then now() when 'CT-2' then current_date - interval '1 second' else date '2020-02-29' + time '23:59:59' end where code like 'CT-%'`,
  );
}

const found = async (...tests: Condition['tests']) => {
  await (dated ??= setTimes());
  const rows = await used.admin.data(brand.list, {
    condition: { match: 'all', tests: [mine, ...tests] },
    sort: 'code',
  });
  return rows.map(({ code }) => code.slice(3)).join('');
};
const test = (field: string, operator: Test['operator'], ...values: string[]): Test => ({ field, operator, values });

describe('按条件筛选品牌', () => {
  it.each([
    ['名称包含', test('name', 'contains', '条件'), '123'],
    ['百分号只是文字', test('name', 'contains', '0%'), '2'],
    ['不分全角与大小写', test('name', 'contains', 'CONDITION'), '3'],
    ['不按拼音首字母', test('name', 'contains', 'htt'), ''],
    ['等于', test('name', 'is', '恒拓条件轴承'), '1'],
    ['等于不是包含', test('name', 'is', '恒拓'), ''],
    ['开头是', test('name', 'startsWith', '条件'), '2'],
    ['为空', test('description', 'empty'), '1'],
    ['不为空', test('description', 'notEmpty'), '23'],
    ['注入只是文字', test('description', 'is', "'; drop table brand; --"), '3'],
    ['注入找不到别的', test('name', 'contains', "' or '1'='1"), ''],
    ['等于数字', test('sortOrder', 'is', '10'), '2'],
    ['不等于', test('sortOrder', 'not', '10'), '13'],
    ['大于', test('sortOrder', 'gt', '10'), '3'],
    ['大于等于', test('sortOrder', 'ge', '10'), '23'],
    ['小于', test('sortOrder', 'lt', '10'), '1'],
    ['小于等于', test('sortOrder', 'le', '10'), '12'],
    ['介于', test('sortOrder', 'between', '5', '10'), '12'],
    ['是', test('active', 'is', '1'), '13'],
    ['不是', test('active', 'not', '1'), '2'],
    ['属于', test('active', 'in', '0', '1'), '123'],
    ['来源', test('source', 'is', '2'), '123'],
    ['创建人', test('createdName', 'contains', '没有这个人'), ''],
    ['今天', test('createTime', 'today'), '1'],
    ['最近两天', test('createTime', 'lastDays', '2'), '12'],
    ['最近一天只有今天', test('createTime', 'lastDays', '1'), '1'],
    ['在某一天，到最后一刻', test('createTime', 'is', '2020-02-29'), '3'],
    ['早于', test('createTime', 'before', '2020-03-01'), '3'],
    ['早于不含当天', test('createTime', 'before', '2020-02-29'), ''],
    ['晚于不含当天', test('createTime', 'after', '2020-02-29'), '12'],
    ['日期介于', test('createTime', 'between', '2020-02-01', '2020-02-29'), '3'],
  ])('%s', async (_what, one, expected) => {
    expect(await found(one)).toBe(expected);
  });

  it('本周与本月按安装所在时区，从周一和一号开始', async () => {
    expect(await found(test('createTime', 'thisWeek'))).toContain('1');
    expect(await found(test('createTime', 'thisMonth'))).toContain('1');
    expect(await found(test('createTime', 'thisMonth'))).not.toContain('3');
  });

  it('任一组与全部组合，JSON 文本也可以，与其他筛选、关键字一起生效', async () => {
    const either: Condition['tests'][number] = {
      match: 'any',
      tests: [test('sortOrder', 'lt', '6'), test('description', 'is', '进口')],
    };
    expect(await found(either)).toBe('12');
    expect(await found(either, test('active', 'is', '1'))).toBe('1');
    const condition = JSON.stringify({ match: 'all', tests: [mine, either] });
    expect((await used.admin.data(brand.list, { condition, active: 0 })).map(({ code }) => code)).toEqual(['CT-2']);
    expect((await used.admin.data(brand.list, { condition, keyword: 'httj' })).map(({ code }) => code)).toEqual([
      'CT-1',
    ]);
    expect(await used.admin.data(brand.list, { condition: '', pageSize: 1 })).toHaveLength(1);
  });

  it.each([
    ['没有的字段', test('password', 'is', '1'), 'condition.tests.0.field', '不支持的字段'],
    ['原型上的字段', test('constructor', 'is', '1'), 'condition.tests.0.field', '不支持的字段'],
    ['图片', test('labelPath', 'notEmpty'), 'condition.tests.0.field', '不支持的字段'],
    ['不属于该类型的运算', test('name', 'gt', '1'), 'condition.tests.0.operator', '请选择有效的选项'],
    ['没有值', test('name', 'contains'), 'condition.tests.0.values', '必填项不能为空'],
    ['空白的值', test('name', 'contains', ' '), 'condition.tests.0.values.0', '必填项不能为空'],
    ['不是数字', test('sortOrder', 'is', '1; drop'), 'condition.tests.0.values.0', '请输入整数'],
    ['不是日期', test('createTime', 'is', '2023-02-30'), 'condition.tests.0.values.0', '请输入正确的日期'],
    ['不是选项', test('active', 'is', '7'), 'condition.tests.0.values.0', '请选择有效的选项'],
    ['只有一端', test('sortOrder', 'between', '1'), 'condition.tests.0.values', '必填项不能为空'],
  ])('%s时在该处提示', async (_what, one, field, message) => {
    const { status, body } = await used.admin.attempt(brand.list, { condition: { match: 'all', tests: [one] } });
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('最多二十个条件、两层', async () => {
    const many = Array.from({ length: 11 }, () => mine);
    const two: Condition = {
      match: 'any',
      tests: [
        { match: 'all', tests: many },
        { match: 'all', tests: many },
      ],
    };
    expect(await used.admin.attempt(brand.list, { condition: two })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'condition.tests', message: '最多20项' }] } },
    });
    const deep = { match: 'all', tests: [{ match: 'all', tests: [{ match: 'all', tests: [mine] }] }] };
    expect(await used.admin.attempt(brand.list, { condition: deep })).toMatchObject({ status: 400 });
    expect(await used.admin.attempt(brand.list, { condition: '{"match"' })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'condition', message: '格式不正确' }] } },
    });
  });

  it('“全部符合的”也按条件：批量停用只涉及符合的记录，条件写错时什么都不变', async () => {
    const condition: Condition = { match: 'all', tests: [mine, test('sortOrder', 'ge', '15')] };
    expect(await used.admin.data(brand.setActiveBatch, { filters: { condition }, count: 1, active: 0 })).toMatchObject({
      done: 1,
    });
    expect(await found(test('active', 'is', '0'))).toBe('23');
    await used.admin.succeed(brand.setActiveBatch, {
      filters: { condition: JSON.stringify(condition) },
      count: 1,
      active: 1,
    });
    expect(await found(test('active', 'is', '0'))).toBe('2');
    const wrong = { match: 'all', tests: [test('nothing', 'is', '1')] };
    expect(await used.admin.attempt(brand.deleteBatch, { filters: { condition: wrong }, count: 1000 })).toMatchObject({
      status: 400,
    });
    expect(await found()).toBe('123');
  });
});

describe('按条件筛选物料', () => {
  let unitId: string;
  let categoryPath: readonly string[];
  beforeAll(async () => {
    const choices = await materialChoices(used.admin);
    for (const [index, marketPrice] of [undefined, '12.5', '100'].entries()) {
      await used.admin.succeed(material.save, {
        ...materialSample(choices, 700 + index),
        itemCode: `CT-M${index}`,
        marketPrice,
        specification: index === 1 ? '20×47×14' : '',
      });
    }
    const [row] = await used.admin.data(material.list, { itemCode: 'CT-M0' });
    ({ unitId, itemCategoryId: categoryPath } = row!);
  });
  const codes = async (...tests: Condition['tests']) => {
    const own = test('itemCode', 'startsWith', 'CT-M');
    const rows = await used.admin.data(material.list, {
      condition: { match: 'all', tests: [own, ...tests] },
      sort: 'itemCode',
    });
    return rows.map(({ itemCode }) => itemCode.slice(4)).join('');
  };

  it.each([
    ['价格为空', test('marketPrice', 'empty'), '0'],
    ['价格不为空', test('marketPrice', 'notEmpty'), '12'],
    ['不等于也包括空的', test('marketPrice', 'not', '12.50'), '02'],
    ['大于', test('marketPrice', 'gt', '12.49'), '12'],
    ['介于', test('marketPrice', 'between', '12.5', '99.99'), '1'],
    ['规格为空', test('specification', 'empty'), '02'],
    ['规格包含', test('specification', 'contains', '47'), '1'],
  ])('%s', async (_what, one, expected) => {
    expect(await codes(one)).toBe(expected);
  });

  it('单位与类别：是、不是、属于子树、为空；不存在的一个也没有', async () => {
    const node = categoryPath.at(-1)!;
    expect(await codes(test('unitId', 'is', unitId), test('itemCategoryId', 'is', node))).toBe('012');
    expect(await codes(test('unitId', 'not', unitId))).toBe('');
    expect(await codes(test('unitId', 'in', unitId, '999999'))).toBe('012');
    expect(await codes(test('itemCategoryId', 'under', categoryPath[0]!))).toBe('012');
    expect(await codes(test('itemCategoryId', 'empty'))).toBe('');
    expect(await codes(test('itemCategoryId', 'under', '999999999'))).toBe('');
    expect(await used.admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' })).not.toHaveLength(0);
  });

  it('看不见的字段不能作条件，与筛选一样被拒绝；批量也是', async () => {
    const roleId = await addRole(used.app, 'NO_PRICE_COND', ['material.view', 'material.edit'], ['INV01']);
    await restrictFields(used.app, roleId, { 'material.marketPrice': 'hidden', 'material.specification': 'readonly' });
    const clerk = await addPerson(used.app, 'nopricecond', 'D0201', 'NO_PRICE_COND');
    const on = (field: string): Condition => ({
      match: 'all',
      tests: [{ match: 'any', tests: [test(field, 'notEmpty')] }],
    });
    const refused = { status: 403, body: { data: { error: 'rights.fieldLocked' } } };
    expect(await clerk.attempt(material.list, { condition: on('marketPrice') })).toMatchObject(refused);
    expect(await clerk.attempt(material.list, { condition: JSON.stringify(on('marketPrice')) })).toMatchObject(refused);
    expect(
      await clerk.attempt(material.setActiveBatch, { filters: { condition: on('marketPrice') }, count: 10, active: 1 }),
    ).toMatchObject(refused);
    await clerk.succeed(material.list, { condition: on('specification') });
  });
});
