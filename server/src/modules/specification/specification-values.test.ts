import { record } from '@edp/contract/modules/record/record.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { referTo } from '../../testing/describe/refer-to.ts';
import { productCategory } from '../../testing/samples/product-category.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let productTypeId: string;
beforeAll(async () => {
  productTypeId = (await productCategory(used.admin, '离心泵')).at(-1)!;
});

let number = 0;
const create = async (...values: string[]) =>
  (
    await used.admin.data(specification.save, {
      name: `规格${++number}`,
      productTypeId,
      active: 1,
      sortOrder: 1,
      specValueList: values.map((specValue) => ({ specValue })),
    })
  ).id;
const read = (id: string) => used.admin.data(specification.detail, { id });
const valuesOf = async (id: string) => (await read(id)).specValueList;
const update = async (
  id: string,
  specValueList: readonly { id?: string; specValue: string; sortOrder?: number | null }[],
) => used.admin.attempt(specification.update, { ...(await read(id)), specValueList: specValueList as never });
const changesOf = (id: string) => used.admin.data(record.changes, { noun: 'specification', id });

describe('规格值的次序', () => {
  it('没有排序号的依次排列，有的按排序号，没有的跟在前一个之后', async () => {
    const id = await create('红', '蓝', '绿');
    expect((await valuesOf(id)).map(({ specValue, sortOrder }) => [specValue, sortOrder])).toEqual([
      ['红', 1],
      ['蓝', 2],
      ['绿', 3],
    ]);
    await update(id, [
      { specValue: '红', sortOrder: 30 },
      { specValue: '蓝', sortOrder: 10 },
      { specValue: '绿', sortOrder: null },
      { specValue: '黑', sortOrder: 2_147_483_647 },
      { specValue: '白' },
    ]);
    expect((await valuesOf(id)).map(({ specValue, sortOrder }) => [specValue, sortOrder])).toEqual([
      ['蓝', 10],
      ['绿', 11],
      ['红', 30],
      ['黑', 2_147_483_647],
      ['白', 2_147_483_647],
    ]);
  });

  it('可以一个也没有；没有给出与空列表一样', async () => {
    const id = await create();
    expect(await valuesOf(id)).toEqual([]);
    await update(id, [{ specValue: '红' }]);
    const { specValueList: _, ...rest } = await read(id);
    await used.admin.succeed(specification.update, rest);
    expect(await valuesOf(id)).toEqual([]);
  });
});

describe('规格值再次保存', () => {
  it('按编号、其次按名称认出，编号不变；改名、换名、移动只是修改', async () => {
    const id = await create('红', '蓝', '绿');
    const [red, blue, green] = await valuesOf(id);
    await update(id, [{ id: blue!.id, specValue: '红' }, { id: red!.id, specValue: '蓝' }, { specValue: '绿' }]);
    expect((await valuesOf(id)).map((value) => [value.id, value.specValue])).toEqual([
      [blue!.id, '红'],
      [red!.id, '蓝'],
      [green!.id, '绿'],
    ]);
    await update(id, [
      { specValue: '绿' },
      { id: '999999999', specValue: '红' },
      { id: red!.id, specValue: '深蓝' },
      { specValue: '黄' },
    ]);
    expect((await valuesOf(id)).map((value) => value.id).slice(0, 3)).toEqual([green!.id, blue!.id, red!.id]);
  });

  it('只改大小写时仍是同一个', async () => {
    const id = await create('red');
    const [before] = await valuesOf(id);
    await update(id, [{ specValue: 'Red' }]);
    expect(await valuesOf(id)).toEqual([{ ...before, specValue: 'Red' }]);
  });

  it('别的规格的编号不被采用，对方不变', async () => {
    const [mine, other] = [await create('红'), await create('蓝')];
    const theirs = await valuesOf(other);
    await update(mine, [{ id: theirs[0]!.id, specValue: '黑' }]);
    expect((await valuesOf(mine))[0]!.id).not.toBe(theirs[0]!.id);
    expect(await valuesOf(other)).toEqual(theirs);
  });

  it('没有改变时，值不留记录', async () => {
    const id = await create('红', '蓝');
    await update(id, await valuesOf(id));
    const tenantOne = await used.app.asTenant(1);
    const { rows } = await tenantOne.query(
      `select action from change_record where table_name = 'specification_value' and root_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['insert', 'insert']);
  });
});

describe('被使用的规格值', () => {
  it('不能移除，并说明是哪个、用在哪里，什么也不改变；改名可以', async () => {
    const id = await create('红', '蓝');
    const [red, blue] = await valuesOf(id);
    const letGo = await referTo(used.app, 'specification_value', [blue!.id, blue!.id]);
    const { status, body } = await update(id, [{ id: red!.id, specValue: '大红' }]);
    expect([status, body.message]).toEqual([409, '规格值“蓝”已被使用，不能删除：specification_value_user (2)']);
    expect(body.data.uses).toEqual([
      { noun: '', title: 'specification_value_user', id: '', name: '', page: '', count: 2 },
    ]);
    expect(await valuesOf(id)).toEqual([red, blue]);
    expect(await used.admin.data(record.uses, { noun: 'specification', id })).toEqual(body.data.uses);
    expect((await update(id, [{ id: blue!.id, specValue: '深蓝' }])).status).toBe(200);
    await letGo();
  });

  it('所属的规格也不能删除，批量时说明；不再使用后连同值与译文删除', async () => {
    const [id, other] = [await create('红'), await create('红')];
    const [value] = await valuesOf(id);
    await used.admin.succeed(specification.translate, [
      { type: 'ENG', name: 'Colour', remark: '', parentId: id, specValueList: [{ id: value!.id, specValue: 'Red' }] },
    ]);
    const letGo = await referTo(used.app, 'specification_value', [value!.id]);
    const message = '已被使用，不能删除：specification_value_user (1)';
    expect((await used.admin.attempt(specification.delete, { id })).body.message).toBe(message);
    expect(await used.admin.data(specification.deleteBatch, { ids: [id, other] })).toEqual({
      done: 1,
      failed: [{ id, name: (await read(id)).name, message }],
    });
    await letGo();
    await used.admin.succeed(specification.delete, { id });
    const tenantOne = await used.app.asTenant(1);
    expect(
      (await tenantOne.query(`select from specification_value where specification_id = any($1)`, [[id, other]]))
        .rowCount,
    ).toBe(0);
    expect(
      (
        await tenantOne.query(`select from translation where table_name = 'specification_value' and record_id = $1`, [
          value!.id,
        ])
      ).rowCount,
    ).toBe(0);
  });
});

describe('规格值的多语言', () => {
  it('每种语言给出各值的名称；译名显示在英文列表中，详情仍是原文；清空后回到原文', async () => {
    const id = await create('红', '蓝');
    const [red, blue] = await valuesOf(id);
    const english = await used.app.as('admin', { language: 'ENG' });
    const { name } = await read(id);
    const listed = async () =>
      (await english.data(specification.list, { name }))[0]!.specValueList.map(({ specValue }) => specValue);
    const [zhs, eng] = await used.admin.data(specification.translations, { id });
    expect([zhs!.specValueList, eng!.specValueList]).toEqual([
      [
        { id: red!.id, specValue: '红' },
        { id: blue!.id, specValue: '蓝' },
      ],
      [
        { id: red!.id, specValue: '' },
        { id: blue!.id, specValue: '' },
      ],
    ]);
    await used.admin.succeed(specification.translate, [
      { ...eng!, specValueList: [{ id: red!.id, specValue: ' Red ' }] },
    ]);
    expect(await listed()).toEqual(['Red', '蓝']);
    expect((await english.data(specification.detail, { id })).specValueList.map(({ specValue }) => specValue)).toEqual([
      '红',
      '蓝',
    ]);
    await used.admin.succeed(specification.translate, [{ ...eng!, specValueList: [{ id: red!.id, specValue: '' }] }]);
    expect(await listed()).toEqual(['红', '蓝']);
  });

  it('别的规格的值不被改变；过长时在该值提示', async () => {
    const [mine, other] = [await create('红'), await create('蓝')];
    const [theirs] = await valuesOf(other);
    const row = { type: 'ENG' as const, name: 'x', remark: '', parentId: mine };
    await used.admin.succeed(specification.translate, [
      { ...row, specValueList: [{ id: theirs!.id, specValue: 'Blue' }] },
    ]);
    expect((await used.admin.data(specification.translations, { id: other }))[1]!.specValueList).toEqual([
      { id: theirs!.id, specValue: '' },
    ]);
    const { body } = await used.admin.attempt(specification.translate, [
      { ...row, specValueList: [{ id: theirs!.id, specValue: 'x'.repeat(51) }] },
    ]);
    expect(body.data.fields).toEqual([{ field: '0.specValueList.0.specValue', message: '不超过50个字符' }]);
  });
});

describe('规格的变更记录', () => {
  it('新增时给出各值；之后给出增加、移除、改名的值，移动的给出前后的位置', async () => {
    const id = await create('红', '蓝', '绿');
    const [red, blue, green] = await valuesOf(id);
    await update(id, [
      { id: red!.id, specValue: '大红' },
      { id: green!.id, specValue: '绿', sortOrder: 9 },
      { specValue: '黑' },
    ]);
    const [latest, first] = await changesOf(id);
    expect(first).toMatchObject({
      action: 'insert',
      fields: expect.arrayContaining([
        { name: 'specValueList', language: '', kind: 'reference', old: '', new: '红、蓝、绿' },
        expect.objectContaining({ name: 'productTypeId', new: '离心泵' }),
      ]),
    });
    expect(latest!.fields).toEqual([
      { name: 'specValueList', language: '', kind: 'reference', old: '蓝、红', new: '大红、黑' },
      { name: 'specValueSort', language: '', kind: 'value', old: '绿 3', new: '绿 9' },
    ]);
    expect(blue!.specValue).toBe('蓝');
    const english = await (
      await used.app.as('admin', { language: 'ENG' })
    ).data(record.changes, { noun: 'specification', id });
    expect(english.map(({ fields }) => fields.find(({ name }) => name === 'specValueList')!.new)).toEqual([
      '大红, 黑',
      '红, 蓝, 绿',
    ]);
  });
});

it('两人同时修改，后一个被告知；只有值改变时也是', async () => {
  const before = await read(await create('红'));
  await used.admin.succeed(specification.update, {
    ...before,
    specValueList: [...before.specValueList, { specValue: '蓝' }],
  });
  const { status, body } = await used.admin.attempt(specification.update, { ...before, description: '改' });
  expect(status).toBe(409);
  expect(body.data).toMatchObject({
    error: 'error.stale',
    current: { specValueList: [{ specValue: '红' }, { specValue: '蓝' }] },
  });
});
