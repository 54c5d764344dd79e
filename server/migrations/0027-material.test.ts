import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，每个租户最早的库存组织成为总部，其他的不是', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop table code_counter, material_stock_message, material_stock, material_assignment, material_accessory, material_file, material cascade;
    delete from app.change_root where table_name like 'material%';
    drop index inventory_organisation_search;
    alter table inventory_organisation drop column master, drop column unit_organisation_id, drop column initials;
    delete from migration.applied where name = '0027-material.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  for (const tenant of [1, 2]) {
    const { rows } = await (await app.asTenant(tenant)).query('select code from inventory_organisation where master');
    expect(rows).toEqual([{ code: 'INV01' }]);
  }
});
