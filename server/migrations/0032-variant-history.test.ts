import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有规格的编码视为手工录入，移除规格时记下它属于哪个商品', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop trigger log_variants on material;
    alter table material drop column made_code;
    delete from migration.applied where name = '0032-variant-history.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const tenantOne = await app.asTenant(1);
  expect((await tenantOne.query('select from material where made_code is not null')).rowCount).toBe(0);
  const { rows: [variant] } = await tenantOne.query<{ id: string; product_id: string }>(`
    select id, product_id from material m
     where product_id is not null
       and not exists (select from material_stock s where s.material_id = m.id)
       and not exists (select from material_accessory a where a.accessory_id = m.id)
       and not exists (select from bom b where b.material_id = m.id)
       and not exists (select from bom_item i where i.material_id = m.id)
     order by id limit 1`);
  await tenantOne.query('delete from material where id = $1', [variant!.id]);
  const { rows } = await tenantOne.query(`select root_id, changes from change_record where table_name = 'product_variant'`);
  expect(rows).toEqual([{ root_id: variant!.product_id, changes: { material_id: { removed: [Number(variant!.id)] } } }]);
});
