import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { shownRows, startAction, startBatch } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
let choices: Awaited<ReturnType<typeof productChoices>>;
beforeAll(async () => {
  choices = await productChoices(used.admin);
});

const add = async (...numbers: number[]) =>
  Promise.all(
    numbers.map(async (number) => (await used.admin.data(product.create, productSample(choices, number))).id),
  );
const detail = (id: string) => used.admin.data(product.detail, { proId: id });

it('改品牌、标签与价格：改前与改后用文字说明，图片与其他内容不变，撤销恢复', async () => {
  const [one, two] = await add(31, 32);
  const set = await used.admin.data(labelSet.save, { name: '批量标签', useObj: 'PRODUCT', state: 1 });
  const root = await used.admin.data(label.save, {
    name: '季节',
    code: 'BSEASON',
    sort: 1,
    isRadio: 0,
    labelSetId: set.id,
  });
  // One after the other: labels are named in the order of their ids.
  const summer = await used.admin.data(label.save, {
    name: '夏季',
    code: 'B0',
    sort: 0,
    labelSetId: set.id,
    parentId: root.id,
  });
  const winter = await used.admin.data(label.save, {
    name: '冬季',
    code: 'B1',
    sort: 1,
    labelSetId: set.id,
    parentId: root.id,
  });
  const other = await used.admin.data(brand.save, { code: 'BATCHB', name: '批量换的品牌', active: 1, sortOrder: 1 });
  await used.admin.succeed(product.update, { ...(await detail(two!)), labelIds: [summer.id] });
  const before = await detail(one!);
  const fields = await used.admin.data(batchEdit.fields, { noun: 'product' });
  expect(fields.find(({ field }) => field === 'labelIds')).toMatchObject({
    kind: 'list',
    operations: ['include', 'exclude', 'set', 'clear'],
    choices: expect.arrayContaining([{ value: winter.id, text: '季节/冬季' }]),
  });
  expect(fields.map(({ field }) => field)).not.toContain('itemCode');

  const run = await startBatch(
    used.admin,
    'product',
    { ids: [one!, two!] },
    ['brandId', 'set', other.id],
    ['labelIds', 'include', winter.id],
    ['listPricePerUnit', 'multiply', '2'],
  );
  expect(run).toMatchObject({ changedCount: 2, wrongCount: 0 });
  const shown = await shownRows(used.admin, run.id);
  expect(shown.find(([code]) => code === 'PROD-32')!.slice(2)).toEqual([
    expect.stringContaining(' → 批量换的品牌'),
    '夏季 → 夏季；冬季',
    '18.5 → 37',
  ]);
  expect((await detail(one!)).brandId).toBe(choices.brandId);
  await runImport(used.admin, run.id, 'update');
  expect(await detail(two!)).toMatchObject({
    brandId: other.id,
    labelIds: [summer.id, winter.id],
    specList: [{ listPricePerUnit: '37' }],
  });
  expect(await detail(one!)).toMatchObject({
    labelIds: [winter.id],
    graphicDetails: before.graphicDetails,
    picIds: before.picIds,
  });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });
  expect(await detail(two!)).toMatchObject({
    brandId: choices.brandId,
    labelIds: [summer.id],
    specList: [{ listPricePerUnit: '18.5' }],
  });
});

it('改类别按条件选全部；不能选的类别、多款式的价格说明原因', async () => {
  const { id: colours } = await used.admin.data(specification.save, {
    name: '批量颜色',
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: '蓝' }, { specValue: '红' }],
  });
  const { specValueList } = await used.admin.data(specification.detail, { id: colours });
  const specList = specValueList.map(({ id, specValue }) => ({ ...variantSample(specValue), specValues: [id] }));
  await used.admin.succeed(product.create, {
    ...productSample(choices, 41),
    productModel: 1,
    proSpecConfigVoList: [{ id: colours, specValueList }],
    specList,
  });
  await add(42);
  const priced = await startBatch(used.admin, 'product', { filters: { code: 'PROD-4' } }, ['marketPrice', 'set', '30']);
  expect(priced).toMatchObject({ changedCount: 1, wrongCount: 1 });
  const placed = await startBatch(used.admin, 'product', { filters: { code: 'PROD-4' } }, [
    'categoryId',
    'set',
    choices.typeId.at(-1),
  ]);
  expect(placed).toMatchObject({ changedCount: 0, wrongCount: 2 });
  const empty = {
    noun: 'product',
    filters: { code: 'PROD-4' },
    changes: [{ field: 'name', operation: 'clear', value: '' }],
  } as const;
  expect((await used.admin.attempt(batchEdit.start, { ...empty, changes: [...empty.changes] })).body.message).toBe(
    '“商品名称”不支持这种操作',
  );
});

it('没有权限的字段不提供，也不能改', async () => {
  const role = await addRole(used.app, 'BATCHCLERK', ['product.view', 'product.edit']);
  await restrictFields(used.app, role, { 'product.brandId': 'readonly', 'product.labelIds': 'hidden' });
  const clerk = await addPerson(used.app, 'batchclerk', 'D0201', 'BATCHCLERK');
  const fields = (await clerk.data(batchEdit.fields, { noun: 'product' })).map(({ field }) => field);
  expect(fields).toContain('categoryId');
  expect(fields).not.toContain('brandId');
  expect(fields).not.toContain('labelIds');
  expect(
    (
      await clerk.attempt(batchEdit.start, {
        noun: 'product',
        filters: {},
        changes: [{ field: 'brandId', operation: 'set', value: choices.brandId }],
      })
    ).status,
  ).toBe(403);
  expect(await clerk.data(batchEdit.actions, { noun: 'product' })).toEqual([]);
});

it('上架与下架：不能上架的说明原因；撤销回到原来的状态', async () => {
  const [whole] = await add(51);
  const { id: other } = await used.admin.data(product.create, {
    ...productSample(choices, 52),
    specList: [{ ...variantSample('没有在架的规格'), active: 0 }],
  });
  const run = await startAction(used.admin, { noun: 'product', action: 'putOnShelf', ids: [whole!, other] });
  expect(run).toMatchObject({ action: 'putOnShelf', fileName: '上架', changedCount: 1, wrongCount: 1 });
  expect((await detail(whole!)).active).toBe(0);
  await runImport(used.admin, run.id, 'update');
  expect((await detail(whole!)).active).toBe(1);
  const down = await startAction(used.admin, { noun: 'product', action: 'takeOffShelf', filters: { code: 'PROD-5' } });
  expect(down).toMatchObject({ changedCount: 1, unchangedCount: 1 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
  expect((await detail(whole!)).active).toBe(0);
});

it('删除连同规格、图片、标签与分组；在架的不删；撤销按原编号恢复', async () => {
  const [gone, shelved] = await add(61, 62);
  const group = await used.admin.data(goodsGroup.save, {
    name: '批量删除分组',
    description: '一',
    productList: [gone!],
  });
  await used.admin.succeed(product.up, { ids: [shelved!] });
  const before = await detail(gone!);
  const run = await startAction(used.admin, { noun: 'product', action: 'delete', ids: [gone!, shelved!] });
  expect(new Set((await rowsOf(used.admin, run.id)).map(([, result]) => result))).toEqual(
    new Set(['changed', 'wrong']),
  );
  expect(await detail(gone!)).toMatchObject({ code: 'PROD-61' });
  await runImport(used.admin, run.id, 'update');
  expect((await used.admin.attempt(product.detail, { proId: gone! })).status).toBe(404);
  expect(await used.admin.data(material.list, { itemName: '测试商品61' })).toEqual([]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  const after = await detail(gone!);
  expect(after).toMatchObject({
    version: before.version,
    picIds: before.picIds,
    groupId: [group.id],
    storageNum: before.storageNum,
  });
  expect(after.specList).toMatchObject([
    { id: before.specList[0]!.id, itemCode: before.specList[0]!.itemCode, listPricePerUnit: '18.5' },
  ]);
  expect(await used.admin.data(material.list, { itemName: '测试商品61' })).toHaveLength(1);
});
