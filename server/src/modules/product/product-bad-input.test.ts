import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { materialChoices } from '../../testing/samples/material-sample.ts';
import {
  type ProductChoices,
  productChoices,
  productSample,
  variantSample,
} from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let choices: ProductChoices;
beforeAll(async () => {
  choices = await productChoices(used.admin);
});

let number = 8200;
const newProduct = (fields: object = {}) => ({ ...productSample(choices, ++number), ...fields });
const oneVariant = (fields: object) => ({ specList: [{ ...variantSample('规格'), ...fields }] });

/** How much there is of all that a save writes. */
const counts = async () =>
  (
    await (
      await used.app.asTenant(1)
    ).query(`select (select count(*) from product) as products, (select count(*) from material) as materials,
  (select count(*) from product_file) as files, (select count(*) from product_label) as labels, (select count(*) from product_value) as "values",
  (select count(*) from product_assignment) as assignments, (select count(*) from goods_group_product) as groups`)
  ).rows[0];

/** What a save answers, and whether it left everything as it was. */
async function answerTo(fields: object) {
  const before = await counts();
  const { status, body } = await used.admin.attempt(product.create, newProduct(fields));
  return { status, fields: body.data.fields, before, after: await counts() };
}
type Answer = Awaited<ReturnType<typeof answerTo>>;
/** Refused with this message at this field, and nothing of it stored. */
const refused = ({ before }: Answer, field: string, message: string) => ({
  status: 400,
  fields: [{ field, message }],
  before,
  after: before,
});

async function addSpecification(client: TestClient, productTypeId: readonly string[], names: readonly string[]) {
  const { id } = await client.data(specification.save, {
    name: `输入规格${++number}`,
    productTypeId: [...productTypeId],
    active: 1,
    sortOrder: 1,
    specValueList: names.map((specValue) => ({ specValue })),
  });
  return { ...(await client.data(specification.detail, { id })), id };
}

/** A product in two variants, of a specification of its own. */
async function twoVariants() {
  const own = await addSpecification(used.admin, choices.categoryId, ['红', '蓝']);
  const specList = own.specValueList.map(({ id, specValue }) => ({ ...variantSample(specValue), specValues: [id] }));
  return {
    own,
    input: {
      productModel: 1,
      proSpecConfigVoList: [{ id: own.id, specValueList: own.specValueList.map(({ id }) => ({ id })) }],
      specList,
    },
  };
}

const png = createCanvas(20, 20).toBuffer('image/png');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

describe('商品的图片与文档', () => {
  it('拒绝不是图片的缩略图、主图与规格图，别的租户的文件，第六张图片与第六份文档，什么也不留下', async () => {
    const [document, theirs] = [
      await uploadFile(used.admin, '说明书.pdf', pdf),
      await uploadFile(used.neighbour, '正面.png', png),
    ];
    const pictures = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((name) => uploadFile(used.admin, `${name}.png`, png)),
    );
    let answer = await answerTo({ picIds: [document.id] });
    expect(answer).toEqual(refused(answer, 'picIds', '不支持上传这种文件！'));
    answer = await answerTo({ thumbnailUrl: document.url });
    expect(answer).toEqual(refused(answer, 'thumbnailUrl', '只能上传JPG/PNG !'));
    answer = await answerTo({ picIds: [theirs.id] });
    expect(answer).toEqual(refused(answer, 'picIds', '图片路径错误'));
    answer = await answerTo({ productDocumentIds: [theirs.id] });
    expect(answer).toEqual(refused(answer, 'productDocumentIds', '图片路径错误'));
    answer = await answerTo({ picIds: pictures.map(({ id }) => id) });
    expect(answer).toEqual(refused(answer, 'picIds', '最多5项'));
    answer = await answerTo({ productDocumentIds: pictures.map(({ id }) => ({ id })) });
    expect(answer).toEqual(refused(answer, 'productDocumentIds', '最多5项'));
    answer = await answerTo(oneVariant({ dfilePreviewIds: [document.id] }));
    expect(answer).toEqual(refused(answer, 'specList', '只能上传JPG/PNG !'));
    answer = await answerTo(oneVariant({ dfilePreviewIds: [theirs.id] }));
    expect(answer).toEqual(refused(answer, 'specList', '图片路径错误'));
    answer = await answerTo(oneVariant({ dfilePreviewIds: pictures.slice(0, 2).map(({ id }) => id) }));
    expect(answer).toEqual(refused(answer, 'specList.0.dfilePreviewIds', '最多1项'));
  });
});

describe('商品的数字', () => {
  it.each([
    ['科学记数法', '1e30'],
    ['无穷大', 'Infinity'],
    ['十六进制', '0x10'],
    ['不是数字', 'NaN'],
    ['对象', { value: 1 }],
    ['真', true],
  ])('价格与数量拒绝%s', async (_what, value) => {
    let answer = await answerTo(oneVariant({ marketPrice: value }));
    expect(answer).toEqual(refused(answer, 'specList.0.marketPrice', '请输入数字'));
    answer = await answerTo({ minimumOrderQuantity: value });
    expect(answer).toEqual(refused(answer, 'minimumOrderQuantity', '请输入数字'));
    answer = await answerTo({ suggestedPrice: value });
    expect(answer).toEqual(refused(answer, 'suggestedPrice', '请输入数字'));
  });

  it('负数、小数过多、整数位过多、没有的数量', async () => {
    let answer = await answerTo(oneVariant({ listPricePerUnit: '-1' }));
    expect(answer).toEqual(refused(answer, 'specList.0.listPricePerUnit', '不能小于0'));
    answer = await answerTo(oneVariant({ listPricePerUnit: '0.12345' }));
    expect(answer).toEqual(refused(answer, 'specList.0.listPricePerUnit', '最多4位小数'));
    answer = await answerTo({ combinedUnitVo: { netWeight: '1234567890123' } });
    expect(answer).toEqual(refused(answer, 'combinedUnitVo.netWeight', '整数部分最多12位'));
    answer = await answerTo(oneVariant({ marketPrice: '' }));
    expect(answer).toEqual(refused(answer, 'specList.0.marketPrice', '请输入市场价'));
  });
});

describe('别的租户的数据', () => {
  it('单位、品牌、分类、标签、分组、规格值与库存组织都不存在，什么也不留下', async () => {
    const theirs = await materialChoices(used.neighbour);
    const [theirBrand] = await used.neighbour.data(brand.options, {});
    const [organisation] = await used.neighbour.data(product.assignable, {});
    const { id: group } = await used.neighbour.data(goodsGroup.save, { name: '对方的分组', description: '对方' });
    const theirLabel = (await used.neighbour.data(product.labels, {})).flatMap(({ roots }) => roots)[0];
    const theirValues = await addSpecification(used.neighbour, theirs.itemCategoryId, ['甲', '乙']);
    let answer = await answerTo({ unitId: theirs.unitId });
    expect(answer).toEqual(refused(answer, 'unitId', '所选单位已停用或不存在，请重新选择'));
    answer = await answerTo({ combinedUnitVo: { lengthUnitId: theirs.unitOf('mm') } });
    expect(answer).toEqual(refused(answer, 'combinedUnitVo.lengthUnitId', '所选单位已停用或不存在，请重新选择'));
    answer = await answerTo({ brandId: theirBrand!.id });
    expect(answer).toEqual(refused(answer, 'brandId', '所选品牌已停用或不存在，请重新选择'));
    answer = await answerTo({ categoryId: theirs.itemCategoryId });
    expect(answer).toEqual(refused(answer, 'categoryId', '所选类别已停用或不存在，请重新选择'));
    answer = await answerTo({ labelIds: [theirLabel?.id ?? '999999999'] });
    expect(answer).toEqual(refused(answer, 'labelIds', '所选标签中有的已不存在，请重新选择'));
    answer = await answerTo({ groupId: [group] });
    expect(answer).toEqual(refused(answer, 'groupId', '所选商品分组中有的已不存在，请重新选择'));
    answer = await answerTo({ invOrgList: [organisation!.invorgId] });
    expect(answer).toEqual(refused(answer, 'invOrgList', '所选库存组织不存在，请重新选择'));
    const specList = theirValues.specValueList.map(({ id, specValue }) => ({
      ...variantSample(specValue),
      specValues: [id],
    }));
    answer = await answerTo({
      productModel: 1,
      proSpecConfigVoList: [{ id: theirValues.id, specValueList: theirValues.specValueList.map(({ id }) => ({ id })) }],
      specList,
    });
    expect(answer).toEqual(refused(answer, 'proSpecConfigVoList', '所选规格或规格值已停用或不存在，请重新选择'));
  });

  it('别的租户的规格不能作为自己的一行', async () => {
    const theirs = await used.neighbour.data(product.create, productSample(await productChoices(used.neighbour), 8200));
    const [variant] = (await used.neighbour.data(product.detail, { proId: theirs.id })).specList;
    const answer = await answerTo(oneVariant({ skuId: variant!.id }));
    expect(answer).toEqual(refused(answer, 'specList.0.id', '所选数据不存在，请重新选择'));
    expect((await used.neighbour.data(product.detail, { proId: theirs.id })).specList).toEqual([variant]);
  });
});

describe('停用了的分类与品牌', () => {
  it('新商品不能选用，已选用的不改可以保存', async () => {
    const categorySetId = (await used.admin.data(categorySet.list, { pageSize: 100 })).find(
      ({ code }) => code === materialSets.category,
    )!.id;
    const node = await used.admin.data(category.save, {
      categorySetId,
      code: 'BAD-P',
      name: '将要停用',
      sort: 900,
      status: 1,
      sortPicUrl: '',
    });
    const { id: brandId } = await used.admin.data(brand.addByName, { name: '将要停用的品牌' });
    const { id } = await used.admin.data(product.create, newProduct({ categoryId: [node.id], brandId }));
    expect((await used.admin.attempt(category.delete, { id: node.id })).status).toBe(409);
    await used.admin.succeed(category.save, {
      ...(await used.admin.data(category.detail, { id: node.id })),
      status: 0,
    });
    await used.admin.succeed(brand.save, { ...(await used.admin.data(brand.detail, { id: brandId })), active: 0 });
    let answer = await answerTo({ categoryId: [node.id] });
    expect(answer).toEqual(refused(answer, 'categoryId', '所选类别已停用或不存在，请重新选择'));
    answer = await answerTo({ brandId });
    expect(answer).toEqual(refused(answer, 'brandId', '所选品牌已停用或不存在，请重新选择'));
    await used.admin.succeed(product.update, {
      ...(await used.admin.data(product.detail, { proId: id })),
      keyword: '照样可以保存',
    });
    expect(await used.admin.data(product.detail, { proId: id })).toMatchObject({
      keyword: '照样可以保存',
      categoryId: [node.id],
      brandId,
    });
  });
});

describe('规格与规格值', () => {
  it('同一个值或同一个规格出现两次，什么也不留下；规格定义中的值不可重复', async () => {
    const { own, input } = await twoVariants();
    const [red, blue] = own.specValueList.map(({ id }) => ({ id }));
    const message = '所选规格或规格值已停用或不存在，请重新选择';
    let answer = await answerTo({ ...input, proSpecConfigVoList: [{ id: own.id, specValueList: [red, blue, red] }] });
    expect(answer).toEqual(refused(answer, 'proSpecConfigVoList', message));
    answer = await answerTo({
      ...input,
      proSpecConfigVoList: [
        { id: own.id, specValueList: [red, blue] },
        { id: own.id, specValueList: [red] },
      ],
    });
    expect(answer).toEqual(refused(answer, 'proSpecConfigVoList', message));
    const { status, body } = await used.admin.attempt(specification.update, {
      ...own,
      specValueList: [{ specValue: 'Red' }, { specValue: 'ＲＥＤ' }],
    });
    expect([status, body.data.fields]).toEqual([
      400,
      [{ field: 'specValueList.1.specValue', message: '规格值不可重复' }],
    ]);
  });

  it('使用中的规格值可以改名，商品与 SKU 记录随之显示，规格还是同一个；不能移除，说明用在哪里', async () => {
    const { own, input } = await twoVariants();
    const { id } = await used.admin.data(product.create, newProduct(input));
    const before = (await used.admin.data(product.detail, { proId: id })).specList;
    const renamed = own.specValueList.map((value) =>
      value.specValue === '红' ? { ...value, specValue: '大红' } : value,
    );
    await used.admin.succeed(specification.update, { ...own, specValueList: renamed });
    const after = await used.admin.data(product.detail, { proId: id });
    expect(after.specList.map((row) => [row.id, row.specUnionKey])).toEqual([
      [before[0]!.id, '大红'],
      [before[1]!.id, '蓝'],
    ]);
    expect((await used.admin.data(sku.ofProduct, { productId: id })).map(({ specValues }) => specValues)).toEqual([
      ['大红'],
      ['蓝'],
    ]);
    await used.admin.succeed(product.update, after);
    const current = await used.admin.data(specification.detail, { id: own.id });
    const { status, body } = await used.admin.attempt(specification.update, {
      ...current,
      specValueList: current.specValueList.slice(1),
    });
    expect([status, body.message]).toEqual([409, '规格值“大红”已被使用，不能删除：商品的规格值 (1)']);
  });

  it('多于 2,048 行、多于 2,048 个组合：说明数量后拒绝', async () => {
    const { own, input } = await twoVariants();
    const rows = Array.from({ length: 2049 }, (_, index) => ({
      ...variantSample(`行${index}`),
      specValues: [own.specValueList[0]!.id],
    }));
    let answer = await answerTo({ ...input, specList: rows });
    expect(answer).toEqual(refused(answer, 'specList', '规格组合最多 2048 条'));
    const many = [50, 41].map((count, place) => ({
      id: place + 1,
      specValueList: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
    }));
    answer = await answerTo({ ...input, proSpecConfigVoList: many });
    expect(answer).toEqual(refused(answer, 'proSpecConfigVoList', '所选规格共有 2050 个组合，超过上限 2048 个'));
  });
});

it('其间被删除的商品：上架、下架、删除都说明，其余的照常；修改时不存在', async () => {
  const [{ id: gone }, { id: left }] = [
    await used.admin.data(product.create, newProduct()),
    await used.admin.data(product.create, newProduct()),
  ];
  const read = await used.admin.data(product.detail, { proId: gone });
  await used.admin.succeed(product.delete, [gone]);
  for (const call of [product.up, product.down, product.delete]) {
    const { done, failed } = await used.admin.data(call, [gone, left]);
    expect([done, failed.map(({ id }) => id)]).toEqual([1, [gone]]);
    expect(failed[0]!.message).not.toBe('');
  }
  expect((await used.admin.attempt(product.update, { ...read, keyword: '晚了' })).status).toBe(404);
});
