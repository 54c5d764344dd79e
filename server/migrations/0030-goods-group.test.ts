import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { insertProducts } from '../src/testing/samples/insert-products.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有的商品可以加入分组；分组与商品各自删除时，只有联系消失', async () => {
  const [one, two] = await insertProducts(app, ['球阀', '蝶阀']);
  const owner = await app.owner();
  await owner.query(`
    drop table goods_group_product, goods_group;
    delete from migration.applied where name = '0030-goods-group.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  const add = async (name: string) =>
    (await tenantOne.query<{ id: string }>(`insert into goods_group (name, description) values ($1, '说明') returning id`, [name])).rows[0]!.id;
  const [first, second] = [await add('甲组'), await add('乙组')];
  await expect(add('甲组')).rejects.toThrow('goods_group_name_key');
  await tenantOne.query('insert into goods_group_product (goods_group_id, product_id) select g, p from unnest($1::bigint[]) g, unnest($2::bigint[]) p', [[first, second], [one, two]]);
  await tenantOne.query('delete from goods_group where id = $1', [first]);
  await tenantOne.query('delete from product where id = $1', [two]);
  expect((await tenantOne.query('select goods_group_id, product_id from goods_group_product')).rows).toEqual([{ goods_group_id: second, product_id: one }]);
});
