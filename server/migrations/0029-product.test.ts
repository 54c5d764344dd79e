import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有的物料不属于任何商品', async () => {
  const owner = await app.owner();
  await owner.query(`
    alter table material drop column product_id, drop column value_ids, drop column variant_order, drop column bar_code, drop column on_shelf, drop column item_type;
    drop table product_requirement, product_assignment, product_value, product_label, product_file, product cascade;
    delete from app.change_root where table_name in ('product_requirement', 'product_file');
    delete from migration.applied where name = '0029-product.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows } = await (await app.asTenant(1)).query('select count(*)::int as materials, count(product_id)::int as variants from material');
  expect(rows[0].materials).toBeGreaterThan(2000);
  expect(rows[0].variants).toBe(0);
});
