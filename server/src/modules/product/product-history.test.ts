import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { record, type RecordChange } from '@edp/contract/modules/record/record.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { describe, expect, it } from 'vitest';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let number = 500;

/** Two colours, and as many sizes as wanted. */
async function addProduct(sizes: readonly string[] = ['DN15', 'DN20']) {
  const choices = await productChoices(used.admin);
  number += 1;
  const add = async (name: string, values: readonly string[]) => {
    const { id } = await used.admin.data(specification.save, {
      name,
      productTypeId: choices.categoryId,
      active: 1,
      sortOrder: 1,
      specValueList: values.map((specValue) => ({ specValue })),
    });
    const { specValueList } = await used.admin.data(specification.detail, { id });
    return { id, specValueList };
  };
  const [colour, size] = [await add(`颜色${number}`, ['蓝色', '红色']), await add(`口径${number}`, sizes)];
  const specList = colour.specValueList.flatMap((one) =>
    size.specValueList.map((other) => ({
      ...variantSample(`${one.specValue} ${other.specValue}`),
      specValues: [one.id, other.id],
    })),
  );
  const { id } = await used.admin.data(product.create, {
    ...productSample(choices, number),
    productModel: 1,
    proSpecConfigVoList: [colour, size],
    specList,
  });
  return {
    id,
    read: () => used.admin.data(product.detail, { proId: id }),
    changes: () => used.admin.data(record.changes, { noun: 'product', id }),
  };
}

/** `[action, code, name, [field, old, new]…]` of each part. */
const summaryOf = (change: RecordChange | undefined) =>
  change?.parts.map(({ action, code, name, fields }) => [
    action,
    code,
    name,
    ...fields.map((field) => [field.name, field.old, field.new]),
  ]);

describe('商品的最近变更', () => {
  it('说明哪个规格的哪些内容由什么改为什么，谁改的；没有改的规格不提；物料自己的变更照旧', async () => {
    const { read, changes } = await addProduct();
    const before = await read();
    const zhangwei = await used.app.as('zhangwei');
    const specList = before.specList.map((row) =>
      row.specUnionKey === '蓝色/DN20'
        ? { ...row, listPricePerUnit: '33.50', barCode: '6901', active: 0 as const }
        : row,
    );
    await zhangwei.succeed(product.update, { ...before, specList });
    const [change, created, ...earlier] = await changes();
    expect(change).toMatchObject({ action: 'update', userName: '张伟', fields: [], partCount: 1 });
    const { id: variant, itemCode } = before.specList[1]!;
    expect(summaryOf(change)).toEqual([
      [
        'update',
        itemCode,
        '蓝色/DN20',
        ['specList.listPricePerUnit', '18.5', '33.5'],
        ['specList.barCode', '', '6901'],
        ['specList.active', 1, 0],
      ],
    ]);
    expect(created).toMatchObject({ action: 'insert', parts: [], partCount: 4 });
    expect(earlier).toEqual([]);
    const [own] = await used.admin.data(record.changes, { noun: 'material', id: variant });
    expect(own).toMatchObject({
      userName: '张伟',
      fields: [{ name: 'listPricePerUnit', old: '18.5', new: '33.5' }],
      parts: [],
      partCount: 0,
    });
  });

  it('移除的规格仍看得到：移除本身，以及移除之前的修改', async () => {
    const { read, changes } = await addProduct();
    const before = await read();
    const change = async (specList: readonly object[]) =>
      used.admin.succeed(product.update, { ...(await read()), specList: [...specList] } as never);
    await change(before.specList.map((row, index) => (index === 3 ? { ...row, marketPrice: '21' } : row)));
    await change((await read()).specList.slice(0, 3));
    await used.admin.succeed(sku.delete, [before.specList[0]!.id]);
    const [deleted, removed, priced] = await changes();
    const titleOf = (index: number) => [before.specList[index]!.itemCode, before.specList[index]!.specUnionKey];
    expect(summaryOf(deleted)).toEqual([['delete', ...titleOf(0)]]);
    expect(summaryOf(removed)).toEqual([['delete', ...titleOf(3)]]);
    expect(removed!.fields).toMatchObject([{ name: 'variantCount', old: 4, new: 3 }]);
    expect(summaryOf(priced)).toEqual([['update', ...titleOf(3), ['specList.marketPrice', '20', '21']]]);
  });

  it('在规格列表和物料页所做的修改也在其中；规格表格中没有的资料不在其中', async () => {
    const { read, changes } = await addProduct();
    const [variant] = (await read()).specList;
    await used.admin.succeed(sku.setActive, { ids: [variant!.id], active: 0 });
    expect(summaryOf((await changes())[0])).toEqual([
      ['update', variant!.itemCode, '蓝色/DN15', ['specList.active', 1, 0]],
    ]);
    const stored = await used.admin.data(material.detail, { skuId: variant!.id });
    await used.admin.succeed(material.update, { ...stored, itemName: '蓝阀' });
    expect(summaryOf((await changes())[0])).toEqual([
      ['update', variant!.itemCode, '蓝色/DN15', ['specList.itemName', '蓝色 DN15', '蓝阀']],
    ]);
    const before = (await changes()).length;
    await (await used.app.asTenant(1)).query('update material set net_weight = 5 where id = $1', [variant!.id]);
    expect(await changes()).toHaveLength(before);
  });

  it('一次改了许多规格：列出前二十个，给出总数；看不到的人没有', async () => {
    const { id, read, changes } = await addProduct(Array.from({ length: 15 }, (_, index) => `DN${index}`));
    const before = await read();
    await used.admin.succeed(product.update, {
      ...before,
      specList: before.specList.map((row) => ({ ...row, marketPrice: '99' })),
    });
    const [change] = await changes();
    expect([change!.parts.length, change!.partCount]).toEqual([20, 30]);
    expect(change!.parts[0]).toMatchObject({
      name: '蓝色/DN0',
      fields: [{ name: 'specList.marketPrice', old: '20', new: '99' }],
    });
    expect((await used.neighbour.attempt(record.changes, { noun: 'product', id })).status).toBe(404);
  });
});

describe('规格的编码', () => {
  it('自动生成的编码保存后仍标明是生成的；手工录入或改过的不是，在物料页改的也不是', async () => {
    const { read } = await addProduct();
    const before = await read();
    expect(before.specList.map(({ isCreateItem }) => isCreateItem)).toEqual([1, 1, 1, 1]);
    await used.admin.succeed(product.update, {
      ...before,
      specList: before.specList.map((row, index) =>
        index === 0 ? { ...row, itemCode: `TYPED-${number}`, isCreateItem: 0 as const } : row,
      ),
    });
    const stored = await used.admin.data(material.detail, { skuId: before.specList[1]!.id });
    await used.admin.succeed(material.update, { ...stored, itemCode: `OTHER-${number}` });
    expect((await read()).specList.map(({ isCreateItem }) => isCreateItem)).toEqual([0, 0, 1, 1]);
  });
});

describe('先后修改', () => {
  it('规格在别处修改后，先前打开的商品页再保存时得到差异，不会写回旧值', async () => {
    const { read } = await addProduct();
    const opened = await read();
    await used.admin.succeed(sku.setActive, { ids: [opened.specList[0]!.id], active: 0 });
    const { status, body } = await used.admin.attempt(product.update, { ...opened, keyword: '后改' });
    expect([status, body.data]).toMatchObject([
      409,
      { current: { specList: [{ active: 0 }, { active: 1 }, { active: 1 }, { active: 1 }] } },
    ]);
  });
});
