import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { productCells, productHeading } from '../../../testing/imports/product-cells.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../../testing/samples/material-sample.ts';
import { productSample, variantSample } from '../../../testing/samples/product-sample.ts';
import { uploadSheet } from '../../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';

const used = useImportApp();
const heading = `${productHeading},物料类型,市场价,标价`;
let common: string;
let choices: Awaited<ReturnType<typeof productCells>>['choices'];

const found = async (code: string) => (await used.admin.data(product.list, { code }))[0];
const detail = async (code: string) => used.admin.data(product.detail, { proId: (await found(code))!.id });

beforeAll(async () => {
  const sample = await productCells(used.admin);
  choices = sample.choices;
  common = `${sample.cells},产成品`;
});

it('新增单款式商品：分类按路径，品牌、单位按名称，物料编码自动生成，新商品为下架状态', async () => {
  const run = await checkFile(used.admin, 'product', `${heading}\nIMP-1,导入阀门,${common},20,18.50\n`);
  expect([await rowsOf(used.admin, run.id), await found('IMP-1')]).toEqual([[[2, 'new']], undefined]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 1, failedCount: 0 });
  const made = await detail('IMP-1');
  expect(made).toMatchObject({
    name: '导入阀门',
    active: 0,
    productModel: 0,
    categoryId: choices.categoryId,
    brandId: choices.brandId,
    minimumOrderQuantity: '1',
    showPrice: 1,
    picIds: [],
  });
  expect(made.specList).toMatchObject([
    {
      itemName: '导入阀门',
      itemCode: expect.stringMatching(/^M\d{8}$/),
      marketPrice: '20',
      listPricePerUnit: '18.5',
      proType: 'FINISHED',
    },
  ]);
  expect(made.completeness.blocking).toContain('picture');
  expect(await checkFile(used.admin, 'product', `${heading}\nimp-1,导入阀门,${common},20.0,18.5\n`)).toMatchObject({
    unchangedCount: 1,
  });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await found('IMP-1')).toBeUndefined();
});

it('修改商品：标签、分组与尺寸一起改，图片与图文详情保留；撤销恢复原样', async () => {
  const set = await used.admin.data(labelSet.save, { name: '导入标签', useObj: 'PRODUCT', state: 1 });
  const root = await used.admin.data(label.save, {
    name: '用途',
    code: 'IMPUSE',
    sort: 1,
    isRadio: 0,
    labelSetId: set.id,
  });
  const home = await used.admin.data(label.save, {
    name: '家用',
    code: 'IMPHOME',
    sort: 1,
    labelSetId: set.id,
    parentId: root.id,
  });
  const group = await used.admin.data(goodsGroup.save, { name: '导入用分组', description: '一' });
  const before = await detail('PROD-1');
  const columns = '商品编码,商品名称,标签,商品分组,长度,长度单位,标价,物料编码,资产商品';
  const run = await checkFile(
    used.admin,
    'product',
    `${columns}\nPROD-1,改名的商品,用途/家用,导入用分组,12.5,毫米,21,,\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([[2, 'changed']]);
  expect((await used.admin.data(imports.rows, { id: run.id }))[0]!.cells.slice(2, 4)).toMatchObject([
    { after: '家用' },
    { after: '导入用分组' },
  ]);
  await runImport(used.admin, run.id);
  const after = await detail('PROD-1');
  expect(after).toMatchObject({
    name: '改名的商品',
    labelIds: [home.id],
    groupId: [group.id],
    combinedUnitVo: { lengthStr: '12.5' },
    graphicDetails: before.graphicDetails,
    picIds: before.picIds,
    thumbnailUrl: expect.stringMatching(/./),
  });
  expect(after.specList).toMatchObject([
    { id: before.specList[0]!.id, itemCode: before.specList[0]!.itemCode, marketPrice: '20', listPricePerUnit: '21' },
  ]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await detail('PROD-1')).toMatchObject({
    name: before.name,
    labelIds: [],
    groupId: [],
    combinedUnitVo: { lengthStr: '' },
    specList: [{ listPricePerUnit: '18.5' }],
  });
});

it('错误说明写在所在的列：分类、标签、价格、编码与资产规则', async () => {
  const taken = (await detail('PROD-1')).specList[0]!.itemCode;
  const wide = `${heading},标签,资产商品,序列号控制,物料编码`;
  const wrongCategory = common.replace(/^[^,]*/, '没有的分类');
  const run = await checkFile(
    used.admin,
    'product',
    `${wide}
E1,错一,${wrongCategory},20,18,,,,
E2,错二,${common},20,18,没有的标签,,,
E3,错三,${common},二十,,,,,
E4,错四,${common},20,18,,是,否,
E5,错五,${common},20,18,,,,${taken}
E6,对的,${common},20,18,,,,
E6,重复,${common},20,18,,,,
`,
  );
  const rows = await used.admin.data(imports.rows, { id: run.id, pageSize: 100 });
  const { fields } = (await uploadSheet(used.admin, 'product', `${wide}\n${',x'.repeat(14)}\n`)).body.data;
  expect(fields.length).toBeGreaterThan(30);
  const at = rows.map(({ row, result, cells }) => [
    row,
    result,
    ...cells.flatMap(({ error }, place) => (error ? [`${wide.split(',')[place]!}：${error}`] : [])),
  ]);
  expect(at).toEqual([
    [2, 'wrong', '商品分类：“没有的分类”不存在'],
    [3, 'wrong', '标签：“没有的标签”不存在'],
    [4, 'wrong', expect.stringMatching(/^市场价：/), '标价：请输入标价'],
    [5, 'wrong', '序列号控制：资产类商品必须启用序列号控制'],
    [6, 'wrong', '物料编码：手工录入物料编码不可重复，请重新输入！'],
    [7, 'new'],
    [8, 'wrong', '商品编码：与本文件第 7 行重复'],
  ]);
});

it('多款式商品：商品的字段可以改，价格要写明规格值，或在 SKU 记录中导入', async () => {
  const { id } = await used.admin.data(specification.save, {
    name: '导入颜色',
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: '蓝' }, { specValue: '红' }],
  });
  const { specValueList } = await used.admin.data(specification.detail, { id });
  const specList = specValueList.map((value) => ({ ...variantSample(value.specValue), specValues: [value.id] }));
  await used.admin.data(product.create, {
    ...productSample(choices, 2),
    productModel: 1,
    proSpecConfigVoList: [{ id, specValueList }],
    specList,
  });
  const run = await checkFile(used.admin, 'product', '商品编码,商品名称,标价\nPROD-2,两种颜色,\n');
  expect(await rowsOf(used.admin, run.id)).toEqual([[2, 'changed']]);
  await runImport(used.admin, run.id);
  expect(await detail('PROD-2')).toMatchObject({
    name: '两种颜色',
    variantCount: 2,
    specList: [{ listPricePerUnit: '18.5' }, { listPricePerUnit: '18.5' }],
  });
  const priced = await checkFile(used.admin, 'product', '商品编码,标价\nPROD-2,30\n');
  expect(await rowsOf(used.admin, priced.id)).toEqual([
    [2, 'wrong', '该商品有多个规格，请填写规格值，或在“SKU 记录”中导入'],
  ]);
});

it('SKU 记录：按物料编码改价格与上架状态，不认识的编码与普通物料被拒绝，可以撤销', async () => {
  const [blue, red] = (await detail('PROD-2')).specList;
  const { version } = await detail('PROD-2');
  const { itemCode: plain, ...sample } = materialSample(await materialChoices(used.admin), 7);
  await used.admin.succeed(material.save, { ...sample, itemCode: plain });
  const run = await checkFile(
    used.admin,
    'sku',
    `物料编码,市场价,标价,上架状态\n${blue!.itemCode.toLowerCase()},25,22.50,下架\n${red!.itemCode},20.0,18.5,\n没有的,1,1,\n${red!.itemCode},3,2,\n${plain},1,1,\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
    [4, 'wrong', '“没有的”不存在'],
    [5, 'wrong', '与本文件第 3 行重复'],
    [6, 'wrong', `“${plain}”不存在`],
  ]);
  await runImport(used.admin, run.id);
  const skus = await used.admin.data(sku.list, { productCode: 'PROD-2' });
  expect(skus.find(({ id }) => id === blue!.id)).toMatchObject({
    marketPrice: '25',
    listPricePerUnit: '22.5',
    active: 0,
    itemName: '蓝',
  });
  expect((await detail('PROD-2')).version).toBeGreaterThan(version);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect((await detail('PROD-2')).specList[0]).toMatchObject({
    marketPrice: '20',
    listPricePerUnit: '18.5',
    active: 1,
  });
  const empty = await checkFile(used.admin, 'sku', `物料编码,标价\n${blue!.itemCode},\n${blue!.itemCode},-1\n`);
  expect((await rowsOf(used.admin, empty.id))[0]).toEqual([2, 'wrong', '请输入标价']);
});

it('权限：没有编辑权限的拒绝；看不见价格的角色不能导入价格；之后被修改或已上架的商品撤销时保留', async () => {
  expect((await uploadSheet(used.viewer, 'product', `${heading}\nA,b\n`)).status).toBe(403);
  const role = await addRole(used.app, 'PRODCLERK', ['product.view', 'product.edit']);
  await restrictFields(used.app, role, { 'material.marketPrice': 'hidden', 'product.keyword': 'readonly' });
  const clerk = await addPerson(used.app, 'prodclerk', 'D0201', 'PRODCLERK');
  const { fields } = (await uploadSheet(clerk, 'product', `${heading}\nA,b\n`)).body.data;
  expect(fields.map(({ field }) => field)).not.toContain('marketPrice');
  const locked = await checkFile(clerk, 'product', '商品编码,关键字\nPROD-1,换掉\n');
  expect(await rowsOf(clerk, locked.id)).toEqual([[2, 'wrong', expect.any(String)]]);

  const run = await checkFile(used.admin, 'product', `${heading}\nIMP-K,保留的,${common},20,18\n`);
  await runImport(used.admin, run.id);
  const {
    specList: [variant],
  } = await detail('IMP-K');
  const stored = await used.admin.data(material.detail, { skuId: variant!.id });
  await used.admin.succeed(material.save, { ...stored, itemName: '改过的物料' });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 0, keptCount: 1 });
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([[2, 'new', '之后又被修改，已保留']]);
});
