import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let number = 700;

/** A product in two colours, at 18.5 and 30. */
async function addProduct() {
  const choices = await productChoices(used.admin);
  number += 1;
  const { id: specificationId } = await used.admin.data(specification.save, {
    name: `颜色${number}`,
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: '蓝色' }, { specValue: '红色' }],
  });
  const colour = await used.admin.data(specification.detail, { id: specificationId });
  const specList = colour.specValueList.map(({ id, specValue }, index) => ({
    ...variantSample(specValue, index === 0 ? '18.5' : '30'),
    specValues: [id],
  }));
  const { id } = await used.admin.data(product.create, {
    ...productSample(choices, number),
    productModel: 1,
    proSpecConfigVoList: [{ id: specificationId, specValueList: colour.specValueList }],
    specList,
  });
  const read = () => used.admin.data(product.detail, { proId: id });
  const [blue, red] = (await read()).specList;
  /** Of each variant. The earlier saves move back a second: times are told in seconds. */
  const setPrices = async (prices: Readonly<Record<string, object>>) => {
    const before = await read();
    await moveBack();
    await used.admin.succeed(product.update, {
      ...before,
      specList: before.specList.map((row) => ({ ...row, ...prices[row.id] })),
    });
  };
  return {
    id,
    blue: blue!.id,
    red: red!.id,
    setPrices,
    history: (skuId?: string) => used.admin.data(product.prices, { proId: id, skuId }),
  };
}

const asOwner = async (statement: string) => {
  const owner = await used.app.owner();
  await owner.query(statement).finally(() => owner.end());
};
const moveBack = () => asOwner(`update change_record set created_time = created_time - interval '1 second'`);

const ranges = (points: readonly { low: string; high: string }[]) => points.map(({ low, high }) => [low, high]);

it('给出每次调价之后所有规格的最低价与最高价；一次保存是一个点，没有变化的不算', async () => {
  const { blue, red, setPrices, history } = await addProduct();
  await setPrices({ [blue]: { listPricePerUnit: '25' }, [red]: { listPricePerUnit: '40.50' } });
  await setPrices({ [red]: { marketPrice: '60' } });
  const { listPricePerUnit, marketPrice } = await history();
  expect(ranges(listPricePerUnit)).toEqual([
    ['18.5', '30'],
    ['25', '40.5'],
  ]);
  expect(ranges(marketPrice)).toEqual([
    ['20', '20'],
    ['20', '60'],
  ]);
  expect(listPricePerUnit.map(({ time }) => time)).toEqual(listPricePerUnit.map(({ time }) => time).toSorted());
});

it('只看一个规格；别的商品的规格、看不到的商品不存在', async () => {
  const { id, blue, red, setPrices, history } = await addProduct();
  await setPrices({ [red]: { listPricePerUnit: '9' } });
  expect(ranges((await history(blue)).listPricePerUnit)).toEqual([['18.5', '18.5']]);
  expect(ranges((await history(red)).listPricePerUnit)).toEqual([
    ['30', '30'],
    ['9', '9'],
  ]);
  const other = await addProduct();
  expect((await used.admin.attempt(product.prices, { proId: id, skuId: other.blue })).status).toBe(404);
  expect((await used.neighbour.attempt(product.prices, { proId: id })).status).toBe(404);
});

it('删除的规格在删除之前仍算在内', async () => {
  const { red, history } = await addProduct();
  await moveBack();
  await used.admin.succeed(sku.delete, [red]);
  expect(ranges((await history()).listPricePerUnit)).toEqual([
    ['18.5', '30'],
    ['18.5', '18.5'],
  ]);
});

it('变更记录的开头已清理时，从当时的价格开始，时间为空', async () => {
  const { blue, setPrices, history } = await addProduct();
  await setPrices({ [blue]: { listPricePerUnit: '22' } });
  await asOwner(`delete from change_record where action = 'insert' and table_name = 'material'`);
  const { listPricePerUnit } = await history();
  expect(ranges(listPricePerUnit)).toEqual([
    ['18.5', '30'],
    ['22', '30'],
  ]);
  expect(listPricePerUnit[0]!.time).toBe('');
});

it('看不到市场价的角色没有它的历史，另一种价格照常', async () => {
  const { id } = await addProduct();
  const roleId = await addRole(used.app, 'NO_MARKET', ['product.view'], ['INV01']);
  await restrictFields(used.app, roleId, { 'material.marketPrice': 'hidden' });
  const clerk = await addPerson(used.app, 'nomarket', 'D0201', 'NO_MARKET');
  const seen = await clerk.data(product.prices, { proId: id });
  expect(seen).not.toHaveProperty('marketPrice');
  expect(ranges(seen.listPricePerUnit)).toEqual([['18.5', '30']]);
});
