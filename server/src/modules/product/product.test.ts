import type { Call } from '@edp/contract/kernel/call.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product, productLock } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ProductChoices,
  productChoices,
  productSample,
  variantSample,
} from '../../testing/samples/product-sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let choices: ProductChoices;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  choices = await productChoices(admin);
});
afterAll(() => app.stop());

const sample = () => productSample(choices, (number += 1));
const detailOf = (id: string) => admin.data(product.detail, { proId: id });

async function addSpecification(name: string, values: readonly string[]) {
  const { id } = await admin.data(specification.save, {
    name,
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: values.map((specValue) => ({ specValue })),
  });
  const { specValueList } = await admin.data(specification.detail, { id });
  return { id, specValueList: specValueList.map((value) => ({ id: value.id, specValue: value.specValue })) };
}

/** Two colours, two sizes, and a row for each combination. */
async function multiStyle() {
  const own = sample();
  const specifications = [
    await addSpecification(`颜色${number}`, ['蓝色', '红色']),
    await addSpecification(`口径${number}`, ['DN15', 'DN20']),
  ];
  const [colours, sizes] = specifications.map(({ specValueList }) => specValueList) as [
    { id: string; specValue: string }[],
    { id: string; specValue: string }[],
  ];
  const specList = colours.flatMap((colour) =>
    sizes.map((size) => ({
      ...variantSample(`${colour.specValue} ${size.specValue}`),
      specValues: [colour.id, size.id],
    })),
  );
  return { ...own, productModel: 1, proSpecConfigVoList: specifications, specList };
}

const fieldErrors = async (call: Call, input: unknown) => {
  const { status, body } = await admin.attempt(call, input);
  return {
    status,
    fields: Object.fromEntries(
      (body.data?.fields ?? []).map(({ field, message }: { field: string; message: string }) => [field, message]),
    ),
    message: body.message,
  };
};

describe('商品', () => {
  it('单款式：新增后详情一致，规格是一个物料，分配给当前库存组织', async () => {
    const { id } = await admin.data(product.create, sample());
    const found = await detailOf(id);
    expect(found).toMatchObject({
      name: `测试商品${number}`,
      productModel: 0,
      active: 0,
      variantCount: 1,
      priceRange: '18.5',
      storageNum: '0',
      keyword: '测试',
    });
    expect(found.specList).toMatchObject([
      { itemName: `测试商品${number}`, marketPrice: '20', specUnionKey: '', usedBy: '' },
    ]);
    expect(found.specList[0]!.itemCode).toMatch(/^M\d{8}$/);
    const variant = await admin.data(material.detail, { skuId: found.specList[0]!.id });
    expect(variant).toMatchObject({
      itemName: `测试商品${number}`,
      unitId: choices.unitId,
      itemCategoryId: choices.categoryId,
      listPricePerUnit: '18.5',
      isPurchasingItem: 1,
      enabled: 1,
    });
    expect(await admin.data(product.organisations, { proId: id })).toMatchObject([{ isActive: true }]);
  });

  it('多款式：组合、排除、修改矩阵后，保留的规格还是同一个物料', async () => {
    const input = await multiStyle();
    const { id } = await admin.data(product.create, input);
    const before = await detailOf(id);
    expect(before.specList.map(({ specUnionKey }) => specUnionKey)).toEqual([
      '蓝色/DN15',
      '蓝色/DN20',
      '红色/DN15',
      '红色/DN20',
    ]);
    const kept = before.specList
      .filter(({ specUnionKey }) => specUnionKey !== '红色/DN15')
      .map((row) => (row.specUnionKey === '蓝色/DN20' ? { ...row, listPricePerUnit: '33' } : row));
    await admin.succeed(product.update, { ...before, specList: kept });
    const after = await detailOf(id);
    expect(after.specList.map(({ id: variant, listPricePerUnit }) => [variant, listPricePerUnit])).toEqual([
      [before.specList[0]!.id, '18.5'],
      [before.specList[1]!.id, '33'],
      [before.specList[3]!.id, '18.5'],
    ]);
    // Nothing changed but one price: the other variants were not written again.
    expect(after.specList.map(({ version }) => version)).toEqual([1, 2, 2]);
    expect(after).toMatchObject({ variantCount: 3, priceRange: '18.5 - 33' });
    expect((await admin.attempt(material.detail, { skuId: before.specList[2]!.id })).status).toBe(404);
  });

  it('多款式少于两条组合、组合重复、与所选规格不符时提示，什么都不保存', async () => {
    const input = await multiStyle();
    expect(await fieldErrors(product.create, { ...input, specList: input.specList.slice(0, 1) })).toMatchObject({
      status: 400,
      fields: { specList: '请至少添加两条规格组合数据！' },
    });
    expect(
      await fieldErrors(product.create, { ...input, specList: [...input.specList, input.specList[0]] }),
    ).toMatchObject({ status: 400, fields: { 'specList.4.specValues': '规格组合重复' } });
    const wrong = [
      { ...input.specList[0]!, specValues: input.specList[0]!.specValues.slice(0, 1) },
      ...input.specList.slice(1),
    ];
    expect(await fieldErrors(product.create, { ...input, specList: wrong })).toMatchObject({
      status: 400,
      fields: { 'specList.0.specValues': '该行的规格值与所选规格不符' },
    });
    expect(await admin.data(product.list, { code: input.code })).toEqual([]);
  });

  it('手工录入的物料编码在表格内和租户内都不可重复', async () => {
    const input = await multiStyle();
    const typed = (codes: string[]) => input.specList.map((row, index) => ({ ...row, itemCode: codes[index] ?? '' }));
    expect(await fieldErrors(product.create, { ...input, specList: typed(['SAME', 'ｓａｍｅ']) })).toMatchObject({
      fields: { 'specList.1.itemCode': '手工录入物料编码不可重复，请重新输入！' },
    });
    const [taken] = await admin.data(material.list, {});
    expect(await fieldErrors(product.create, { ...input, specList: typed(['NEW-1', taken!.itemCode]) })).toMatchObject({
      fields: { 'specList.1.itemCode': '手工录入物料编码不可重复，请重新输入！' },
    });
    expect(await admin.data(product.takenCodes, { codes: ['NEW-1', taken!.itemCode] })).toEqual([taken!.itemCode]);
  });

  it('十个规格各五十个值：说明组合数量后拒绝', async () => {
    const specifications = Array.from({ length: 10 }, (_, index) => ({
      id: index + 1,
      specValueList: Array.from({ length: 50 }, (_value, place) => ({ id: place + 1 })),
    }));
    const { fields } = await fieldErrors(product.create, {
      ...(await multiStyle()),
      proSpecConfigVoList: specifications,
    });
    expect(fields).toMatchObject({ proSpecConfigVoList: '所选规格共有 97656250000000000 个组合，超过上限 2048 个' });
  });

  it.each([
    ['名称', { name: '' }, 'name', '请输入商品名称'],
    ['关键字', { keyword: '' }, 'keyword', '请输入关键字'],
    ['描述', { description: '' }, 'description', '请输入商品描述'],
    ['品牌', { brandId: '' }, 'brandId', '请选择品牌'],
    ['缩略图', { picId: '', thumbnailUrl: '' }, 'thumbnailUrl', '请上传缩略图'],
    ['主图', { picIds: [] }, 'picIds', '请上传主图'],
    ['图文详情', { graphicDetails: '<p> </p>' }, 'graphicDetails', '请填写图文详情'],
    ['有效天数', { indate: '1.5' }, 'indate', '请输入正整数'],
    ['有效天数为负', { indate: -1 }, 'indate', '请输入正整数'],
    ['资产没有序列号', { assetMaterial: 1 }, 'serialNumberEnable', '资产类商品必须启用序列号控制'],
  ])('%s不符合要求时在字段上提示', async (_what, wrong, field, message) => {
    expect(await fieldErrors(product.create, { ...sample(), ...wrong })).toMatchObject({
      status: 400,
      fields: { [field]: message },
    });
  });

  it('是否显示价格可以不填，即为显示；不显示则如实保存', async () => {
    const { showPrice: _shown, ...without } = sample();
    const { id } = await admin.data(product.create, without);
    expect(await detailOf(id)).toMatchObject({ showPrice: 1 });
    await admin.succeed(product.update, { ...(await detailOf(id)), showPrice: 0 });
    expect(await detailOf(id)).toMatchObject({ showPrice: 0 });
  });

  it('有效天数可以为 0；商品编码为空时自动生成，重复时提示', async () => {
    const { id } = await admin.data(product.create, { ...sample(), code: '', indate: 0 });
    expect(await detailOf(id)).toMatchObject({ indate: '0', code: expect.stringMatching(/^P\d{8}$/) });
    const own = sample();
    await admin.succeed(product.create, own);
    expect(await fieldErrors(product.create, { ...sample(), code: own.code.toLowerCase() })).toMatchObject({
      status: 409,
      message: '商品编码已存在，请更换',
    });
  });
});

describe('上架', () => {
  it('缺少必需内容的逐个说明，其他的上架；下架不受限制', async () => {
    const { id: good } = await admin.data(product.create, sample());
    const { id: bad } = await admin.data(product.create, sample());
    await (await app.asTenant(1)).query('delete from product_assignment where product_id = $1', [bad]);
    const { done, failed } = await admin.data(product.up, [good, bad, '999999999']);
    expect(done).toBe(1);
    expect(failed).toMatchObject([
      { id: '999999999', name: '' },
      { id: bad, message: '缺少库存组织，不能上架' },
    ]);
    expect(await detailOf(good)).toMatchObject({ active: 1 });
    expect(await admin.data(product.down, { ids: [good, bad] })).toMatchObject({ done: 2, failed: [] });
  });

  it('租户按分类设置上架要求，下级分类沿用', async () => {
    const { id } = await admin.data(product.create, sample());
    const [root] = choices.categoryId;
    await admin.succeed(product.setRequirement, { categoryId: root!, needed: ['picture', 'translation'] });
    expect(await admin.data(product.requirement, { categoryId: choices.categoryId.at(-1)! })).toEqual({
      needed: ['picture', 'translation'],
      inherited: choices.categoryId.length > 1,
    });
    expect(await admin.refuseAll(product.up, [id])).toMatchObject([409, [{ message: '缺少英文名称，不能上架' }]]);
    await admin.succeed(product.translate, [{ type: 'ENG', name: 'Product', remark: '', parentId: id }]);
    expect((await admin.data(product.up, [id])).done).toBe(1);
    await admin.succeed(product.setRequirement, { categoryId: root!, needed: null });
    expect(await admin.data(product.requirement, { categoryId: root! })).toEqual({
      needed: ['picture', 'price', 'details', 'organisation'],
      inherited: true,
    });
  });

  it('已上架、有库存的不能删除，其他的连同规格一起删除', async () => {
    const input = sample();
    const { id } = await admin.data(product.create, input);
    await admin.succeed(product.up, [id]);
    const { status, body } = await admin.attempt(product.delete, [id]);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 409,
        status: false,
        message: '商品已上架，请先下架',
        data: { failed: [{ id, name: input.name, message: '商品已上架，请先下架' }] },
      },
    ]);
    await admin.succeed(product.down, [id]);
    const [variant] = (await detailOf(id)).specList;
    const [organisation] = await admin.data(product.organisations, { proId: id });
    const owner = await app.asTenant(1);
    await owner.query(
      'insert into material_stock (material_id, inventory_organisation_id, quantity) values ($1, $2, 12)',
      [variant!.id, organisation!.invorgId],
    );
    expect(await admin.refuseAll(product.delete, [id])).toMatchObject([
      409,
      [{ message: expect.stringContaining('物料库存') }],
    ]);
    expect(await admin.data(productLock.read, { productId: id })).toMatchObject({
      isEdit: false,
      stock: expect.stringContaining('12'),
    });
    expect(await fieldErrors(product.update, { ...(await detailOf(id)), bathEnable: 1 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('商品有库存，不能修改'),
    });
    await owner.query('delete from material_stock where material_id = $1', [variant!.id]);
    expect(await admin.data(product.delete, [id])).toMatchObject({ done: 1, failed: [] });
    expect((await admin.attempt(material.detail, { skuId: variant!.id })).status).toBe(404);
  });
});

describe('规格与物料', () => {
  it('规格的物料不能在物料中删除，单位与控制方式由商品统一维护', async () => {
    const { id } = await admin.data(product.create, sample());
    const [variant] = (await detailOf(id)).specList;
    expect((await admin.attempt(material.delete, { id: variant!.id })).body.message).toContain('请在商品中操作');
    const stored = await admin.data(material.detail, { skuId: variant!.id });
    expect(await fieldErrors(material.update, { ...stored, isLotControl: 1 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('统一维护'),
    });
    await admin.succeed(product.update, { ...(await detailOf(id)), bathEnable: 1 });
    expect(await admin.data(material.detail, { skuId: variant!.id })).toMatchObject({ isLotControl: 1 });
  });

  it('SKU 记录带动态规格列，可以上下架和删除，商品至少保留一个规格', async () => {
    const { id } = await admin.data(product.create, await multiStyle());
    const rows = await admin.data(sku.ofProduct, { productId: id });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      productId: id,
      keyList: [`颜色${number}`, `口径${number}`],
      specValues: ['蓝色', 'DN15'],
      active: 1,
    });
    await admin.succeed(specification.setActive, { id: rows[0]!.id, active: 0 });
    expect(await admin.data(sku.list, { productId: id, active: 0 })).toMatchObject([{ id: rows[0]!.id }]);
    expect(await admin.data(sku.delete, [rows[0]!.id])).toMatchObject({ done: 1 });
    expect(
      (
        await admin.refuseAll(
          sku.delete,
          rows.slice(1).map((row) => row.id),
        )
      )[1],
    ).toHaveLength(3);
  });

  it('使用中的规格值和规格不能删除，说明用在哪里', async () => {
    const input = await multiStyle();
    await admin.succeed(product.create, input);
    const { status, body } = await admin.attempt(specification.delete, { id: input.proSpecConfigVoList[0]!.id });
    expect([status, body.message]).toEqual([409, expect.stringContaining('商品的规格值')]);
  });

  it('同时修改的两个人，后保存的人得到差异', async () => {
    const { id } = await admin.data(product.create, sample());
    const read = await detailOf(id);
    await admin.succeed(product.update, { ...read, name: '先改的名称' });
    const { status, body } = await admin.attempt(product.update, { ...read, keyword: '后改的关键字' });
    expect([status, body.data]).toMatchObject([409, { current: { name: '先改的名称' } }]);
  });
});

describe('范围', () => {
  it('其他库存组织看不到，加载后可以看到；其他租户的不存在', async () => {
    const { id } = await admin.data(product.create, sample());
    const [, second] = await admin.data(product.assignable, { pageSize: 50 });
    const elsewhere = await app.as('zhangwei');
    await elsewhere.succeed(session.setInvOrg, { invorgId: second!.invorgId });
    expect((await elsewhere.attempt(product.detail, { proId: id })).status).toBe(404);
    expect(await elsewhere.data(product.list, { code: `PROD-${number}` })).toEqual([]);
    expect(await elsewhere.data(product.loadable, { code: `PROD-${number}` })).toMatchObject([{ id }]);
    await elsewhere.succeed(product.load, [{ id }]);
    const {
      specList: [variant],
    } = await elsewhere.data(product.detail, { proId: id });
    expect(await elsewhere.data(material.detail, { skuId: variant!.id })).toMatchObject({ invorgId: second!.invorgId });
    const stranger = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await stranger.attempt(product.detail, { proId: id })).status).toBe(404);
    expect(await stranger.refuseAll(product.up, [id])).toMatchObject([404, [{ id, name: '' }]]);
  });

  it('详情列出所属组织；随保存添加与移除，规格跟随；没有给出的保持不变', async () => {
    const { id } = await admin.data(product.create, sample());
    const [, second, third] = await admin.data(product.assignable, { pageSize: 50 });
    const stored = await detailOf(id);
    expect(stored.invOrgList).toEqual([
      {
        id: stored.invorgId,
        invorgId: stored.invorgId,
        invOrgName: stored.invOrgName,
        unitOrgName: expect.any(String),
      },
    ]);
    const variantIn = async (invorgId: string) =>
      (await admin.attempt(material.detail, { skuId: stored.specList[0]!.id, invorgId })).status;
    await admin.succeed(product.update, { ...stored, invOrgList: [second!.invorgId, third!.invorgId] });
    expect([await variantIn(second!.invorgId), await variantIn(third!.invorgId)]).toEqual([200, 200]);
    const { invOrgList: added, ...without } = await detailOf(id);
    expect(added.map(({ invorgId }) => invorgId)).toEqual([stored.invorgId, second!.invorgId, third!.invorgId]);
    await admin.succeed(product.update, { ...without, name: '不提组织' });
    expect((await detailOf(id)).invOrgList).toEqual(added);
    await admin.succeed(product.update, {
      ...(await detailOf(id)),
      removedInvOrgList: [],
      invOrgList: [],
      name: '空的也不改变',
    });
    expect((await detailOf(id)).invOrgList).toEqual(added);
    await admin.succeed(product.update, {
      ...(await detailOf(id)),
      invOrgList: [],
      removedInvOrgList: [second!.invorgId],
    });
    expect((await detailOf(id)).invOrgList.map(({ invorgId }) => invorgId)).toEqual([stored.invorgId, third!.invorgId]);
    expect([await variantIn(second!.invorgId), await variantIn(third!.invorgId)]).toEqual([404, 200]);
  });

  it('在某个组织中查看时，库存是该组织的', async () => {
    const { id } = await admin.data(product.create, sample());
    const [, second] = await admin.data(product.assignable, { pageSize: 50 });
    await admin.succeed(product.assign, { proId: id, ids: [second!.invorgId] });
    const {
      specList: [variant],
      invorgId: own,
    } = await detailOf(id);
    const owner = await app.asTenant(1);
    for (const [organisation, quantity] of [
      [own, 3],
      [second!.invorgId, 4],
    ])
      await owner.query(
        'insert into material_stock (material_id, inventory_organisation_id, quantity) values ($1, $2, $3)',
        [variant!.id, organisation, quantity],
      );
    expect(await detailOf(id)).toMatchObject({ storageNum: '7', specList: [{ storageNum: '7' }] });
    expect(await admin.data(product.detail, { proId: id, invorgId: second!.invorgId })).toMatchObject({
      invOrgName: second!.invOrgName,
      storageNum: '4',
      specList: [{ storageNum: '4' }],
    });
  });

  it('压测数据只在配置允许时生成', async () => {
    expect((await admin.attempt(product.addForTest, { count: 3 })).status).toBe(403);
  });
});
