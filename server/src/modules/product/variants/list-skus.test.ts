import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { productChoices, productSample, variantSample } from '../../../testing/samples/product-sample.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const used = useTestApp();
let productId: string;

/** Codes, market prices, list prices and stock each in an order of its own, and not that of their texts. */
const variants = [
  { itemCode: 'SORT-C', marketPrice: '9', listPricePerUnit: '100', quantity: 20, active: 1 },
  { itemCode: 'SORT-A', marketPrice: '100', listPricePerUnit: '9.5', quantity: 3, active: 0 },
  { itemCode: 'SORT-B', marketPrice: '20', listPricePerUnit: '20', quantity: 100, active: 1 },
];

beforeAll(async () => {
  const choices = await productChoices(used.admin);
  const { id } = await used.admin.data(specification.save, {
    name: '排列用口径',
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: ['大', '中', '小'].map((specValue) => ({ specValue })),
  });
  const { specValueList } = await used.admin.data(specification.detail, { id });
  const specList = variants.map(({ quantity: _quantity, ...row }, index) => ({
    ...variantSample(`排列${index}`),
    ...row,
    isCreateItem: 0,
    specValues: [specValueList[index]!.id],
  }));
  const made = await used.admin.data(product.create, {
    ...productSample(choices, 8100),
    productModel: 1,
    proSpecConfigVoList: [{ id, specValueList }],
    specList,
  });
  productId = made.id;
  await used.admin.succeed(material.setStock, {
    key: '排列',
    entries: variants.map(({ itemCode, quantity }) => ({ itemCode, invOrgCode: 'INV01', quantity })),
  });
});

const lastLetters = (rows: readonly { itemCode: string }[]) => rows.map(({ itemCode }) => itemCode.at(-1)).join('');

describe('SKU 记录的排列', () => {
  it.each([
    ['', 'CAB'],
    ['itemCode', 'ABC'],
    ['-itemCode', 'CBA'],
    ['itemName', 'CAB'],
    ['marketPrice', 'CBA'],
    ['-marketPrice', 'ABC'],
    ['listPricePerUnit', 'ABC'],
    ['storageNum', 'ACB'],
    ['-storageNum', 'BCA'],
  ] as const)('一个商品的规格按“%s”排列，价格与库存按数值', async (sort, expected) => {
    expect(lastLetters(await used.admin.data(sku.ofProduct, { productId, sort }))).toBe(expected);
  });

  it('按创建时间排列', async () => {
    const owner = await used.app.asTenant(1);
    await owner.query(
      `update material set created_time = now() - (case code when 'SORT-A' then 2 when 'SORT-B' then 3 else 1 end) * interval '1 day' where code like 'SORT-%'`,
    );
    expect(lastLetters(await used.admin.data(sku.ofProduct, { productId, sort: 'createTime' }))).toBe('BAC');
    expect(lastLetters(await used.admin.data(sku.list, { productId, sort: '-createTime' }))).toBe('CAB');
  });

  it('下架的在前或在后', async () => {
    expect((await used.admin.data(sku.ofProduct, { productId, sort: 'active' })).map(({ active }) => active)).toEqual([
      0, 1, 1,
    ]);
    expect((await used.admin.data(sku.ofProduct, { productId, sort: '-active' })).map(({ active }) => active)).toEqual([
      1, 1, 0,
    ]);
  });

  it('全部商品的规格按编码、名称与时间排列，各页不重叠；没有索引的不能', async () => {
    expect(lastLetters(await used.admin.data(sku.list, { productId, sort: '-itemCode' }))).toBe('CBA');
    const pages = await Promise.all(
      [1, 2].map((pageNo) => used.admin.data(sku.list, { sort: '-createTime', pageNo, pageSize: 5 })),
    );
    const times = pages.flat().map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(10);
    for (const sort of ['storageNum', 'marketPrice'])
      expect((await used.admin.send('POST', sku.list.path, { sort })).status).toBe(400);
  });

  it('一个商品的规格须给出商品', async () => {
    expect((await used.admin.send('POST', sku.ofProduct.path, { sort: 'storageNum' })).status).toBe(400);
  });
});

describe('SKU 记录的组合条件', () => {
  const where = (...tests: { field: string; operator: string; values: string[] }[]) =>
    JSON.stringify({ match: 'all', tests });
  const found = async (...tests: Parameters<typeof where>) =>
    lastLetters(await used.admin.data(sku.list, { condition: where(...tests), sort: 'itemCode', pageSize: 100 }));

  it('按商品、价格、上架状态与编码组合', async () => {
    expect(await found({ field: 'productName', operator: 'is', values: [productId] })).toBe('ABC');
    expect(
      await found(
        { field: 'productName', operator: 'in', values: [productId] },
        { field: 'marketPrice', operator: 'ge', values: ['20'] },
      ),
    ).toBe('AB');
    expect(
      await found(
        { field: 'productName', operator: 'is', values: [productId] },
        { field: 'active', operator: 'is', values: ['0'] },
      ),
    ).toBe('A');
    expect(
      await found(
        { field: 'itemCode', operator: 'startsWith', values: ['sort-'] },
        { field: 'productName', operator: 'not', values: [productId] },
      ),
    ).toBe('');
    expect(
      (
        await used.admin.attempt(sku.list, {
          condition: where({ field: 'productName', operator: 'is', values: ['甲'] }),
        })
      ).status,
    ).toBe(400);
  });

  it('看不到价格的人不能按价格筛选', async () => {
    const role = await addRole(used.app, 'NOSKUPRICE', ['product.view']);
    await restrictFields(used.app, role, { 'material.marketPrice': 'hidden' });
    const clerk = await addPerson(used.app, 'noskuprice', 'D0201', 'NOSKUPRICE');
    expect(
      (await clerk.attempt(sku.list, { condition: where({ field: 'marketPrice', operator: 'gt', values: ['1'] }) }))
        .status,
    ).toBe(403);
    expect(
      (await clerk.attempt(sku.list, { condition: where({ field: 'itemCode', operator: 'contains', values: ['1'] }) }))
        .status,
    ).toBe(200);
  });
});
